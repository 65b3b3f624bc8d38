import { splitTag } from "./rules.ts";
import css from "./shadow.module.css";

const shapes = [
  "M50 10a40 40 0 1 1-.1 0z",
  "M14 14h72v72H14z",
  "M50 6 94 50 50 94 6 50z",
  "M50 4c4 26 30 36 30 60a30 30 0 0 1-60 0C20 40 46 30 50 4z",
] as const;

/** A tag: an outline, dots above, lines below. It says itself with a label; else the button around it does. */
export function TagIcon({ tag, label }: { tag: number; label?: string }) {
  const [shape, dots, lines] = splitTag(tag);
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={`${css.tag} wide`} viewBox="0 0 100 100" {...ariaProps}>
      <path d={shapes[shape]} />
      {Array.from({ length: dots + 1 }, (_, n) => (
        <circle key={`d${n}`} cx={50 + (n - dots / 2) * 14} cy={48} r="4.6" />
      ))}
      {Array.from({ length: lines + 1 }, (_, n) => (
        <rect key={`l${n}`} x="38" y={60 + n * 8} width="24" height="4" />
      ))}
    </svg>
  );
}
