import { decodeGamma } from "../basics/srgb.ts";
import { byteAt, floatAt } from "../basics/typed-array-at.ts";
import { luminance } from "./light-sums.ts";
import { solveLinear } from "./solve-linear.ts";

/**
 * How much of its light a surface may have beside a smooth slope. The middles of 29 portraits have 0.06 to 0.9, cheeks alone
 * 0.1 and more; a grey wall has 0.01, and paper under a phone's noise about 0.02.
 */
const evenShare = 0.05;

/**
 * Whether a part of a picture shows one even surface, as a sheet of paper does however the light falls on it: what is left
 * beside the smooth slope of the light (a surface of second degree) is little.
 * @param rgba RGBA rows, `widthPx` in each
 */
export function isEvenSurface(rgba: Uint8ClampedArray, widthPx: number): boolean {
  const light = Float32Array.from({ length: rgba.length / 4 }, (_, i) => luminanceAt(rgba, i));
  const slope = (i: number): number[] => {
    const [x, y] = [(i % widthPx) / widthPx - 0.5, Math.floor(i / widthPx) / widthPx - 0.5];
    return [1, x, y, x * x, x * y, y * y];
  };
  const terms = Array.from(light, (_, i) => slope(i));
  const sum = (one: (i: number) => number): number => terms.reduce((total, _, i) => total + one(i), 0);
  const at = (i: number, term: number): number => terms[i]?.[term] ?? 0;
  const factors = solveLinear(
    slope(0).map((_, row) => slope(0).map((__, column) => sum((i) => at(i, row) * at(i, column)))),
    slope(0).map((_, row) => sum((i) => at(i, row) * floatAt(light, i))),
  );
  const rest = sum(
    (i) => (floatAt(light, i) - factors.reduce((fit, factor, term) => fit + factor * at(i, term), 0)) ** 2,
  );
  const mean = sum((i) => floatAt(light, i)) / light.length;
  return Math.sqrt(rest / light.length) <= evenShare * mean;
}

const luminanceAt = (rgba: Uint8ClampedArray, i: number): number =>
  luminance([0, 1, 2].map((c) => decodeGamma(byteAt(rgba, i * 4 + c) / 255)) as [number, number, number]);
