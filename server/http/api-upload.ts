import type { Context } from "hono";
import sharp from "sharp";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";

/** The largest picture that is taken in, as it travels, and as it is spread out. */
export const maxUploadBytes = 8 * 1024 * 1024;
const maxPixels = 24_000_000;

/** A picture as it is stored. */
export interface UploadedPicture {
  /** WebP, made anew: nothing of what came in is in it but the picture. */
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * Reads the body of an upload, for whatever hashes it later; again costs nothing.
 * @throws ApiFailure E-SIZE above 8 MB
 */
export async function receiveUpload(c: Context<ApiEnv>): Promise<Uint8Array> {
  const bytes = c.var.bodyBytes ?? (await receive(c));
  c.set("bodyBytes", bytes);
  return bytes;
}

/**
 * Takes the picture that is the body of a write, whatever name or type it goes by: JPEG, PNG or WebP by its first bytes,
 * drawn anew into WebP, turned upright, no longer than `sidePx`. EXIF, profiles and everything behind the picture are
 * gone.
 * @throws ApiFailure E-SIZE above 8 MB or 24 megapixels, E-TYPE for anything that is no such picture
 */
export async function receivePicture(c: Context<ApiEnv>, { sidePx }: { sidePx: number }): Promise<UploadedPicture> {
  const bytes = await receiveUpload(c);
  if (!isPicture(bytes)) throw new HttpError("E-TYPE");
  // The head alone tells the size, before anything is spread out.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > maxPixels) throw new HttpError("E-SIZE");
  if (width * height === 0) throw new HttpError("E-TYPE");
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .rotate()
      .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
  } catch {
    // Its first bytes promised more than the rest held.
    throw new HttpError("E-TYPE");
  }
}

async function receive(c: Context<ApiEnv>): Promise<Uint8Array> {
  const contentLength = c.req.header("content-length");
  if (contentLength !== undefined && Number(contentLength) > maxUploadBytes) throw new HttpError("E-SIZE");
  const reader = c.req.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return new Uint8Array(Buffer.concat(chunks));
    sizeBytes += part.value.byteLength;
    // Not cancelled: that would close the connection before the answer is out.
    if (sizeBytes > maxUploadBytes) throw new HttpError("E-SIZE");
    chunks.push(part.value);
  }
}

/** By content, not by name: the first bytes of JPEG, PNG and WebP. */
function isPicture(bytes: Uint8Array): boolean {
  const at = (from: number, ...values: number[]): boolean => values.every((value, i) => bytes[from + i] === value);
  const isJpeg = at(0, 0xff, 0xd8, 0xff);
  const isPng = at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = at(0, 0x52, 0x49, 0x46, 0x46) && at(8, 0x57, 0x45, 0x42, 0x50);
  return isJpeg || isPng || isWebp;
}
