import { waitMs } from "#app/kits/basics/abort.ts";
import { createReadConfirmer } from "./confirm-read.ts";
import type { BarcodeReader } from "./barcode-reader.ts";
import { cropPixels } from "./crop-pixels.ts";

/** Between two pictures, so that the phone stays cool. */
const pauseMs = 60;
const maxPx = 960;

/**
 * Looks at a camera's pictures, as soon as there is a video that shows them, until the same code was read twice.
 * With `onRead` it goes on after each, and tells it again and again while it is held there. Rejects with the signal's reason, or when the reader does not work here.
 */
export async function scanVideo(
  video: () => HTMLVideoElement | null,
  reader: BarcodeReader,
  signal: AbortSignal,
  onRead: ((code: string) => void) | null = null,
): Promise<string> {
  const canvas = document.createElement("canvas");
  const accept = createReadConfirmer();
  for (let pass = 0; ; pass += 1) {
    await waitMs(pauseMs, signal);
    const shown = video();
    if (!shown || shown.videoWidth === 0) continue;
    const { videoWidth: width, videoHeight: height } = shown;
    const pixels = cropPixels(shown, middleArea(width, height), maxPx, canvas);
    if (!pixels) continue;
    const code = accept(await reader.read(pixels, pass));
    if (code === null) continue;
    if (!onRead) return code;
    onRead(code);
  }
}

/** What the frame over the picture shows of it (4:3, cropped as `object-fit: cover` does). */
function middleArea(width: number, height: number) {
  const wide = Math.min(width, (height * 4) / 3);
  const high = Math.min(height, (width * 3) / 4);
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}
