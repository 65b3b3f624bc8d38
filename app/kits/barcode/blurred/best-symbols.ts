import { type SpreadSymbols, type SymbolSet, symbolSamples, symbolStarts } from "./spread-symbols.ts";

/** Brightness of paper at each sample, and how much darker ink is there. */
export interface Light {
  paper: Float32Array;
  contrast: Float32Array;
}

export interface Reading {
  /** Twelve symbols, six left (below 20) and six right (below 10). */
  symbols: number[];
  /** How dark each sample of them is, 0 to 1. */
  dark: Float32Array;
  /** Squared differences between what was seen and what they would show. */
  misfit: number;
}

/**
 * The twelve symbols that explain the samples best, all at once (Viterbi 1967): blurred neighbours add up, so each pair
 * costs what both cost alone and what they darken together.
 */
export function findBestSymbols(samples: Float32Array, light: Light, pieces: SpreadSymbols): Reading {
  const rest = samples.map((value, i) => value - light.paper[i]! + light.contrast[i]! * pieces.guards[i]!);
  let costs: Float64Array = new Float64Array(0);
  const origins: Uint8Array[] = [];
  for (let place = 0; place < 12; place++) {
    const set = place < 6 ? pieces.left : pieces.right;
    const own = costsAlone(rest, light.contrast, set, symbolStarts[place]!);
    if (place === 0) costs = own;
    else {
      // Nothing spreads across the five modules of the middle guard.
      const contrast = light.contrast[symbolStarts[place]! + 14]!;
      const step = takeStep(costs, own, place === 6 ? null : set.shared, 2 * contrast * contrast);
      costs = step.costs;
      origins.push(step.origins);
    }
  }
  let last = 0;
  for (let symbol = 1; symbol < costs.length; symbol++) if (costs[symbol]! < costs[last]!) last = symbol;
  const symbols = [last];
  for (let i = origins.length - 1; i >= 0; i--) symbols.unshift(origins[i]![symbols[0]!]!);
  const dark = drawSymbols(symbols, pieces);
  return { symbols, dark, misfit: misfitOf(samples, light, dark) };
}

/** What each symbol of a set costs at a place, but for what it shares with its neighbours. */
function costsAlone(
  rest: Float32Array,
  contrast: Float32Array,
  { shown, power }: SymbolSet,
  from: number,
): Float64Array {
  const length = symbolSamples;
  const weighted = new Float32Array(length);
  for (let i = 0; i < length; i++) weighted[i] = 2 * rest[from + i]! * contrast[from + i]!;
  const middle = contrast[from + length / 2]!;
  return Float64Array.from(shown, (symbol, index) => {
    let sum = middle * middle * power[index]!;
    for (let i = 0; i < length; i++) sum += weighted[i]! * symbol[i]!;
    return sum;
  });
}

function takeStep(costs: Float64Array, own: Float64Array, shared: Float32Array | null, weight: number) {
  const next = new Float64Array(own.length);
  const origins = new Uint8Array(own.length);
  for (let symbol = 0; symbol < own.length; symbol++) {
    let least = Number.POSITIVE_INFINITY;
    for (let before = 0; before < costs.length; before++) {
      const cost = costs[before]! + (shared ? weight * shared[before * own.length + symbol]! : 0);
      if (cost < least) [least, origins[symbol]] = [cost, before];
    }
    next[symbol] = least + own[symbol]!;
  }
  return { costs: next, origins };
}

function drawSymbols(symbols: readonly number[], pieces: SpreadSymbols): Float32Array {
  const dark = pieces.guards.slice();
  symbols.forEach((symbol, place) => {
    const shown = (place < 6 ? pieces.left : pieces.right).shown[symbol]!;
    const from = symbolStarts[place]!;
    for (let i = 0; i < shown.length; i++) dark[from + i] = dark[from + i]! + shown[i]!;
  });
  return dark;
}

function misfitOf(samples: Float32Array, { paper, contrast }: Light, dark: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i]! - paper[i]! + contrast[i]! * dark[i]!) ** 2;
  return sum;
}
