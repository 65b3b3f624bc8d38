import { strokePath } from "../rules/stroke-path.ts";
import css from "./strokes.module.css";

interface StrokesProps {
  /** What was found, `#rrggbb`. */
  colour: string;
  /** What it turned into. */
  shade: string;
  colourLabel: string;
  shadeLabel: string;
}

const left = strokePath(11, { x: 6, y: 8, width: 196, height: 82 });
const right = strokePath(23, { x: 354, y: 18, width: -204, height: 82 });

/** Two strokes that run into each other: the colour of the street, and the one that can be worn. Both are exact. */
export function Strokes({ colour, shade, colourLabel, shadeLabel }: StrokesProps) {
  return (
    <div className={css.strokes}>
      <svg viewBox="0 0 360 108" aria-hidden="true" focusable="false">
        <path d={right} fill={shade} />
        <path d={left} fill={colour} />
      </svg>
      <p className="between flex text-fine">
        <span>{colourLabel}</span>
        <span>{shadeLabel}</span>
      </p>
    </div>
  );
}
