import { elementAt } from "../basics/element-at.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import type { Rgb } from "../basics/srgb.ts";
import { cutEyePatch } from "./eye-patch.ts";
import { easeKeyLight, type KeyLight, readKeyLight } from "./key-light.ts";
import { luminance, smoothstep } from "./light-sums.ts";
import { type LipCues, lipShownAfter, lipShownBy, lipCuesOf } from "./lip-cues.ts";
import { type EyeRegion, eyes, lipsInner, lipsOuter, plainSkin } from "./face-regions.ts";
import { measureDetail, type PictureDetail } from "./picture-detail.ts";
import { colourAt, type PicturePoint, type SmallPicture } from "./small-picture-colours.ts";

/** What the light does on a face: medians in linear light, relative luminance 0–1. */
export interface FaceLight {
  lipY: number;
  /** The lips' own colour as parts of its sum. */
  lipChroma: Rgb;
  /** How much of the lips is to be seen, 0 to 1: nothing is painted on a hand that lies over them. */
  lipShown: number;
  /** How much redder than the skin around them the lips are; in a video, as they were while they were seen. */
  lipRed: number;
  /** What the picture just read tells of them. */
  lipCues: LipCues;
  /** The ninetieth percentile: where the lips themselves shine. */
  lipHighY: number;
  lidY: number;
  lidHighY: number;
  browY: number;
  /** The skin above and below the brows: under the bone it lies darker than the cheeks. */
  browSkinY: number;
  skinY: number;
  /** The white of the eyes: the one thing on every face that tells how bright the room is. */
  whiteY: number;
  /** The skin's colour as parts of its sum. */
  skinChroma: Rgb;
  /** The colour of the room's light as factors of white whose mean is 1, as far as the white of the eyes tells it. */
  illuminant: Rgb;
  /** Where most of that light comes from. */
  keyLight: KeyLight;
  /** How fine the picture is. */
  detail: PictureDetail;
}

/** Reads the light of a face from some two hundred points of it. `landmarks`: 478 × (x, y, z) in parts of the whole. */
export function readFaceLight(picture: SmallPicture, landmarks: Float32Array): FaceLight {
  const lips = [
    ...between(landmarks, lipsOuter.upper, lipsInner.upper),
    ...between(landmarks, lipsOuter.lower, lipsInner.lower),
  ];
  const lids = eyes.flatMap((eye) => between(landmarks, eye.crease, eye.upperLash));
  const brows = eyes.flatMap((eye) => between(landmarks, eye.browUpper, eye.browLower));
  const skin = plainSkin.map((i) => [floatAt(landmarks, i * 3), floatAt(landmarks, i * 3 + 1)] as const);

  const lipColours = lips.map((point) => colourAt(picture, point));
  const lipYs = sorted(lipColours.map(luminance));
  const lipCues = measureLipCues(picture, landmarks);
  const lidYs = luminances(picture, lids);
  const skinColours = skin.map((point) => colourAt(picture, point));
  const skinY = at(sorted(skinColours.map(luminance)), 0.5);
  // Of several points, or the grain of one pixel would colour the whole face.
  const nearest = skinColours.toSorted((a, b) => Math.abs(luminance(a) - skinY) - Math.abs(luminance(b) - skinY));
  const skinChroma = chromaOf(sumOf(nearest.slice(0, 6)));
  const whites = eyes.flatMap((eye) => whitesOf(landmarks, eye)).map((point) => colourAt(picture, point));
  return {
    lipY: at(lipYs, 0.5),
    lipChroma: chromaOf(medianOf(lipColours)),
    lipShown: lipShownBy(lipCues),
    lipRed: lipCues.redder,
    lipCues,
    lipHighY: at(lipYs, 0.9),
    lidY: at(lidYs, 0.5),
    lidHighY: at(lidYs, 0.9),
    // Hair lies between skin: the darker third of the brow is hair.
    browY: at(luminances(picture, brows), 0.3),
    browSkinY: at(
      luminances(
        picture,
        eyes.flatMap((eye) => between(landmarks, eye.browLower, eye.browUpper, [-0.8, 2])),
      ),
      0.5,
    ),
    skinY,
    whiteY: at(sorted(whites.map(luminance)), 0.8),
    skinChroma,
    illuminant: illuminantOf(whites, skinChroma),
    keyLight: readKeyLight(picture, landmarks),
    detail: measureDetail(picture.eyePatch ?? cutEyePatch(picture, landmarks)),
  };
}

