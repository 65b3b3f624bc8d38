import { guards, leftSymbols, rightSymbols } from "./ean-modules.ts";

/** Samples in a module. */
export const samplesPerModule = 4;
/** Modules of quiet that are looked at before the first bar and behind the last, and how far blur is followed. */
export const reachModules = 3.5;
/** Samples of a whole code with its quiet. */
export const codeSamples = (95 + 2 * reachModules) * samplesPerModule;
/** Samples of a symbol with what it spreads to both sides. */
export const symbolSamples = (7 + 2 * reachModules) * samplesPerModule;

/** Where the window of each of the twelve symbols begins, in samples. */
export const symbolStarts: readonly number[] = Array.from(
  { length: 12 },
  (_, place) => (3 + 7 * place + (place < 6 ? 0 : 5)) * samplesPerModule,
);

/** What a blurred symbol darkens, and what two neighbours darken together. */
export interface SymbolSet {
  /** By symbol. */
  shown: Float32Array[];
  /** The sum of the squares of each. */
  power: Float32Array;
  /** What one and the symbol behind it have in common: `one * count + next`. */
  shared: Float32Array;
}

export interface SpreadSymbols {
  left: SymbolSet;
  right: SymbolSet;
  /** The three guards, over a whole code. */
  guards: Float32Array;
}

const known = new Map<number, SpreadSymbols>();

/** The pieces of every code as a blur of `spread` modules (standard deviation) leaves them; computed once for each. */
export function spreadSymbols(spread: number): SpreadSymbols {
  const found = known.get(spread);
  if (found) return found;
  const made = {
    left: symbolSet(leftSymbols, spread),
    right: symbolSet(rightSymbols, spread),
    guards: allGuards(spread),
  };
  known.set(spread, made);
  return made;
}

function symbolSet(symbols: readonly string[], spread: number): SymbolSet {
  const shown = symbols.map((modules) => blur(modules, spread, reachModules, symbolSamples));
  const shared = new Float32Array(symbols.length ** 2);
  const step = 7 * samplesPerModule;
  shown.forEach((one, i) =>
    shown.forEach((next, j) => {
      let sum = 0;
      for (let at = step; at < symbolSamples; at++) sum += one[at]! * next[at - step]!;
      shared[i * symbols.length + j] = sum;
    }),
  );
  return { shown, shared, power: Float32Array.from(shown, (one) => one.reduce((sum, dark) => sum + dark * dark, 0)) };
}

function allGuards(spread: number): Float32Array {
  const modules = guards.side + "0".repeat(42) + guards.middle + "0".repeat(42) + guards.side;
  return blur(modules, spread, reachModules, codeSamples);
}

/** How dark each sample is, the first being `before` modules ahead of the first module. */
function blur(modules: string, spread: number, before: number, count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5) / samplesPerModule - before;
    let dark = 0;
    for (let module = 0; module < modules.length; module++) {
      if (modules[module] === "1" && Math.abs(module + 0.5 - x) < 4 * spread + 1)
        dark += normalShare((module + 1 - x) / spread) - normalShare((module - x) / spread);
    }
    return dark;
  });
}

/** The share of a normal distribution below `z` (Abramowitz and Stegun 1964, 26.2.17; error below 1e-7). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}
