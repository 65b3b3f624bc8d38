import { decodeGamma, linearToHex } from "#app/kits/basics/srgb.ts";

/** A colour in OKLab: lightness 0–1, a from green to red, b from blue to yellow. */
export type Oklab = readonly [l: number, a: number, b: number];

/** The linear light of each of the 256 bytes. */
export const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));

/** Linear sRGB as OKLab (Ottosson 2020, matrices as in CSS Color 4). */
export function oklabOfLinear(red: number, green: number, blue: number): [l: number, a: number, b: number] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** The nearest `#rrggbb`; what a screen cannot show is clipped. */
export function oklabToHex([l, a, b]: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return linearToHex([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]);
}

/** How far two colours are from each other in OKLab; about 0.02 can just be told apart. */
export const oklabDistance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
