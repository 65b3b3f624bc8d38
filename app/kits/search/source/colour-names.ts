import { hexToLinear } from "../../basics/srgb.ts";

/** Hue angles in OKLCH, in degrees, from which each word holds; the circle closes at the first. */
const hues: readonly [fromDegrees: number, words: readonly string[]][] = [
  [8, ["赤"]],
  [28, ["赤", "オレンジ"]],
  [40, ["オレンジ", "橙"]],
  [68, ["黄", "金"]],
  [112, ["緑"]],
  [185, ["青"]],
  [290, ["紫"]],
  [338, ["ピンク"]],
];

/** Chroma from which a colour has a name of its own, and from which it is meant by it first. */
const dull = 0.035;

/** What one calls a colour in Japanese: the hue, and 茶, ベージュ, ワイン where lightness makes another word of it. */
export function colourNames(hex: string): string[] {
  const { lightness, chroma, hueDegrees } = oklch(hex);
  if (lightness < 0.26 && chroma < 0.05) return ["黒"];
  if (chroma < dull) return lightness > 0.85 ? ["白", "ベージュ"] : lightness > 0.45 ? ["灰"] : ["灰", "黒"];
  const hue = hues.findLast(([from]) => hueDegrees >= from)?.[1] ?? ["ピンク"];
  const isWarm = hueDegrees >= 8 && hueDegrees < 100;
  if (isWarm && chroma < 0.11 && lightness < 0.62 && hueDegrees > 24) return ["茶"];
  if (isWarm && chroma < 0.075 && lightness >= 0.62) return ["ベージュ"];
  if ((hueDegrees < 26 || hueDegrees > 338) && lightness < 0.38) return ["ワイン", "赤"];
  if (hueDegrees < 34 && lightness > 0.72) return ["ピンク"];
  return [...hue];
}

/** A colour in OKLCH (Ottosson 2020): lightness 0–1, chroma, hue in degrees 0–360. */
function oklch(hex: string): { lightness: number; chroma: number; hueDegrees: number } {
  const [red, green, blue] = hexToLinear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hueDegrees: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
