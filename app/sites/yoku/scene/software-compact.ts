import { isAbort } from "#app/kits/basics/abort.ts";
import { runInTurns, type SlicedWork } from "#app/kits/basics/time-slicing.ts";
import { type PaintedPan, paintCompact } from "../rules/paint-compact.ts";
import { isNoRedActive } from "./no-red-event.ts";

/** Fine enough for a phone, and painted within a second by a slow one. */
const widthPx = 420;
const heightPx = Math.round(widthPx * 1.25);

/**
 * The compact in plain steps, for machines without a graphics chip: row after row in turns, so that the page stays awake, and
 * shown when all of them are there. Resolves when it is, and when the signal ended it.
 */
export async function paintSoftwareCompact(
  canvas: HTMLCanvasElement,
  pans: readonly PaintedPan[],
  signal: AbortSignal,
): Promise<void> {
  try {
    const picture = await runInTurns(paintRows(pans, isNoRedActive()), signal);
    [canvas.width, canvas.height] = [widthPx, heightPx];
    canvas.getContext("2d")?.putImageData(picture, 0, 0);
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
}

function* paintRows(pans: readonly PaintedPan[], isNoRed: boolean): SlicedWork<ImageData> {
  const picture = new ImageData(widthPx, heightPx);
  for (let row = 0; row < heightPx; row++) {
    picture.data.set(paintCompact(widthPx, heightPx, pans, row, row + 1, isNoRed), row * widthPx * 4);
    yield;
  }
  return picture;
}
