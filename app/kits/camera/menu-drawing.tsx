import css from "./menu-drawing.module.css";
import type { MenuPlace } from "./menu-place.ts";

/** The mark's middle in the drawing of 120 × 150. */
const marks: Record<MenuPlace, readonly [number, number]> = {
  topRight: [94, 25],
  bottomRight: [94, 127],
  share: [94, 25],
};

/** A phone, and where in it the menu is. */
export function MenuDrawing({ place, label }: { place: MenuPlace; label: string }) {
  const [x, y] = marks[place];
  return (
    <svg className={css.drawing} viewBox="0 0 120 150" role="img" aria-label={label} fill="none">
      <rect x="14" y="8" width="92" height="134" rx="10" className={css.edge} />
      <path d="M14 34h92M14 118h92" className={css.bar} />
      <path d="M24 21h46M26 130h30M26 52h68M26 64h68M26 76h44" className={css.rest} />
      <circle cx={x} cy={y} r="11" className={css.ring} />
      {place === "share" ? (
        <path d={`M${x} ${y + 4}v-9m-3 3 3-3 3 3m-6 4h-1v5h8v-5h-1`} className={css.mark} />
      ) : (
        [-4, 0, 4].map((offset) => <circle key={offset} cx={x + offset} cy={y} r="1.4" className={css.dot} />)
      )}
    </svg>
  );
}
