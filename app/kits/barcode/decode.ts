import { type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import { findStrips, type Strip } from "./blurred/find-strip.ts";
import { readBlurred } from "./blurred/read-blurred.ts";
import { countReads } from "./count-reads.ts";
import { findBarAngle, rotate } from "./level.ts";
import { flatten, type Grey, toGrey, type Pixels, toPixels, sharpen, upscale2x } from "./pixels.ts";

/**
 * One look at a picture: `plain` as it is, `strips` at what may be a code cut out and turned upright, `blurred` by asking
 * which code fits (`blurred/`), the others without shade, or levelled and with edges brought back.
 */
export type ReadLook = "plain" | "flat" | "strips" | "blurred" | "level" | "levelFlat" | "levelSharp" | "sharp";

/** The order in which a still picture is looked at: what reads most for its time first. */
const stillLooks: readonly ReadLook[] = [
  "plain",
  "strips",
  "blurred",
  "flat",
  "level",
  "levelFlat",
  "sharp",
  "levelSharp",
];
/** What a camera's pictures are looked at with, one after the other. */
export const liveLooks: readonly ReadLook[] = ["plain", "strips", "blurred"];

const options: ReaderOptions = {
  formats: ["EAN13"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
};

/** The thirteen digits in a picture by one look; null when none are found. The check digit fits. */
export async function readOnce(pixels: Pixels, look: ReadLook = "plain"): Promise<string | null> {
  const [code] = countReads(await readsOf(openPicture(pixels), look)).codes;
  return code ?? null;
}

/**
 * The thirteen digits in a still picture: two looks, or one look at two parts of it, must read the same and nothing
 * else may be read as often, because a single read of a blurred code can be another code whose check digit happens to
 * fit. No look is begun later than `budgetMs` after the first, for which the engine may still be on its way.
 */
export async function readStill(pixels: Pixels, budgetMs: number = Number.POSITIVE_INFINITY): Promise<string | null> {
  let endsAtMs: number | null = null;
  const picture = openPicture(pixels);
  const reads: string[] = [];
  for (const look of stillLooks) {
    reads.push(...(await readsOf(picture, look)));
    const { accepted } = countReads(reads);
    if (accepted !== null) return accepted;
    endsAtMs ??= performance.now() + budgetMs;
    if (performance.now() > endsAtMs) return null;
  }
  return null;
}

/** A picture with what several looks need of it, each made once. */
function openPicture(pixels: Pixels) {
  let grey: Grey | null = null;
  let strips: readonly Strip[] | null = null;
  let level: Grey | null = null;
  const getGrey = (): Grey => (grey ??= toGrey(pixels));
  return {
    pixels,
    grey: getGrey,
    strips: () => (strips ??= findStrips(getGrey())),
    level(): Grey {
      const angle = level ? null : findBarAngle(getGrey());
      return (level ??= angle === null ? getGrey() : rotate(getGrey(), angle));
    },
  };
}

/** Every read of a look: each is of other pixels, or of the same ones in another light. */
async function readsOf(picture: ReturnType<typeof openPicture>, look: ReadLook): Promise<string[]> {
  const wide = Math.max(12, Math.round(picture.pixels.width / 24));
  switch (look) {
    case "plain":
      return readCodes(picture.pixels, options);
    case "flat":
      return readGrey(flatten(picture.grey(), wide), { ...options, tryInvert: true });
    case "strips":
      return readStrips(picture.strips());
    case "blurred":
      return readBlurred(picture.strips());
    case "level":
      return readGrey(picture.level());
    case "levelFlat":
      return readGrey(flatten(picture.level(), wide));
    case "levelSharp":
      return readGrey(sharpen(picture.level(), 2, 2.2));
    case "sharp":
      return readGrey(sharpen(flatten(picture.grey(), wide), 3, 3));
  }
}

/** Each strip twice: large, and large with its edges brought back. */
async function readStrips(strips: readonly Strip[]): Promise<string[]> {
  const reads: string[] = [];
  for (const strip of strips) {
    const large = upscale2x(strip);
    for (const shown of [large, sharpen(large, 3, 2.4)])
      reads.push(...(await readGrey(shown, { ...options, tryRotate: false, tryDownscale: false, tryInvert: true })));
    if (reads.length > 0) break;
  }
  return reads;
}

const readGrey = (grey: Grey, how: ReaderOptions = options): Promise<string[]> => readCodes(toPixels(grey), how);

async function readCodes(pixels: Pixels, how: ReaderOptions): Promise<string[]> {
  const found = await readBarcodes(pixels as unknown as ImageData, how);
  return found.flatMap(({ isValid, text }) => (isValid && /^\d{13}$/.test(text) ? text : []));
}
