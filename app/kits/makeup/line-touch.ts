import type { LayerOf } from "#contracts/look.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import { encodeGamma, hexToLinear, type Rgb } from "../basics/srgb.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import { lashSoftness } from "./lash-line.ts";
import { linerSoftness } from "./liner.ts";

/** How a line lies in its picture, as both shader and still painter draw it. */
export interface LineTouch {
  /** Gamma-encoded: as bright as the room lets it be. */
  ink: Rgb;
  /** How much of its width its soft sides take, 0 to 1. */
  soft: number;
  /** From the darkest to the brightest grain in it, gamma-encoded, and where the pattern begins: it moves with the face. */
  grain: number;
  grainFrom: number;
}

export const linerTouch = (liner: LayerOf<"liner">, light: FaceLight, landmarks: Float32Array): LineTouch =>
  touchOf(liner.hex, Math.min(1, linerSoftness + 4 * light.detail.blur), light, landmarks);

export const lashTouch = (lashes: LayerOf<"lashes">, light: FaceLight, landmarks: Float32Array): LineTouch =>
  touchOf(lashes.hex, lashSoftness(lashes, light.detail.blur), light, landmarks);

function touchOf(hex: string, soft: number, light: FaceLight, landmarks: Float32Array): LineTouch {
  const exposure = exposureOf(light);
  const [red, green, blue] = hexToLinear(hex);
  const lit = (part: number): number => encodeGamma(Math.min(1, part * exposure));
  return {
    ...{ ink: [lit(red), lit(green), lit(blue)], soft },
    // Evenly spread grain reaches so many of its deviations from end to end.
    grain: Math.sqrt(12) * light.detail.noise,
    grainFrom: (floatAt(landmarks, 0) * 997) % 1,
  };
}
