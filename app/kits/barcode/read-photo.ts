import type { BarcodeReader } from "./barcode-reader.ts";
import { cropPixels } from "./crop-pixels.ts";

/** Most codes stay readable down to here, and a phone's twelve megapixels would only take longer. */
const maxPx = 1600;

/** A code that was too small for that is mostly in the middle: this share of each side. */
const middleShare = 0.55;

/**
 * The thirteen digits in a photograph; null when none are found.
 * @throws Error when the file is no picture, or the reader does not work here
 */
export async function readPhoto(file: Blob, reader: BarcodeReader): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = picture;
    const canvas = document.createElement("canvas");
    const whole = cropPixels(picture, { x: 0, y: 0, width, height }, maxPx, canvas);
    const code = whole && (await reader.read(whole, "still"));
    if (code !== null || Math.max(width, height) < 1.2 * maxPx) return code;
    const side = (1 - middleShare) / 2;
    const middle = { x: width * side, y: height * side, width: width * middleShare, height: height * middleShare };
    const closer = cropPixels(picture, middle, maxPx, canvas);
    return closer && (await reader.read(closer, "closer"));
  } finally {
    picture.close();
  }
}
