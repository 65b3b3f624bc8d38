import { elementAt } from "#app/kits/basics/element-at.ts";
import { decodeGamma, type Rgb } from "#app/kits/basics/srgb.ts";
import { byteAt, floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { SmallPicture } from "#app/kits/makeup/small-picture-colours.ts";
import { luminance } from "#app/kits/makeup/light-sums.ts";

type Point = readonly [x: number, y: number];

/** The colours of bare skin on cheeks, forehead and jaw, linear. What shines, lies in shadow or is no skin is left out. */
export function readSkinPatches(picture: SmallPicture, landmarks: Float32Array): Rgb[] {
  const radius = patchRadius(landmarks);
  const patches = readPatches(
    picture,
    skinPlaces.map((i) => pointOf(landmarks, i)),
    radius,
  );
  const y = middleOf(patches.map(luminance));
  const chroma = eachChannel((c) => middleOf(patches.map((one) => chromaOf(one)[c])));
  return patches.filter((one) => {
    const light = luminance(one) / y;
    return light > lit.least && light < lit.most && distance(chromaOf(one), chroma) < sameSkin;
  });
}

/** The colours of small discs, in parts of the whole picture; those outside of it are left out. */
export const readPatches = (picture: SmallPicture, places: readonly Point[], radius: number): Rgb[] =>
  places.map((place) => readPatch(picture, place, radius)).filter((colour) => colour !== null);

/** The mean of the middle half of a disc, by light. Null outside of the picture. */
function readPatch(picture: SmallPicture, [x, y]: Point, radius: number): Rgb | null {
  const { rgba, widthPx, heightPx, from } = picture;
  const [centreX, centreY] = [((x - from.x) / from.width) * widthPx, ((y - from.y) / from.height) * heightPx];
  const [radiusX, radiusY] = [(radius / from.width) * widthPx, (radius / from.height) * heightPx];
  const pixels: Rgb[] = [];
  for (let row = Math.ceil(centreY - radiusY); row <= centreY + radiusY; row++)
    for (let column = Math.ceil(centreX - radiusX); column <= centreX + radiusX; column++) {
      if (row < 0 || column < 0 || row >= heightPx || column >= widthPx) continue;
      if (Math.hypot((column - centreX) / radiusX, (row - centreY) / radiusY) <= 1)
        pixels.push(pixelAt(rgba, (row * widthPx + column) * 4));
    }
  if (pixels.length < 4) return null;
  const ranked = pixels.toSorted((one, other) => luminance(one) - luminance(other));
  return meanOf(ranked.slice(ranked.length >> 2, ranked.length - (ranked.length >> 2)));
}

/** A colour made channel by channel. */
export const eachChannel = (of: (channel: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)];

/** The mean of colours. */
export const meanOf = (colours: readonly Rgb[]): Rgb =>
  eachChannel((c) => colours.reduce((sum, one) => sum + one[c], 0) / colours.length);

/** The median of colours, channel by channel. */
export const middleColour = (colours: readonly Rgb[]): Rgb =>
  eachChannel((c) => middleOf(colours.map((one) => one[c])));

/** The median; of none 0. */
export const middleOf = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : elementAt(
        values.toSorted((a, b) => a - b),
        values.length >> 1,
      );

/** As large as a fingertip: of the face's width. */
const patchRadius = (landmarks: Float32Array): number =>
  0.035 * Math.abs(floatAt(landmarks, rightEdge * 3) - floatAt(landmarks, leftEdge * 3));

/** The edges of the face beside the eyes. */
const [leftEdge, rightEdge] = [234, 454];

/** Landmarks in the middle of plain skin: cheeks, forehead, lower cheeks down to the jaw. */
const skinPlaces = [
  50, 280, 205, 425, 101, 330, 36, 266, 117, 346, 187, 411, 151, 9, 108, 337, 69, 299, 210, 430, 214, 434, 192, 416,
] as const;

/** How bright a patch may be beside the median of all. */
const lit = { least: 0.6, most: 1.45 };
/** How far its chromaticity may be from theirs: hair, glasses and a beard are further. */
const sameSkin = 0.05;

const pointOf = (landmarks: Float32Array, i: number): Point => [
  floatAt(landmarks, i * 3),
  floatAt(landmarks, i * 3 + 1),
];

const linear = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));
const pixelAt = (rgba: Uint8ClampedArray, i: number): Rgb => [
  floatAt(linear, byteAt(rgba, i)),
  floatAt(linear, byteAt(rgba, i + 1)),
  floatAt(linear, byteAt(rgba, i + 2)),
];

const chromaOf = ([red, green, blue]: Rgb): Rgb => {
  const sum = red + green + blue + 1e-4;
  return [red / sum, green / sum, blue / sum];
};
const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
