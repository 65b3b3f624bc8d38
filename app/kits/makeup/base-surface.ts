import type { LayerOf } from "#contracts/look.ts";
import { decodeGamma, encodeGamma, hexToLinear, type Rgb } from "../basics/srgb.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import { luminance } from "./light-sums.ts";
import { meshPointCount } from "./mesh-facts.ts";

/** How much a base takes off, 0 to 1: of spots of colour, of what is darker than the skin about it, of what is lighter. */
export type Evening = readonly [colour: number, dark: number, shine: number];

const eveningOf: Readonly<Record<LayerOf<"base">["finish"], Evening>> = {
  matte: [0.75, 0.36, 0.6],
  satin: [0.7, 0.3, 0.25],
  // Light is added where the skin has some.
  dewy: [0.65, 0.26, -0.3],
};

/** The most of a shade that a base brings in: skin shines through any. */
const cover = 0.75;
/** Of the wearer's own tone it is less: the neck stays as it is. */
const ownCover = 0.5;

/** A base under this light, as both shader and still painter take it. */
export interface BaseSurface {
  evening: Evening;
  /**
   * 468 × eight numbers, gamma-encoded: the mean colour of the skin about a point; how much base lies there; how far it
   * moves that mean; and by what a pixel's darkness is multiplied, to tell hair from a spot.
   */
  corners: Float32Array;
}

/** From here on what is darker than the skin about it, in parts of that skin, is less and less of it; at twice that it is none. */
const hairDarkness = 0.22;

/**
 * @param tones 468 × mean colour of the skin (skin-tones.ts)
 * @param weights how much of it lies on each point (base-points.ts)
 * @param illuminant the room's light as factors of white, linear
 */
export function baseSurfaceOf(
  layer: LayerOf<"base">,
  tones: Float32Array,
  weights: Float32Array,
  light: FaceLight,
  illuminant: Rgb,
): BaseSurface {
  const { intensity } = layer;
  const [colour, dark, shine] = eveningOf[layer.finish];
  const isOwn = layer.tone === "own";
  const target = isOwn ? ownTone(tones, weights) : shadeTone(layer.hex, light, illuminant);
  const share = intensity * (isOwn ? ownCover : cover);
  const corners = new Float32Array(meshPointCount * 8);
  for (let i = 0; i < meshPointCount; i++) {
    const tone: Rgb = [floatAt(tones, i * 3), floatAt(tones, i * 3 + 1), floatAt(tones, i * 3 + 2)];
    const y = luminance([decodeGamma(tone[0]), decodeGamma(tone[1]), decodeGamma(tone[2])]);
    for (const c of [0, 1, 2] as const) {
      corners[i * 8 + c] = tone[c];
      corners[i * 8 + 4 + c] = (encodeGamma(Math.min(1, target[c] * y)) - tone[c]) * share;
    }
    corners[i * 8 + 3] = floatAt(weights, i);
    corners[i * 8 + 7] = 1 / (hairDarkness * Math.max(0.05, lightnessOf(tone)));
  }
  return { evening: [colour * intensity, dark * intensity, shine * intensity], corners };
}

/** Weights of red, green and blue in how light a gamma-encoded colour is (ITU-R BT.601). */
export const lightnessWeights: Rgb = [0.299, 0.587, 0.114];
const lightnessOf = (colour: Rgb): number =>
  colour[0] * lightnessWeights[0] + colour[1] * lightnessWeights[1] + colour[2] * lightnessWeights[2];

/** The colour of all the skin together, at a luminance of 1. */
function ownTone(tones: Float32Array, weights: Float32Array): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < meshPointCount; i++)
    for (const c of [0, 1, 2] as const) sum[c] += decodeGamma(floatAt(tones, i * 3 + c)) * floatAt(weights, i);
  const y = luminance(sum);
  return [sum[0] / y, sum[1] / y, sum[2] / y];
}

/** A shade that comes out as it is where the skin is as bright as in its middle; elsewhere the light on the skin stays. */
function shadeTone(hex: string, light: FaceLight, illuminant: Rgb): Rgb {
  const shade = hexToLinear(hex);
  const bright = exposureOf(light) / light.skinY;
  return [shade[0] * illuminant[0] * bright, shade[1] * illuminant[1] * bright, shade[2] * illuminant[2] * bright];
}