/**
 * How bright the room is, as a factor on the shades: 1 wherever the picture is well exposed, less in the dark, where a
 * full shade would glow. A shut eye shows no white: the skin then tells at least as much. The darker a picture, the more of
 * what is read as white is the grain of the camera: the shades get darker a little faster than it does.
 */
export function exposureOf({ whiteY, skinY }: FaceLight): number {
  const white = Math.max(whiteY, skinY * 0.85);
  if (white < litWhite.least) return Math.max(0.03, (white / litWhite.least) ** 1.2);
  return Math.min(1.2, Math.max(1, white / litWhite.most));
}

/** The white of an eye in pictures that are neither too dark nor too bright (30 portraits, luminance). */
const litWhite = { least: 0.33, most: 0.6 };

/**
 * The colour of the room's light from the white of the eyes. Eyes are never quite white, and lids and lashes reach into
 * what is read: only what is far off tells of a lamp, and what has the skin's own colour is a lid.
 */
function illuminantOf(whites: readonly Rgb[], skinChroma: Rgb): Rgb {
  const brightest = whites.toSorted((a, b) => luminance(b) - luminance(a)).slice(0, Math.ceil(whites.length * 0.4));
  if (brightest.length === 0) return [1, 1, 1];
  const chroma = chromaOf(sumOf(brightest));
  const trust =
    smoothstep(0.07, 0.13, distance(chroma, whiteChroma)) * smoothstep(0.03, 0.08, distance(chroma, skinChroma)) * 0.85;
  const factorOf = (i: 0 | 1 | 2): number => 1 + (chroma[i] / whiteChroma[i] - 1) * trust;
  const factors: Rgb = [factorOf(0), factorOf(1), factorOf(2)];
  const mean = (factors[0] + factors[1] + factors[2]) / 3;
  return [factors[0] / mean, factors[1] / mean, factors[2] / mean];
}

/** The white of an eye by daylight (30 portraits and 9 of our renders; none is further from it than 0.08). */
const whiteChroma: Rgb = [0.36, 0.324, 0.316];

const sumOf = (colours: readonly Rgb[]): Rgb =>
  colours.reduce<Rgb>(([red, green, blue], one) => [red + one[0], green + one[1], blue + one[2]], [0, 0, 0]);

/** Channel by channel, as a picture's middle is told from its swatch. */
function medianOf(colours: readonly Rgb[]): Rgb {
  const middle = (channel: 0 | 1 | 2): number => at(sorted(colours.map((colour) => colour[channel])), 0.5);
  return [middle(0), middle(1), middle(2)];
}

