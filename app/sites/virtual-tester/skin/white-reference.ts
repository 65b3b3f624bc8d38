import type { Rgb } from "#app/kits/basics/srgb.ts";
import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { exposureOf, type FaceLight, whitesOf } from "#app/kits/makeup/face-light.ts";
import type { SmallPicture } from "#app/kits/makeup/small-picture-colours.ts";
import { eyes } from "#app/kits/makeup/face-regions.ts";
import { luminance } from "#app/kits/makeup/light-sums.ts";
import { measureWhiteBalance, type WhiteBalanceError } from "#app/kits/makeup/white-balance.ts";
import type { SkinWay } from "../rules/skin-tone.ts";
import { meanOf, readPatches } from "./skin-patches.ts";

/** What a perfect white would be in the light of a picture, linear, and what told it. */
export interface WhiteReference {
  way: Exclude<SkinWay, "chosen">;
  white: Rgb;
}

/** From white paper held beside the face, in the same light. @param rgba RGBA rows of paper alone */
export function paperWhite(rgba: Uint8ClampedArray): WhiteReference | { error: WhiteBalanceError } {
  const balance = measureWhiteBalance(rgba);
  if ("error" in balance) return balance;
  const factor = balance.brightness / paperReflectance;
  const [red, green, blue] = balance.illuminant;
  return { way: "paper", white: [red * factor, green * factor, blue * factor] };
}

/** Copy paper throws back so much of the light (80 to 90 g/m², ISO brightness 92 to 98). */
const paperReflectance = 0.89;

/** From the white of the eyes as far as it tells of a lamp, and from how well the picture is exposed. */
export function eyesWhite(light: FaceLight): WhiteReference {
  const exposure = exposureOf(light);
  const [red, green, blue] = light.illuminant;
  return { way: "eyes", white: [red * exposure, green * exposure, blue * exposure] };
}

/**
 * From a picture in which the screen is the only lamp: it lights eyes and cheeks from the front alike, so that the white of
 * the eyes is a measure. Null where the eyes are shut or too small to be read.
 */
export function screenWhite(picture: SmallPicture, landmarks: Float32Array): WhiteReference | null {
  const radius = 0.01 * Math.abs(floatAt(landmarks, 454 * 3) - floatAt(landmarks, 234 * 3));
  const readable = Math.max(radius, 1.3 * (picture.from.width / picture.widthPx));
  const places = eyes.flatMap((eye) => whitesOf(landmarks, eye));
  const patches = readPatches(picture, places, readable).toSorted((one, other) => luminance(other) - luminance(one));
  if (patches.length < 4) return null;
  const white = meanOf(patches.slice(0, Math.ceil(patches.length * 0.4)));
  const brightness = luminance(white);
  if (brightness < 0.02) return null;
  return {
    way: "screen",
    white: [white[0] / eyeWhite[0], white[1] / eyeWhite[1], white[2] / eyeWhite[2]],
  };
}

/**
 * What the white of an eye throws back: by its colour in 30 portraits by daylight (kits/makeup, `whiteChroma`), by how much
 * about half, wet and between lashes.
 */
const eyeWhite: Rgb = [0.56, 0.504, 0.492];
