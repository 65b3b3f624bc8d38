import type { CanvasSurface } from "../flow/canvas-surface.ts";
import type { SignFrame } from "./sign-frame.ts";
import { board } from "./sign-board.ts";

/** How far the eave ends above the board's frame, in half units. */
const hangs = 20;

/** The edge of the roof the sign hangs from, at the sign's own scale; beside a wide field it goes on, mirrored. */
export function drawEave({ context, width }: CanvasSurface, eave: HTMLImageElement | null, frame: SignFrame): void {
  if (!eave) return;
  const w = board.width * frame.scale;
  const h = (w * eave.naturalHeight) / eave.naturalWidth;
  const x = frame.x + board.x * frame.scale;
  const bottom = frame.y - hangs * frame.scale;
  // Where hardly any of it is left, the ropes go up into the night.
  if (bottom < h * 0.35) return;
  const y = Math.min(0, bottom - h);
  context.drawImage(eave, x, y, w, h);
  for (let n = 1; x - (n - 1) * w > 0 || x + n * w < width; n++) {
    drawTurned(context, eave, n % 2 === 1, x - n * w, y, w, h);
    drawTurned(context, eave, n % 2 === 1, x + n * w, y, w, h);
  }
}

function drawTurned(
  context: CanvasRenderingContext2D,
  eave: HTMLImageElement,
  isMirrored: boolean,
  ...[x, y, w, h]: [x: number, y: number, w: number, h: number]
): void {
  context.save();
  context.translate(isMirrored ? x + w : x, y);
  context.scale(isMirrored ? -1 : 1, 1);
  context.drawImage(eave, 0, 0, w, h);
  context.restore();
}
