import { type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import { barAngle, turned } from "./level.ts";
import { doubled, flattened, type Grey, greyOf, type Pixels, pixelsOf, sharpened } from "./pixels.ts";

/** How a picture is prepared before it is read: what one look misses, another may see. */
export interface Look {
  /** Turned so that the bars stand upright: the reader itself only looks along rows and columns. */
  isLevel: boolean;
  /** `flat` without shade, `sharp` with edges brought back, `large` twice as large and sharp. */
  light: "plain" | "flat" | "sharp" | "flatSharp" | "large";
}

export const plainLook: Look = { isLevel: false, light: "plain" };

/** The order in which a still picture is looked at: the cheap looks first. */
const stillLooks: readonly Look[] = [
  plainLook,
  { isLevel: true, light: "plain" },
  { isLevel: true, light: "flat" },
  { isLevel: false, light: "flat" },
  { isLevel: true, light: "sharp" },
  { isLevel: true, light: "flatSharp" },
  { isLevel: false, light: "flatSharp" },
  { isLevel: true, light: "large" },
  { isLevel: false, light: "large" },
];
/** What a camera's pictures are looked at with, one after the other. */
export const liveLooks: readonly Look[] = [
  plainLook,
  { isLevel: true, light: "plain" },
  { isLevel: true, light: "sharp" },
];

const options: ReaderOptions = {
  formats: ["EAN13"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
};
/** Above this many pixels nothing is gained by doubling. */
const largeEnoughPx = 1_600_000;

/** The thirteen digits in a picture, read once with one look; null when none are found. The check digit fits. */
export async function readOnce(pixels: Pixels, look: Look = plainLook): Promise<string | null> {
  const isPlain = !look.isLevel && look.light === "plain";
  const [found] = await readBarcodes(
    (isPlain ? pixels : prepare(greyOf(pixels), look)) as unknown as ImageData,
    options,
  );
  return found?.isValid && /^\d{13}$/.test(found.text) ? found.text : null;
}

/**
 * The thirteen digits in a still picture: two looks must read the same, because a single read of a blurred code can be
 * another code whose check digit happens to fit.
 */
export async function readStill(pixels: Pixels): Promise<string | null> {
  const seen = new Set<string>();
  for (const look of stillLooks) {
    const code = await readOnce(pixels, look);
    if (code === null) continue;
    if (seen.has(code)) return code;
    seen.add(code);
  }
  return null;
}

function prepare(grey: Grey, { isLevel, light }: Look): Pixels {
  const angle = isLevel ? barAngle(grey) : null;
  const level = angle === null ? grey : turned(grey, angle);
  return pixelsOf(inLight(level, light));
}

function inLight(grey: Grey, light: Look["light"]): Grey {
  const wide = Math.max(12, Math.round(grey.width / 24));
  switch (light) {
    case "plain":
      return grey;
    case "flat":
      return flattened(grey, wide);
    case "sharp":
      return sharpened(grey, 2, 2.2);
    case "flatSharp":
      return sharpened(flattened(grey, wide), 3, 3);
    case "large":
      return sharpened(grey.data.length > largeEnoughPx ? grey : doubled(grey), 4, 2.4);
  }
}
