import { type PaintedPan, paintCompact } from "../rules/paint-compact.ts";
import { isRedAway } from "./red-away.ts";

/** Fine enough for a phone, and painted within a second by a slow one. */
const widthPx = 420;
const rowsAtOnce = 14;

/**
 * The compact in plain steps, for machines without a graphics chip: some rows at a time, so that the page stays awake, and
 * shown when all of them are there. Resolves when it is.
 */
export async function plainCompact(
  canvas: HTMLCanvasElement,
  pans: readonly PaintedPan[],
  signal: AbortSignal,
): Promise<void> {
  const heightPx = Math.round(widthPx * 1.25);
  const picture = new ImageData(widthPx, heightPx);
  const isAway = isRedAway();
  for (let row = 0; row < heightPx; row += rowsAtOnce) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    const rows = paintCompact(widthPx, heightPx, pans, row, Math.min(heightPx, row + rowsAtOnce), isAway);
    picture.data.set(rows, row * widthPx * 4);
  }
  [canvas.width, canvas.height] = [widthPx, heightPx];
  canvas.getContext("2d")?.putImageData(picture, 0, 0);
}
