import { byteAt } from "../basics/typed-array-at.ts";
import { decodeGamma, type Rgb } from "../basics/srgb.ts";

/** Why a sheet of paper could not be read. */
export type WhiteBalanceError = "dark" | "blinding" | "not-white";

/**
 * The light of the room from a sheet of white paper that fills the middle of a picture: factors of red, green and blue
 * in linear light whose mean is 1. A shade times these looks as it would under that light.
 * @param rgba RGBA rows of the part that shows paper
 */
export function measureWhiteBalance(
  rgba: Uint8ClampedArray,
): { illuminant: Rgb; brightness: number } | { error: WhiteBalanceError } {
  const sums: [number, number, number] = [0, 0, 0];
  let clipped = 0;
  const count = rgba.length / 4;
  for (let i = 0; i < rgba.length; i += 4) {
    for (const c of [0, 1, 2] as const) sums[c] += decodeGamma(byteAt(rgba, i + c) / 255);
    if (Math.max(byteAt(rgba, i), byteAt(rgba, i + 1), byteAt(rgba, i + 2)) > 253) clipped++;
  }
  const mean = (sums[0] + sums[1] + sums[2]) / (3 * count);
  if (mean < minMean) return { error: "dark" };
  if (clipped > count * 0.2) return { error: "blinding" };
  const illuminant = [sums[0] / count / mean, sums[1] / count / mean, sums[2] / count / mean] as const;
  // Candlelight is at 1.9 : 0.85 : 0.25; what is further from white than that is no paper.
  return illuminant.some((factor) => factor > 2 || factor < 0.2)
    ? { error: "not-white" }
    : { illuminant, brightness: mean };
}

/** Under this the sensor's own noise has a colour. */
const minMean = 0.06;
