import type { BarcodeReader } from "./barcode-reader.ts";
import { cropPixels } from "./crop-pixels.ts";

/** Codes in a photograph stay readable down to here, and a phone's twelve megapixels would only take longer. */
const maxPx = 1600;

/**
 * The thirteen digits in a photograph; null when none are found.
 * @throws Error when the file is no picture, or the reader does not work here
 */
export async function readPhoto(file: Blob, reader: BarcodeReader): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const pixels = cropPixels(picture, whole, maxPx, document.createElement("canvas"));
    return pixels && (await reader.read(pixels, "still"));
  } finally {
    picture.close();
  }
}
