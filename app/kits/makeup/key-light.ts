import { elementAt } from "../basics/element-at.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import { skinFacets } from "./face-regions.ts";
import { wayBetween } from "./face-axes.ts";
import { luminance } from "./light-sums.ts";
import { aspectOf, colourAt, type SmallPicture } from "./small-picture-colours.ts";
import { solveLinear } from "./solve-linear.ts";
import { cross, dot, unitVector, type Vector } from "./vector.ts";

/** Where most of the light on a face comes from. */
export interface KeyLight {
  /** Towards it, of length 1. */
  direction: Vector;
  /** 0 as bright from everywhere, 1 one small lamp in a dark room. */
  hardness: number;
}

/** What a face is lit by where its picture tells nothing: a window, above and before it. */
export const softWindow: KeyLight = { direction: unitVector([0, -0.45, 0.9]), hardness: 0.3 };

/**
 * Reads the key light off the skin: how bright it is where it is turned this way and that, as a constant and three slopes
 * (spherical harmonics of the first order; Ramamoorthi and Hanrahan 2001), by least squares over some thirty facets. What
 * fits badly, as hair, beard and shadows do, is left out the second time.
 * @param landmarks 478 × (x, y, z) in parts of the whole picture
 */
export function readKeyLight(picture: SmallPicture, landmarks: Float32Array): KeyLight {
  const facets = skinFacets.map((facet) => readFacet(picture, landmarks, facet));
  const middleY = middleOf(facets.map(({ y }) => y));
  if (middleY < 0.003) return softWindow;
  const seen = facets.filter(({ normal }) => normal[2] > 0.2).map((facet) => ({ ...facet, y: facet.y / middleY }));
  const first = fitLight(seen);
  const misses = seen.map((facet) => Math.abs(brightnessUnder(first, facet.normal) - facet.y));
  const limit = Math.max(0.08, 2 * middleOf(misses));
  const { even, slope } = fitLight(seen.filter((_, i) => elementAt(misses, i) <= limit));
  const steep = Math.hypot(...slope);
  const [right, down, near] = softWindow.direction;
  // What is nearly even comes from the window.
  const pull = 0.1;
  return {
    direction: unitVector([slope[0] + right * pull, slope[1] + down * pull, Math.max(0, slope[2]) + near * pull]),
    hardness: Math.min(1, steep / Math.max(0.05, steep + Math.max(0, even))),
  };
}

/** Drawn gently towards what was measured. */
export const easeKeyLight = (from: KeyLight, to: KeyLight, share: number): KeyLight => {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const [a, b] = [from.direction, to.direction];
  return {
    direction: unitVector([mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])]),
    hardness: mix(from.hardness, to.hardness),
  };
};

/** A piece of skin: which way it looks, and how bright it is. */
interface Facet {
  normal: Vector;
  y: number;
}

function readFacet(picture: SmallPicture, landmarks: Float32Array, facet: readonly [number, number, number]): Facet {
  const [a, b, c] = facet;
  const aspect = aspectOf(picture);
  const normal = unitVector(cross(wayBetween(landmarks, aspect, a, b), wayBetween(landmarks, aspect, a, c)));
  const middle = (axis: 0 | 1): number => facet.reduce((sum, i) => sum + floatAt(landmarks, i * 3 + axis), 0) / 3;
  // Four points of it, or one pore would tilt the room.
  const [x, y] = [middle(0), middle(1)];
  const around = facet.map(
    (i) => [x + (floatAt(landmarks, i * 3) - x) * 0.4, y + (floatAt(landmarks, i * 3 + 1) - y) * 0.4] as const,
  );
  const ys = [[x, y] as const, ...around].map((point) => luminance(colourAt(picture, point)));
  // Whichever way round its corners run, skin that is seen looks at the camera.
  return {
    normal: normal[2] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal,
    y: ys.reduce((sum, one) => sum + one, 0) / ys.length,
  };
}

/** How bright skin is from everywhere, and how much brighter it gets the more it looks along each way. */
interface LightFit {
  even: number;
  slope: Vector;
}

/** Slopes are held back a little: a face that looks straight ahead tells little of what lies behind it. */
const ridge = 0.25;

function fitLight(facets: readonly Facet[]): LightFit {
  const sums = [0, ridge, ridge, ridge].map((weight, row) =>
    [0, 0, 0, 0].map((_, column) => (row === column ? weight : 0)),
  );
  const wanted = [0, 0, 0, 0];
  for (const { normal, y } of facets) {
    const terms = [1, ...normal];
    for (const [row, term] of terms.entries()) {
      for (const [column, other] of terms.entries()) sums[row]![column]! += term * other;
      wanted[row]! += term * y;
    }
  }
  const [even = 1, right = 0, down = 0, near = 0] = solveLinear(sums, wanted);
  return { even, slope: [right, down, near] };
}

const brightnessUnder = ({ even, slope }: LightFit, normal: Vector): number => even + dot(slope, normal);
const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
