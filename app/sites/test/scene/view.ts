import { frame, frameRatio } from "../tuning.ts";

/** How points of the scene fall on pixels. */
export interface View {
  width: number;
  height: number;
  /** Pixels a unit. */
  scale: number;
  /** The scene's x of a column, and y of a row. */
  x(column: number): number;
  y(row: number): number;
}

/** The view on a picture so many pixels wide. */
export function viewOf(width: number): View {
  const height = Math.round(width * frameRatio);
  const scale = width / frame.width;
  const middleX = width * frame.eyeX;
  const middleY = height * frame.eyeY;
  return {
    width,
    height,
    scale,
    x: (column) => (column + 0.5 - middleX) / scale,
    y: (row) => (middleY - row - 0.5) / scale,
  };
}
