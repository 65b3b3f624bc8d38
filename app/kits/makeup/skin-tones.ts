import { byteAt, floatAt } from "../basics/typed-array-at.ts";
import { encodeGamma, type Rgb } from "../basics/srgb.ts";
import type { FaceLight } from "./face-light.ts";
import { luminance, smoothstep } from "./light-sums.ts";
import { meshPointCount } from "./mesh-facts.ts";
import type { SmallPicture } from "./small-picture-colours.ts";

/** How far about a point its skin is averaged, in parts of the face's width and height, and in how many steps to each side. */
const reach = 0.05;
const stepsEachSide = 2;
/** What a point with no skin about it takes of the skin's own colour. */
const little = 0.15;

/**
 * The mean colour of the skin about each point of the mesh, gamma-encoded, 468 × (red, green, blue): what a spot is a spot
 * against. Hair, eyes and lips that lie about a point hardly count.
 * @param landmarks 478 × (x, y, z) in parts of the whole
 */
export function readSkinTones(picture: SmallPicture, landmarks: Float32Array, light: FaceLight): Float32Array {
  const usual = skinColourOf(light);
  const skinLikeness = createSkinLikeness(usual);
  const box = boxOf(landmarks);
  const tones = new Float32Array(meshPointCount * 3);
  const pixel: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < meshPointCount; i++) {
    let [red, green, blue, sum] = [usual[0] * little, usual[1] * little, usual[2] * little, little];
    for (let row = -stepsEachSide; row <= stepsEachSide; row++)
      for (let column = -stepsEachSide; column <= stepsEachSide; column++) {
        const x = floatAt(landmarks, i * 3) + (column / stepsEachSide) * reach * box.width;
        const y = floatAt(landmarks, i * 3 + 1) + (row / stepsEachSide) * reach * box.height;
        readPixel(picture, x, y, pixel);
        const weight = skinLikeness(pixel);
        red += pixel[0] * weight;
        green += pixel[1] * weight;
        blue += pixel[2] * weight;
        sum += weight;
      }
    tones[i * 3] = red / sum;
    tones[i * 3 + 1] = green / sum;
    tones[i * 3 + 2] = blue / sum;
  }
  return tones;
}

/** The tones of now, drawn gently towards what was read, as the light is. */
export function easeTones(from: Float32Array | null, to: Float32Array, share: number): Float32Array {
  return from ? to.map((tone, i) => floatAt(from, i) + (tone - floatAt(from, i)) * share) : to;
}

/** The skin's own colour in the middle of its light, gamma-encoded. */
function skinColourOf({ skinChroma, skinY }: FaceLight): Rgb {
  const bright = skinY / luminance(skinChroma);
  const channel = (c: 0 | 1 | 2): number => encodeGamma(Math.min(1, skinChroma[c] * bright));
  return [channel(0), channel(1), channel(2)];
}

/** How much a colour is one of skin, 0 to 1: neither far darker than it nor of another hue. */
function createSkinLikeness(usual: Rgb): (pixel: Rgb) => number {
  const bright = usual[0] + usual[1] + usual[2] + 1e-3;
  const [usualRed, usualBlue] = [usual[0] / bright, usual[2] / bright];
  return (pixel) => {
    const sum = pixel[0] + pixel[1] + pixel[2] + 1e-3;
    const off = Math.hypot(pixel[0] / sum - usualRed, pixel[2] / sum - usualBlue);
    return smoothstep(0.45, 0.7, sum / bright) * (1 - smoothstep(0.04, 0.1, off));
  };
}

function readPixel(
  { rgba, widthPx, heightPx, from }: SmallPicture,
  x: number,
  y: number,
  out: [number, number, number],
): void {
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(((x - from.x) / from.width) * widthPx)));
  const row = Math.min(heightPx - 1, Math.max(0, Math.floor(((y - from.y) / from.height) * heightPx)));
  const i = (row * widthPx + column) * 4;
  out[0] = byteAt(rgba, i) / 255;
  out[1] = byteAt(rgba, i + 1) / 255;
  out[2] = byteAt(rgba, i + 2) / 255;
}

function boxOf(landmarks: Float32Array): { width: number; height: number } {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let i = 0; i < meshPointCount; i++) {
    left = Math.min(left, floatAt(landmarks, i * 3));
    right = Math.max(right, floatAt(landmarks, i * 3));
    top = Math.min(top, floatAt(landmarks, i * 3 + 1));
    bottom = Math.max(bottom, floatAt(landmarks, i * 3 + 1));
  }
  return { width: right - left, height: bottom - top };
}
