import { maxBoardPx } from "../tuning.ts";

/** The pixels across that a board is painted with on a canvas of the page. */
export const boardWidth = (canvas: HTMLCanvasElement): number =>
  Math.min(maxBoardPx, Math.round(Math.max(240, canvas.clientWidth) * Math.min(2, devicePixelRatio)));
