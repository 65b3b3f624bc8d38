import { encodeGamma, type Rgb } from "../basics/srgb.ts";
import type { FaceLight } from "./face-light.ts";
import { luminance } from "./light-sums.ts";

/**
 * By what skin is told from what lies before it: hair, frames of glasses, a mask of cloth. Colours are gamma-encoded and
 * taken as parts of their sum, so that light and shadow on the skin change nothing.
 */
export interface SkinHue {
  /**
   * A colour's product with it, over the colour's sum, tells how far it is from the skin's own hue on the way to that of
   * the lamp: 0 skin (redder is skin as well), 1 grey, black, white; more what is blue or green.
   */
  greyness: Rgb;
  /** The sum of the skin's own colour. */
  sum: number;
}

/** From here on a hue is less and less one of skin, and there it is none: a spot, a shadow or a shine is nearer to it. */
const hueEnd = { from: 0.6, to: 0.95 } as const;
/** Of the skin's brightness: what is darker is in deep shadow, or hair. */
const darkEnd = { from: 0.48, to: 0.28 } as const;
/** The grain of a camera gives skin every hue: the way to grey is taken for no shorter than so many of its deviations. */
const grainsOfWay = 8;

/** @param illuminant the room's light as factors of white, linear */
export function skinHueOf({ skinChroma, skinY, detail }: FaceLight, illuminant: Rgb): SkinHue {
  const bright = skinY / luminance(skinChroma);
  const skin = encoded(skinChroma, bright);
  const grey = encoded(illuminant, skinY);
  const sum = skin[0] + skin[1] + skin[2];
  const way = [0, 1, 2].map((c) => partOf(grey, c) - partOf(skin, c)) as [number, number, number];
  const length = Math.hypot(...way);
  const least = Math.max(0.02, (grainsOfWay * detail.noise) / sum);
  const scale = 1 / Math.max(length, least) / Math.max(length, 1e-3);
  const atSkin = [0, 1, 2].reduce((along, c) => along + partOf(skin, c) * (way[c] ?? 0), 0);
  return {
    greyness: [(way[0] - atSkin) * scale, (way[1] - atSkin) * scale, (way[2] - atSkin) * scale],
    sum,
  };
}

/** How much a gamma-encoded colour has the hue of skin, 0 to 1. */
export function hueLikeness([red, green, blue]: Rgb, { greyness }: SkinHue): number {
  const away = (red * greyness[0] + green * greyness[1] + blue * greyness[2]) / (red + green + blue + 1e-3);
  return clamp01((hueEnd.to - away) / (hueEnd.to - hueEnd.from));
}

/** How much it is as bright as skin, in whatever shadow, 0 to 1. */
export const lightLikeness = ([red, green, blue]: Rgb, { sum }: SkinHue): number =>
  clamp01(((red + green + blue) / sum - darkEnd.to) / (darkEnd.from - darkEnd.to));

/** The same as functions of the shaders; `skinHue` is in the block (face-uniforms.ts). */
export const likenessFunctions = `
float hueLikeness(vec3 c) {
  float away = dot(c, skinHue.rgb) / (c.r + c.g + c.b + .001);
  return clamp(${(hueEnd.to / (hueEnd.to - hueEnd.from)).toFixed(4)} - away * ${(1 / (hueEnd.to - hueEnd.from)).toFixed(4)}, 0., 1.);
}
float lightLikeness(vec3 c) {
  return clamp((c.r + c.g + c.b) * skinHue.a - ${(darkEnd.to / (darkEnd.from - darkEnd.to)).toFixed(4)}, 0., 1.);
}
`;

/** What the shaders' `skinHue` holds. */
export const skinHueVector = ({ greyness, sum }: SkinHue): [number, number, number, number] => [
  ...greyness,
  1 / (sum * (darkEnd.from - darkEnd.to)),
];

const encoded = (chroma: Rgb, bright: number): Rgb => [
  encodeGamma(Math.min(1, chroma[0] * bright)),
  encodeGamma(Math.min(1, chroma[1] * bright)),
  encodeGamma(Math.min(1, chroma[2] * bright)),
];
const partOf = (colour: Rgb, c: number): number => (colour[c] ?? 0) / (colour[0] + colour[1] + colour[2] + 1e-3);
const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));
