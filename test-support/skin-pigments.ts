import { type Lab, linearToLab } from "#app/kits/basics/lab.ts";
import type { Rgb } from "#app/kits/basics/srgb.ts";

// Skins and lamps as spectra, so that a test knows what a camera should have told. 400 to 700 nm, every ten.

/** Values at the wavelengths of `nanometres`. */
export type Spectrum = readonly number[];

const nanometres = Array.from({ length: 31 }, (_, i) => 400 + i * 10);

/** Six skins from light to dark: melanin and blood as optical densities at their own peaks. */
export const skins: readonly Spectrum[] = (
  [
    [0.08, 0.62],
    [0.22, 0.72],
    [0.42, 0.56],
    [0.8, 0.7],
    [1.25, 0.6],
    [1.9, 0.66],
  ] as const
).map(([melanin, blood]) =>
  // Bands of oxygenated blood at 420, 542 and 577 nm; melanin falls towards red.
  nanometres.map((at) => 0.62 * Math.exp(-melanin * (550 / at) ** 1.3 - blood * bloodAt(at))),
);

function bloodAt(at: number): number {
  return (
    1.6 * bell(at, 420, 25, 30) +
    0.75 * bell(at, 542, 22, 14) +
    0.8 * bell(at, 577, 10, 11) +
    0.35 * bell(at, 500, 60, 40)
  );
}

/** The white of an eye that throws back `share` of the light, a little less of blue. */
export const eyeWhite = (share: number): Spectrum => nanometres.map((at) => share * (0.94 + (at - 400) / 2500));

/** Something grey: paper (0.89), hair (0.03). */
export const grey = (share: number): Spectrum => nanometres.map(() => share);

/** Five lamps: daylight, a bulb, a warm and a cold LED, a fluorescent tube. */
export const lamps = {
  daylight: nanometres.map((at) => planck(at, 6504)),
  bulb: nanometres.map((at) => planck(at, 2856)),
  "warm LED": nanometres.map((at) => 0.35 * bell(at, 452, 10, 10) + bell(at, 600, 50, 55)),
  "cold LED": nanometres.map((at) => bell(at, 452, 11, 11) + 0.75 * bell(at, 560, 48, 60)),
  tube: nanometres.map(
    (at) =>
      0.6 * bell(at, 437, 7, 7) +
      1.6 * bell(at, 545, 8, 8) +
      1.2 * bell(at, 611, 9, 9) +
      0.4 * bell(at, 490, 15, 15) +
      0.35 * bell(at, 580, 40, 40),
  ),
} as const satisfies Record<string, Spectrum>;

/** White screens: three bands that together are near daylight, narrow ones (OLED) and wide ones (LCD). */
export const screens: readonly [Spectrum, Spectrum] = [
  nanometres.map((at) => 1.05 * bell(at, 455, 10, 12) + 0.75 * bell(at, 535, 18, 20) + 0.98 * bell(at, 612, 12, 14)),
  nanometres.map((at) => bell(at, 450, 10, 11) + 0.62 * bell(at, 535, 30, 35) + 0.62 * bell(at, 615, 30, 38)),
];

/** The colour of a reflectance by daylight: the truth. */
export function byDaylight(reflectance: Spectrum): Lab {
  const white = xyzOf(grey(1), lamps.daylight);
  const [x, y, z] = xyzOf(reflectance, lamps.daylight).map((value, i) => value / (white[i] ?? 1)) as [
    number,
    number,
    number,
  ];
  return linearToLab(xyzToLinear(x * 0.95046, y, z * 1.08906));
}

/** Lamps and how bright each of them is. */
export type Lights = readonly (readonly [lamp: Spectrum, strength: number])[];

/**
 * What a camera makes of a surface, in linear sRGB: three broad sensors, its white balance, and a matrix that is right by daylight
 * for most things. As in phones, it is right about no lamp.
 * @param whiteBalance what its sensors are divided by: `sensedWhite` of a lamp is all of its colour
 */
export function photographed(surface: Spectrum, lights: Lights, whiteBalance: Rgb): Rgb {
  const sensed = ([0, 1, 2] as const).map(
    (c) => lights.reduce((sum, [lamp, strength]) => sum + strength * sense(surface, lamp, c), 0) / whiteBalance[c],
  ) as [number, number, number];
  const row = ([red, green, blue]: Rgb): number => red * sensed[0] + green * sensed[1] + blue * sensed[2];
  return [row([1.65, -0.694, 0.044]), row([-0.131, 1.379, -0.248]), row([0.032, -0.304, 1.272])];
}

/** What white is to the camera's sensors under a lamp; by daylight 1 1 1. */
export const sensedWhite = (lamp: Spectrum): Rgb => [
  sense(grey(1), lamp, 0),
  sense(grey(1), lamp, 1),
  sense(grey(1), lamp, 2),
];

function sense(surface: Spectrum, lamp: Spectrum, channel: 0 | 1 | 2): number {
  const [middle, left, right] = sensors[channel];
  const answer = (r: Spectrum, s: Spectrum): number =>
    integral((at) => bell(at, middle, left, right), r, s) / integral(yBar, grey(1), s);
  return answer(surface, lamp) / answer(grey(1), lamps.daylight);
}

/** Red, green and blue: where each is at its best, and how wide it is to both sides. */
const sensors = [
  [600, 30, 40],
  [540, 38, 35],
  [460, 28, 28],
] as const;

const integral = (of: (at: number) => number, surface: Spectrum, lamp: Spectrum): number =>
  nanometres.reduce((sum, at, i) => sum + of(at) * (surface[i] ?? 0) * (lamp[i] ?? 0), 0);

const xyzOf = (surface: Spectrum, lamp: Spectrum) =>
  [xBar, yBar, zBar].map((bar) => integral(bar, surface, lamp) / integral(yBar, grey(1), lamp));

const xyzToLinear = (x: number, y: number, z: number): Rgb => [
  3.2409699 * x - 1.5373832 * y - 0.4986108 * z,
  -0.9692436 * x + 1.8759675 * y + 0.0415551 * z,
  0.0556301 * x - 0.203977 * y + 1.0569715 * z,
];

function planck(at: number, kelvin: number): number {
  const radiance = (nm: number): number => 1 / ((nm * 1e-9) ** 5 * (Math.exp(1.4388e-2 / (nm * 1e-9 * kelvin)) - 1));
  return radiance(at) / radiance(560);
}

/** A bell with two widths, 1 at its middle. */
function bell(at: number, middle: number, left: number, right: number): number {
  return Math.exp(-0.5 * ((at - middle) / (at < middle ? left : right)) ** 2);
}

// The colour matching functions of CIE 1931 as sums of bells (Wyman, Sloan and Shirley 2013, JCGT 2(2), 1–11).
const xBar = (at: number): number =>
  1.056 * bell(at, 599.8, 37.9, 31) + 0.362 * bell(at, 442, 16, 26.7) - 0.065 * bell(at, 501.1, 20.4, 26.2);
const yBar = (at: number): number => 0.821 * bell(at, 568.8, 46.9, 40.5) + 0.286 * bell(at, 530.9, 16.3, 31.1);
const zBar = (at: number): number => 1.217 * bell(at, 437, 11.8, 36) + 0.681 * bell(at, 459, 26, 13.8);
