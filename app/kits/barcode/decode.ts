import { type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import { findBarAngle, rotate } from "./level.ts";
import { upscale2x, flatten, type Grey, toGrey, type Pixels, toPixels, sharpen } from "./pixels.ts";

/** How a picture is prepared before it is read: what one look misses, another may see. */
export interface ReadPass {
  /** Turned so that the bars stand upright: the reader itself only looks along rows and columns. */
  isLevel: boolean;
  /** `flat` without shade, `sharp` with edges brought back, `large` twice as large and sharp. */
  light: "plain" | "flat" | "sharp" | "flatSharp" | "large";
}

export const plainPass: ReadPass = { isLevel: false, light: "plain" };

/** The order in which a still picture is looked at: the cheap looks first. */
const stillPasses: readonly ReadPass[] = [
  plainPass,
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
export const livePasses: readonly ReadPass[] = [
  plainPass,
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
const maxUpscalePx = 1_600_000;

/** The thirteen digits in a picture, read once with one look; null when none are found. The check digit fits. */
export async function readOnce(pixels: Pixels, pass: ReadPass = plainPass): Promise<string | null> {
  const isPlain = !pass.isLevel && pass.light === "plain";
  const [found] = await readBarcodes(
    (isPlain ? pixels : prepare(toGrey(pixels), pass)) as unknown as ImageData,
    options,
  );
  return found?.isValid && /^\d{13}$/.test(found.text) ? found.text : null;
}

/**
 * The thirteen digits in a still picture: two looks must read the same, because a single read of a blurred code can be
 * another code whose check digit happens to fit.
 */
export async function readStill(pixels: Pixels): Promise<string | null> {
  const codes = new Set<string>();
  for (const pass of stillPasses) {
    const code = await readOnce(pixels, pass);
    if (code === null) continue;
    if (codes.has(code)) return code;
    codes.add(code);
  }
  return null;
}

function prepare(grey: Grey, { isLevel, light }: ReadPass): Pixels {
  const angle = isLevel ? findBarAngle(grey) : null;
  const level = angle === null ? grey : rotate(grey, angle);
  return toPixels(applyLight(level, light));
}

function applyLight(grey: Grey, light: ReadPass["light"]): Grey {
  const wide = Math.max(12, Math.round(grey.width / 24));
  switch (light) {
    case "plain":
      return grey;
    case "flat":
      return flatten(grey, wide);
    case "sharp":
      return sharpen(grey, 2, 2.2);
    case "flatSharp":
      return sharpen(flatten(grey, wide), 3, 3);
    case "large":
      return sharpen(grey.data.length > maxUpscalePx ? grey : upscale2x(grey), 4, 2.4);
  }
}
