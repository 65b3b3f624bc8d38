import { findBestSymbols, type Reading } from "./best-symbols.ts";
import { codeModules, digitsOf } from "./ean-modules.ts";
import { fitLight, guessLight } from "./estimate-light.ts";
import { codeSamples, reachModules, samplesPerModule, spreadSymbols } from "./spread-symbols.ts";

/** Where a code lies along a line of brightness: its first and last edge in px, and how much its middle is off the half. */
export interface CodePlace {
  from: number;
  to: number;
  /** In modules: perspective and roundness pull the middle aside. */
  bend: number;
  /** In modules: a tube presses both ends together. */
  squeeze: number;
  /** Blur of the lens, as a standard deviation in modules. */
  spread: number;
}

/** What fits a line best; `code` is null where that is no code. */
export interface CodeFit {
  place: CodePlace;
  code: string | null;
  /** How much of what is seen the code explains, 0 to 1. */
  explained: number;
}

const spreads = [0.3, 0.45, 0.6, 0.75, 0.9, 1.05, 1.2];

/**
 * The code in a line of brightness across the bars, by asking which code, seen through which blur, would look most like
 * it: where a lens has run bars together there are no edges to measure, and yet only one code fits. `near` is where it
 * roughly lies, in px.
 */
export function fitCode(line: Float32Array, near: { from: number; to: number }): CodeFit {
  return coarsePlaces(line, near)
    .map((place) => refineFit(line, place, [0.5, 0.25, 0.12]))
    .reduce((best, fit) => (fit.explained > best.explained ? fit : best));
}

/** How well the best place of a coarse search fits: enough to choose between directions and strips. */
export function judgeLine(line: Float32Array, near: { from: number; to: number }): number {
  return Math.max(...coarsePlaces(line, near).map((place) => fitAt(line, place, 1).explained));
}

/** The four best places of a coarse search, the ends moved by up to three modules. */
function coarsePlaces(line: Float32Array, { from, to }: { from: number; to: number }): CodePlace[] {
  const module = (to - from) / codeModules;
  const fits: { place: CodePlace; explained: number }[] = [];
  for (let a = -3; a <= 3; a++) {
    for (let b = -3; b <= 3; b++) {
      for (const bend of [-1.5, 0, 1.5]) {
        const place = { from: from + a * module, to: to + b * module, bend, squeeze: 0, spread: 0.75 };
        fits.push({ place, explained: fitAt(line, place, 1).explained });
      }
    }
  }
  return fits
    .toSorted((one, other) => other.explained - one.explained)
    .slice(0, 4)
    .map(({ place }) => place);
}

/** Goes from a place to better ones beside it, by these ever smaller steps in modules. */
export function refineFit(line: Float32Array, start: CodePlace, steps: readonly number[]): CodeFit {
  let best = fitAt(line, start, 2);
  const module = (start.to - start.from) / codeModules;
  for (const step of steps) {
    for (let round = 0; round < 4; round++) {
      const before = best.explained;
      for (const near of neighbours(best.place, step * module, step)) {
        const fit = fitAt(line, near, 2);
        if (fit.explained > best.explained) best = fit;
      }
      if (best.explained - before < 1e-3) break;
    }
  }
  return { place: best.place, explained: best.explained, code: digitsOf(best.reading.symbols) };
}

function neighbours(place: CodePlace, stepPx: number, step: number): CodePlace[] {
  const { from, to, bend, squeeze, spread } = place;
  const at = spreads.indexOf(spread);
  return [
    ...[-1, 1].flatMap((side) => [
      { ...place, from: from + side * stepPx },
      { ...place, to: to + side * stepPx },
      { ...place, from: from + side * stepPx, to: to + side * stepPx },
      { ...place, bend: bend + 2 * side * step },
      { ...place, squeeze: squeeze + 2 * side * step },
    ]),
    ...[spreads[at - 1], spreads[at + 1]].flatMap((other) => (other === undefined ? [] : { ...place, spread: other })),
  ];
}

function fitAt(
  line: Float32Array,
  place: CodePlace,
  rounds: number,
): { place: CodePlace; reading: Reading; explained: number } {
  const samples = sampleLine(line, place);
  const pieces = spreadSymbols(place.spread);
  let reading = findBestSymbols(samples, guessLight(samples), pieces);
  for (let round = 1; round < rounds; round++)
    reading = findBestSymbols(samples, fitLight(samples, reading.dark), pieces);
  return { place, reading, explained: 1 - reading.misfit / Math.max(1e-6, variationOf(samples)) };
}

/** The line on the grid of the code: four samples a module, with some quiet on both sides. */
function sampleLine(line: Float32Array, { from, to, bend, squeeze }: CodePlace): Float32Array {
  const samples = new Float32Array(codeSamples);
  const [modules, perModule, reach] = [codeModules, samplesPerModule, reachModules];
  const module = (to - from) / modules;
  for (let i = 0; i < samples.length; i++) {
    const along = (i + 0.5) / perModule - reach;
    const half = (2 * along) / modules - 1;
    const x = from + (along + (bend + squeeze * half) * (1 - half * half)) * module - 0.5;
    const left = Math.max(0, Math.min(line.length - 2, Math.floor(x)));
    const share = Math.max(0, Math.min(1, x - left));
    samples[i] = line[left]! * (1 - share) + line[left + 1]! * share;
  }
  return samples;
}

function variationOf(samples: Float32Array): number {
  let [sum, squares] = [0, 0];
  for (const value of samples) {
    sum += value;
    squares += value * value;
  }
  return squares - (sum * sum) / samples.length;
}
