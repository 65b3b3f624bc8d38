import type { Rgb } from "#app/kits/basics/srgb.ts";

/**
 * A colour seen in some light as it would be by daylight: each of the eye's three cones is measured by what white gives it
 * (von Kries, with the cones of Bradford, Lam 1985; white points as in CIE 159). Linear sRGB on both sides.
 * @param white what a perfect white would be in that light and that picture
 */
export const toDaylight = (colour: Rgb, white: Rgb): Rgb => {
  const [cones, whites] = [multiply(toCones, colour), multiply(toCones, white)];
  return multiply(fromCones, [cones[0] / whites[0], cones[1] / whites[1], cones[2] / whites[2]]);
};

/** The way back: a colour by daylight as it is seen in that light. */
export const toLight = (colour: Rgb, white: Rgb): Rgb => {
  const [cones, whites] = [multiply(toCones, colour), multiply(toCones, white)];
  return multiply(fromCones, [cones[0] * whites[0], cones[1] * whites[1], cones[2] * whites[2]]);
};

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Linear sRGB to cones of Bradford, scaled so that white is 1 1 1; and back. */
const toCones: Matrix = [
  [0.4489775, 0.521954, 0.0290685],
  [0.0535264, 0.9241855, 0.0222881],
  [0.0196182, 0.0804245, 0.8999573],
];
const fromCones: Matrix = [
  [2.3896421, -1.3457863, -0.0438557],
  [-0.1374417, 1.1617746, -0.0243329],
  [-0.0398094, -0.0744849, 1.1142943],
];

const multiply = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = ([p, q, r]: Rgb): number => p * x + q * y + r * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
