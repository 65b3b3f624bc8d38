import sharp, { type Metadata } from "sharp";
import { countJpegScans } from "./jpeg-scans.ts";
import { withoutPngTexts } from "./png-chunks.ts";

/** A picture as it came in, to be drawn anew. */
export interface DecodeTask {
  bytes: Uint8Array;
  /** The longer side of what comes out, at most. */
  sidePx: number;
}

/** WebP, drawn anew, or why there is none: no picture that is taken, or one that is too large spread out. */
export type DecodeAnswer =
  | { kind: "picture"; bytes: Uint8Array; widthPx: number; heightPx: number }
  | { kind: "refused"; reason: "no-picture" | "too-large" };

const maxPixels = 24_000_000;
/** A side alone can cost much: a picture one pixel high is unpacked in lines of millions. */
const maxSidePx = 12_000;
/** 24 megapixels of four bytes. With 16 bits a channel so much is reached at half the pixels. */
const maxSpreadBytes = maxPixels * 4;
/** Usual progressive files have about ten. */
const maxJpegScans = 32;
/** SVG is none of them: it is read by a library of its own, and can ask for anything. */
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

/**
 * Draws a picture anew: turned upright, no longer than `sidePx`, without EXIF, profiles and whatever stands behind it. What
 * would cost too much is refused by its head, before anything is spread out. Runs in the picture process alone.
 */
export async function decodePicture({ bytes, sidePx }: DecodeTask): Promise<DecodeAnswer> {
  try {
    const source = withoutTraps(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    if (!formats.has(metadata.format)) return noPicture;
    if (isTooLarge(metadata)) return { kind: "refused", reason: "too-large" };
    const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .rotate()
      .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { kind: "picture", bytes: data, widthPx: info.width, heightPx: info.height };
  } catch {
    // Its first bytes promised more than the rest held.
    return noPicture;
  }
}

const noPicture: DecodeAnswer = { kind: "refused", reason: "no-picture" };

/** By the first bytes, as whoever opens it will take it. @throws Error for one that is broken or asks for too much */
function withoutTraps(bytes: Buffer): Buffer {
  if (bytes[0] === 0x89) return withoutPngTexts(bytes);
  if (bytes[0] === 0xff && countJpegScans(bytes, maxJpegScans) > maxJpegScans) throw new Error("too many scans");
  return bytes;
}

function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const bytesPerPixel = channels * (depth === "uchar" ? 1 : 2);
  const pixels = width * height;
  return (
    Math.max(width, height) > maxSidePx || pixels > maxPixels || pixels * bytesPerPixel > maxSpreadBytes || pixels === 0
  );
}
