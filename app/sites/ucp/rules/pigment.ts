import { elementAt } from "#app/kits/basics/element-at.ts";
import { hexToLinear, linearToHex, type Rgb } from "#app/kits/basics/srgb.ts";

/** One colour of a mixture and how much of it there is; only the ratio counts. */
export interface PigmentPart {
  hex: string;
  share: number;
}

/**
 * What pigments give when they are ground together, `#rrggbb`: yellow and blue a green, red and green a brown.
 *
 * Each colour is taken for a reflectance over the visible spectrum (the smooth one of Jakob and Hanika, "A Low-Dimensional
 * Function Space for Efficient Spectral Upsampling", 2019: a sigmoid of a parabola, fitted here by damped Gauss–Newton).
 * At each wavelength the two-flux theory of Kubelka and Munk (1931) gives absorption over scattering,
 * K/S = (1 − R)² / 2R, which adds up by shares (Duncan 1940) and is turned back into a reflectance by
 * R = 1 + K/S − √((K/S)² + 2 K/S). The eye is the CIE 1931 observer in the closed form of Wyman, Sloan and Shirley
 * ("Simple Analytic Approximations to the CIE XYZ Color Matching Functions", JCGT 2 (2), 2013).
 *
 * One colour alone stays itself, to the digit. Throws a RangeError on a mixture of nothing, or of what is no colour.
 */
export function mixPigments(parts: readonly PigmentPart[]): string {
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  if (parts.length === 0 || !(total > 0)) throw new RangeError("nothing to mix");
  const [first, ...others] = new Set(parts.map(({ hex }) => hex.toLowerCase()));
  if (first !== undefined && others.length === 0) return linearToHex(hexToLinear(first));
  const absorbed = new Float64Array(bandCount);
  for (const { hex, share } of parts) {
    const spectrum = reflectanceOf(hexToLinear(hex));
    for (const [band, reflected] of spectrum.entries()) {
      const r = Math.min(0.995, Math.max(0.004, reflected));
      absorbed[band] = elementAt(absorbed, band) + ((share / total) * (1 - r) ** 2) / (2 * r);
    }
  }
  const mixed = absorbed.map((ratio) => 1 + ratio - Math.sqrt(ratio ** 2 + 2 * ratio));
  return linearToHex(spectrumToRgb((band) => elementAt(mixed, band)));
}

const bandCount = 41;
const firstNm = 380;
const stepNm = 8;

/** How much each band gives to linear red, green and blue; a white surface gives 1 to each. */
const weights: readonly Rgb[] = observerWeights();

function observerWeights(): Rgb[] {
  const lobe = (nm: number, mean: number, below: number, above: number): number =>
    Math.exp(-0.5 * ((nm - mean) / (nm < mean ? below : above)) ** 2);
  const raw = Array.from({ length: bandCount }, (_, band): Rgb => {
    const nm = firstNm + band * stepNm;
    const x = 1.056 * lobe(nm, 599.8, 37.9, 31) + 0.362 * lobe(nm, 442, 16, 26.7) - 0.065 * lobe(nm, 501.1, 20.4, 26.2);
    const y = 0.821 * lobe(nm, 568.8, 46.9, 40.5) + 0.286 * lobe(nm, 530.9, 16.3, 31.1);
    const z = 1.217 * lobe(nm, 437, 11.8, 36) + 0.681 * lobe(nm, 459, 26, 13.8);
    return [x, y, z];
  });
  const sum = (channel: 0 | 1 | 2): number => raw.reduce((all, band) => all + band[channel], 0);
  const [sumX, sumY, sumZ] = [sum(0), sum(1), sum(2)];
  // An even light, given as D65: white stays white, which is all that a mixture on a screen needs of the lamp.
  return raw.map(([bandX, bandY, bandZ]): Rgb => {
    const [x, y, z] = [(0.95047 * bandX) / sumX, bandY / sumY, (1.08883 * bandZ) / sumZ];
    return [
      3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
      -0.969266 * x + 1.8760108 * y + 0.041556 * z,
      0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
    ];
  });
}

