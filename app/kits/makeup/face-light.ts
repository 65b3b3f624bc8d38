import type { Rgb } from "../basics/srgb.ts";
import { type EyeRegion, eyes, lipsInner, lipsOuter, plainSkin } from "./face-regions.ts";

/** What the light does on a face: medians in linear light, relative luminance 0–1. */
export interface FaceLight {
  lipY: number;
  /** The ninetieth percentile: where the lips themselves shine. */
  lipHighY: number;
  lidY: number;
  lidHighY: number;
  browY: number;
  skinY: number;
  /** The white of the eyes: the one thing on every face that tells how bright the room is. */
  whiteY: number;
  /** The skin's colour as parts of its sum. */
  skinChroma: Rgb;
}

/** A picture small enough to be read point by point, RGBA rows. */
export interface SmallPicture {
  rgba: Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
  /** Which part of the whole it shows, in parts of the whole's width and height. */
  from: { x: number; y: number; width: number; height: number };
}

/** Reads the light of a face from some two hundred points of it. `landmarks`: 478 × (x, y, z) in parts of the whole. */
export function readFaceLight(picture: SmallPicture, landmarks: Float32Array): FaceLight {
  const lips = [
    ...between(landmarks, lipsOuter.upper, lipsInner.upper),
    ...between(landmarks, lipsOuter.lower, lipsInner.lower),
  ];
  const lids = eyes.flatMap((eye) => between(landmarks, eye.crease, eye.upperLash));
  const brows = eyes.flatMap((eye) => between(landmarks, eye.browUpper, eye.browLower));
  const skin = plainSkin.map((i) => [landmarks[i * 3]!, landmarks[i * 3 + 1]!] as const);

  const lipYs = luminances(picture, lips);
  const lidYs = luminances(picture, lids);
  const skinColours = skin.map((place) => colourAt(picture, place));
  const skinY = at(sorted(skinColours.map(luminance)), 0.5);
  const typical = skinColours.toSorted((a, b) => Math.abs(luminance(a) - skinY) - Math.abs(luminance(b) - skinY))[0]!;
  const sum = typical[0] + typical[1] + typical[2] + 1e-4;
  return {
    lipY: at(lipYs, 0.5),
    lipHighY: at(lipYs, 0.9),
    lidY: at(lidYs, 0.5),
    lidHighY: at(lidYs, 0.9),
    // Hair lies between skin: the darker third of the brow is hair.
    browY: at(luminances(picture, brows), 0.3),
    skinY,
    whiteY: at(
      luminances(
        picture,
        eyes.flatMap((eye) => whitesOf(landmarks, eye)),
      ),
      0.8,
    ),
    skinChroma: [typical[0] / sum, typical[1] / sum, typical[2] / sum],
  };
}

/**
 * How bright the room is, as a factor on the shades: 1 wherever the picture is well exposed, less in the dark, where a
 * full shade would glow. A shut eye shows no white: the skin then tells at least as much.
 */
export function exposureOf({ whiteY, skinY }: FaceLight): number {
  const white = Math.max(whiteY, skinY * 0.85);
  return Math.min(
    1.2,
    Math.max(0.1, white < litWhite.least ? white / litWhite.least : Math.max(1, white / litWhite.most)),
  );
}

/** The white of an eye in pictures that are neither too dark nor too bright (30 portraits, luminance). */
const litWhite = { least: 0.25, most: 0.6 };

/** The light of now, drawn gently towards what was measured: a face must not flicker with its noise. */
export function easeLight(from: FaceLight | null, to: FaceLight, share: number): FaceLight {
  if (!from) return to;
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const [r, g, b] = from.skinChroma;
  return {
    lipY: mix(from.lipY, to.lipY),
    lipHighY: mix(from.lipHighY, to.lipHighY),
    lidY: mix(from.lidY, to.lidY),
    lidHighY: mix(from.lidHighY, to.lidHighY),
    browY: mix(from.browY, to.browY),
    skinY: mix(from.skinY, to.skinY),
    whiteY: mix(from.whiteY, to.whiteY),
    skinChroma: [mix(r, to.skinChroma[0]), mix(g, to.skinChroma[1]), mix(b, to.skinChroma[2])],
  };
}

type Place = readonly [x: number, y: number];

/** Points between two rows of the mesh. */
function between(landmarks: Float32Array, near: readonly number[], far: readonly number[]): Place[] {
  return near.flatMap((a, i) =>
    [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => {
      const b = far[Math.min(i, far.length - 1)]!;
      const along = (axis: 0 | 1): number =>
        landmarks[a * 3 + axis]! + (landmarks[b * 3 + axis]! - landmarks[a * 3 + axis]!) * share;
      return [along(0), along(1)] as const;
    }),
  );
}

/** Points on the white of an eye: from the edge of the iris towards both corners. */
function whitesOf(landmarks: Float32Array, { iris, upperLash }: EyeRegion): Place[] {
  const x = (i: number): number => landmarks[i * 3]!;
  const y = (i: number): number => landmarks[i * 3 + 1]!;
  const [centre, rim] = [iris[0]!, iris[1]!];
  const radius = Math.hypot(x(rim) - x(centre), y(rim) - y(centre));
  return [upperLash[0]!, upperLash[8]!].flatMap((corner) => {
    const span = Math.hypot(x(corner) - x(centre), y(corner) - y(centre)) || 1;
    return [1.25, 1.45, 1.65]
      .map((radii) => (radii * radius) / span)
      .filter((share) => share < 0.85)
      .map(
        (share) => [x(centre) + (x(corner) - x(centre)) * share, y(centre) + (y(corner) - y(centre)) * share] as const,
      );
  });
}

const luminances = (picture: SmallPicture, places: readonly Place[]): number[] =>
  sorted(places.map((place) => luminance(colourAt(picture, place))));

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
const at = (ascending: number[], share: number): number =>
  Math.max(0.002, ascending[Math.floor((ascending.length - 1) * share)] ?? 0);

/** Byte to linear light, once. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function colourAt({ rgba, widthPx, heightPx, from }: SmallPicture, [x, y]: Place): Rgb {
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(((x - from.x) / from.width) * widthPx)));
  const row = Math.min(heightPx - 1, Math.max(0, Math.floor(((y - from.y) / from.height) * heightPx)));
  const i = (row * widthPx + column) * 4;
  return [linear[rgba[i]!]!, linear[rgba[i + 1]!]!, linear[rgba[i + 2]!]!];
}
