import css from "./menu-drawing.module.css";
import type { MenuPosition } from "./external-browser-option.ts";

/** The sign's middle in the drawing of 120 × 150. */
const corners: Record<MenuPosition["corner"], readonly [number, number]> = {
  topRight: [94, 21],
  bottomRight: [94, 130],
};

/** A phone, and where in it the app keeps its menu. */
export function MenuDrawing({ position, label }: { position: MenuPosition; label: string }) {
  const [x, y] = corners[position.corner];
  const isTop = position.corner === "topRight";
  return (
    <svg className={css.drawing} viewBox="0 0 120 150" role="img" aria-label={label} fill="none">
      <rect x="14" y="8" width="92" height="134" rx="10" className={css.edge} />
      <path d="M14 34h92M14 118h92" className={css.bar} />
      <path d={`M24 21h${isTop ? 46 : 70}M26 130h${isTop ? 68 : 46}`} className={css.rest} />
      {/* The page in it: lips, three lines of words. */}
      <path d="M38 62c7-7 15-7 22-2 7-5 15-5 22 2-7 10-14 13-22 13s-15-3-22-13z" className={css.rest} />
      <path d="M32 92h56M32 102h36" className={css.rest} />
      <circle cx={x} cy={y} r="10.5" className={css.ring} />
      {position.sign === "share" ? (
        <path d={`M${x} ${y + 3}v-9m-3 3 3-3 3 3m-6 3h-1v6h8v-6h-1`} className={css.mark} />
      ) : (
        [-4, 0, 4].map((offset) => (
          <circle
            key={offset}
            cx={x + (position.sign === "dots" ? offset : 0)}
            cy={y + (position.sign === "dots" ? 0 : offset)}
            r="1.4"
            className={css.dot}
          />
        ))
      )}
    </svg>
  );
}
