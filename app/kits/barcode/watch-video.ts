import { waitMs } from "#app/kits/basics/abort.ts";
import { createTwoReads } from "./two-reads.ts";
import type { BarcodeReader } from "./barcode-reader.ts";
import { takePixels } from "./take-pixels.ts";

/** Between two pictures, so that the phone stays cool. */
const restMs = 60;
const maxPx = 960;

/**
 * Looks at a camera's pictures, as soon as there is a video that shows them, until the same code was read twice.
 * Rejects with the signal's reason, or when the reader does not work here.
 */
export async function watchVideo(
  video: () => HTMLVideoElement | null,
  reader: BarcodeReader,
  signal: AbortSignal,
): Promise<string> {
  const canvas = document.createElement("canvas");
  const accept = createTwoReads();
  for (let turn = 0; ; turn += 1) {
    await waitMs(restMs, signal);
    const shown = video();
    if (!shown || shown.videoWidth === 0) continue;
    const { videoWidth: width, videoHeight: height } = shown;
    const pixels = takePixels(shown, middleOf(width, height), maxPx, canvas);
    if (!pixels) continue;
    const code = accept(await reader.read(pixels, turn));
    if (code !== null) return code;
  }
}

/** What the frame over the picture shows of it (4:3, cropped as `object-fit: cover` does). */
function middleOf(width: number, height: number) {
  const wide = Math.min(width, (height * 4) / 3);
  const high = Math.min(height, (width * 3) / 4);
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}
