import { elementAt } from "#app/kits/basics/element-at.ts";
import css from "./star-path.module.css";

/** How far one is: the stars of a constellation light one after another. What it says is said in words elsewhere. */
export function StarPath({ count, lit }: { count: number; lit: number }) {
  const width = 24 * (count - 1);
  const stars = Array.from({ length: count }, (_, i) => ({
    x: 8 + (count > 3 ? i * 12 : i * 24),
    y: 14 + ((i * 5) % 7) - 3 * (i % 2) - 2,
  }));
  return (
    <svg className={css.path} viewBox={`0 0 ${16 + (count > 3 ? width / 2 : width)} 28`} aria-hidden="true">
      {stars.slice(1).map(({ x, y }, i) => (
        <line
          key={x}
          data-lit={i + 1 < lit || undefined}
          x1={elementAt(stars, i).x}
          y1={elementAt(stars, i).y}
          x2={x}
          y2={y}
        />
      ))}
      {stars.map(({ x, y }, i) => (
        <circle key={x} data-lit={i < lit || undefined} cx={x} cy={y} r={2.6} />
      ))}
    </svg>
  );
}
