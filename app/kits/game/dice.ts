/** The dice of one run: four words of state. The same seed throws the same for ever. */
export type Dice = Int32Array;

/** Dice for a seed (any whole number; 32 bits of it count). */
export function makeDice(seed: number): Dice {
  const dice = new Int32Array([seed, 0x9e3779b9, seed ^ 0x243f6a88, 1]);
  for (let i = 0; i < 12; i++) roll(dice);
  return dice;
}

/** A whole number from 0 up to, but not including, `count` (1 to 65536). Biased by less than one in 65536. */
export const below = (dice: Dice, count: number): number => (roll(dice) >>> 8) % count;

/** A whole number from -reach to reach. */
export const around = (dice: Dice, reach: number): number => (reach === 0 ? 0 : below(dice, 2 * reach + 1) - reach);

/** sfc32 of Chris Doty-Humphrey (PractRand): additions, shifts and exclusive ors only. */
function roll(dice: Dice): number {
  const b = dice[1]!;
  const c = dice[2]!;
  const rolled = (dice[0]! + b + dice[3]!) | 0;
  dice[3] = dice[3]! + 1;
  dice[0] = b ^ (b >>> 9);
  dice[1] = (c + (c << 3)) | 0;
  dice[2] = (((c << 21) | (c >>> 11)) + rolled) | 0;
  return rolled;
}