function spectrumToRgb(reflectance: (band: number) => number): Rgb {
  const light: [number, number, number] = [0, 0, 0];
  for (const [band, weight] of weights.entries()) {
    const r = reflectance(band);
    for (const channel of [0, 1, 2] as const) light[channel] += r * weight[channel];
  }
  return light;
}

/** The smooth reflectance that looks like a colour: ½ + x / 2√(1 + x²), x a parabola over the bands. */
function reflectanceOf(target: Rgb): Float64Array {
  // What no smooth surface reaches is met as nearly as one can.
  const clamped = target.map((value) => Math.min(0.985, Math.max(0.004, value))) as unknown as Rgb;
  const grey = clamped[0] * 0.2126 + clamped[1] * 0.7152 + clamped[2] * 0.0722;
  let c: Coefficients = [0, 0, Math.max(-8, Math.min(8, (2 * grey - 1) / (2 * Math.sqrt(grey * (1 - grey)))))];
  // From grey to the colour in a few steps, so that the fit never loses its way.
  for (const progress of [0.34, 0.67, 1])
    c = fit(c, clamped.map((value) => grey + progress * (value - grey)) as unknown as Rgb);
  return Float64Array.from({ length: bandCount }, (_, band) => sigmoid(c, band));
}

type Coefficients = [number, number, number];

function sigmoid([a, b, c]: Coefficients, band: number): number {
  const at = (2 * band) / (bandCount - 1) - 1;
  const x = a * at * at + b * at + c;
  return 0.5 + x / (2 * Math.sqrt(1 + x * x));
}

function fit(start: Coefficients, target: Rgb): Coefficients {
  let best = start;
  let error = errorOf(best, target);
  let damping = 1e-3;
  for (let round = 0; round < 24 && norm(error) > 1e-7; round++) {
    const slopes = ([0, 1, 2] as const).map((i) => {
      const moved: Coefficients = [...best];
      moved[i] += 1e-4;
      return errorOf(moved, target).map((value, channel) => (value - elementAt(error, channel)) / 1e-4);
    });
    const step = solve(slopes, error, damping);
    const next = best.map((value, i) => Math.max(-60, Math.min(60, value - elementAt(step, i)))) as Coefficients;
    const nextError = errorOf(next, target);
    if (norm(nextError) < norm(error)) [best, error, damping] = [next, nextError, damping / 4];
    else damping *= 6;
  }
  return best;
}

function errorOf(c: Coefficients, target: Rgb): Rgb {
  const [red, green, blue] = spectrumToRgb((band) => sigmoid(c, band));
  return [red - target[0], green - target[1], blue - target[2]];
}

const norm = (error: Rgb): number => error[0] ** 2 + error[1] ** 2 + error[2] ** 2;

/** (JᵀJ + λ·diag)·step = Jᵀ·error, three by three, by Cramer's rule. `slopes[i]` is the column of coefficient i. */
function solve(slopes: readonly (readonly number[])[], error: Rgb, damping: number): Rgb {
  const dot = (one: readonly number[], other: readonly number[]): number =>
    one.reduce((sum, value, i) => sum + value * elementAt(other, i), 0);
  const m = slopes.map((one, i) =>
    slopes.map((other, j) => dot(one, other) * (i === j ? 1 + damping : 1) + (i === j ? 1e-12 : 0)),
  );
  const right = slopes.map((one) => dot(one, error));
  const whole = determinant(m);
  if (Math.abs(whole) < 1e-30) return [0, 0, 0];
  const column = (i: number): number =>
    determinant(m.map((row, r) => row.map((value, c) => (c === i ? elementAt(right, r) : value)))) / whole;
  return [column(0), column(1), column(2)];
}

const determinant = (m: readonly (readonly number[])[]): number => {
  const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, i = 0] = []] = m;
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
};
