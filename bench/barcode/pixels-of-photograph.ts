import sharp from "sharp";
import type { Pixels } from "#app/kits/barcode/pixels.ts";

/** A JPEG file as a canvas would give it. */
export async function pixelsOfPhotograph(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: Uint8ClampedArray.from(data), width: info.width, height: info.height };
}
