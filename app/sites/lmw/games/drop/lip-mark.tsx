import { tuning } from "./tuning.ts";
import css from "./drop.module.css";

/** One of the eleven as a small drawing; whoever shows it says its name. */
export function LipMark({ size }: { size: number }) {
  const hex = tuning.shades[size];
  return (
    <svg className={css.mark} viewBox="0 0 100 100" aria-hidden="true" data-size={size}>
      <circle cx="50" cy="50" r={Math.min(48, 22 + size * 2.6)} fill={hex} stroke="#f3ebe6" strokeWidth="2.5" />
      <path
        d="M28 52c7-11 15-14 19-14 2 0 2 2 3 3 1-1 1-3 3-3 4 0 12 3 19 14-7 12-13 17-22 17S35 64 28 52z"
        fill="#1a0206"
        fillOpacity=".5"
      />
      <path d="M28 52c9-2 16-2 22-1 6-1 13-1 22 1" fill="none" stroke="#1a0206" strokeWidth="2.6" />
    </svg>
  );
}