function chromaOf([red, green, blue]: Rgb): Rgb {
  const sum = red + green + blue + 1e-4;
  return [red / sum, green / sum, blue / sum];
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The light of now, drawn gently towards what was measured: a face must not flicker with its noise. */
export function easeLight(from: FaceLight | null, to: FaceLight, share: number): FaceLight {
  if (!from) return to;
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const mixAll = (a: Rgb, b: Rgb): Rgb => [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])];
  const lipShown = lipShownAfter(from.lipRed, to.lipCues);
  return {
    lipY: lipShown > 0.5 ? mix(from.lipY, to.lipY) : from.lipY,
    lipChroma: lipShown > 0.5 ? mixAll(from.lipChroma, to.lipChroma) : from.lipChroma,
    // Gone at once, back gently.
    lipShown: from.lipShown + (lipShown - from.lipShown) * (lipShown < from.lipShown ? 0.8 : share),
    // What was seen is forgotten slowly: lips that a new lamp makes less red come back, a hand is not red at all.
    lipRed: lipShown > 0.9 ? mix(from.lipRed, to.lipRed) : from.lipRed * 0.985,
    lipCues: to.lipCues,
    lipHighY: mix(from.lipHighY, to.lipHighY),
    lidY: mix(from.lidY, to.lidY),
    lidHighY: mix(from.lidHighY, to.lidHighY),
    browY: mix(from.browY, to.browY),
    browSkinY: mix(from.browSkinY, to.browSkinY),
    skinY: mix(from.skinY, to.skinY),
    whiteY: mix(from.whiteY, to.whiteY),
    skinChroma: mixAll(from.skinChroma, to.skinChroma),
    illuminant: mixAll(from.illuminant, to.illuminant),
    keyLight: easeKeyLight(from.keyLight, to.keyLight, share),
    detail: { blur: mix(from.detail.blur, to.detail.blur), noise: mix(from.detail.noise, to.detail.noise) },
  };
}

/** Without the corners, where lips are a line, and between both rims: beside them stands the skin above and below. */
function measureLipCues(picture: SmallPicture, landmarks: Float32Array): LipCues {
  const middles = (row: readonly number[]): readonly number[] => row.slice(2, -2);
  const colours = (shares: readonly number[]): Rgb[] =>
    (["upper", "lower"] as const)
      .flatMap((half) => between(landmarks, middles(lipsOuter[half]), middles(lipsInner[half]), shares))
      .map((point) => colourAt(picture, point));
  return lipCuesOf(colours([0.35, 0.5, 0.65]), colours([-0.65, -0.48]));
}

const evenly = [0.2, 0.35, 0.5, 0.65, 0.8];

/** Points between two rows of the mesh; shares under 0 and over 1 lie beside them. */
function between(
  landmarks: Float32Array,
  near: readonly number[],
  far: readonly number[],
  shares: readonly number[] = evenly,
): PicturePoint[] {
  return near.flatMap((a, i) =>
    shares.map((share) => {
      const b = elementAt(far, Math.min(i, far.length - 1));
      const along = (axis: 0 | 1): number =>
        floatAt(landmarks, a * 3 + axis) +
        (floatAt(landmarks, b * 3 + axis) - floatAt(landmarks, a * 3 + axis)) * share;
      return [along(0), along(1)] as const;
    }),
  );
}

/** Points on the white of an eye, in parts of the whole: from the edge of the iris towards both corners. */
export function whitesOf(landmarks: Float32Array, { iris, upperLash }: EyeRegion): PicturePoint[] {
  const x = (i: number): number => floatAt(landmarks, i * 3);
  const y = (i: number): number => floatAt(landmarks, i * 3 + 1);
  const [centre, rim] = [iris[0], iris[1]];
  const radius = Math.hypot(x(rim) - x(centre), y(rim) - y(centre));
  return [upperLash[0], upperLash[8]].flatMap((corner) => {
    const span = Math.hypot(x(corner) - x(centre), y(corner) - y(centre)) || 1;
    return [1.25, 1.45, 1.65]
      .map((radii) => (radii * radius) / span)
      .filter((share) => share < 0.85)
      .map(
        (share) => [x(centre) + (x(corner) - x(centre)) * share, y(centre) + (y(corner) - y(centre)) * share] as const,
      );
  });
}

const luminances = (picture: SmallPicture, points: readonly PicturePoint[]): number[] =>
  sorted(points.map((point) => luminance(colourAt(picture, point))));

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
const at = (ascending: number[], share: number): number =>
  Math.max(0.002, ascending[Math.floor((ascending.length - 1) * share)] ?? 0);
