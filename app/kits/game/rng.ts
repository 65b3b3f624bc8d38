import { intAt } from "../basics/element-at.ts";

/** The dice of one run: four words of state. The same seed throws the same for ever. */
export type Rng = Int32Array;

/** Dice for a seed (any whole number; 32 bits of it count). */
export function createRng(seed: number): Rng {
  const rng = new Int32Array([seed, 0x9e3779b9, seed ^ 0x243f6a88, 1]);
  for (let i = 0; i < 12; i++) nextInt(rng);
  return rng;
}

/** A whole number from 0 up to, but not including, `count` (1 to 65536). Biased by less than one in 65536. */
export const rngBelow = (rng: Rng, count: number): number => (nextInt(rng) >>> 8) % count;

/** A whole number from -reach to reach. */
export const rngAround = (rng: Rng, reach: number): number => (reach === 0 ? 0 : rngBelow(rng, 2 * reach + 1) - reach);

/** sfc32 of Chris Doty-Humphrey (PractRand): additions, shifts and exclusive ors only. */
function nextInt(rng: Rng): number {
  const b = intAt(rng, 1);
  const c = intAt(rng, 2);
  const value = (intAt(rng, 0) + b + intAt(rng, 3)) | 0;
  rng[3] = intAt(rng, 3) + 1;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + value) | 0;
  return value;
}
