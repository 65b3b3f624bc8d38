// Chance that comes out the same each time: a piece is the same bytes whenever it is rendered.

/** A generator of its own for each part, so that a change in one does not shake the others. `next()` is 0 to 1. */
export function createDice(seed) {
  let state = (Math.imul(seed + 1, 2654435761) ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** −1 to 1. */
    noise: () => next() * 2 - 1,
    /** Mostly near 0, rarely as far as ±1: how far a hand is off. */
    near: () => (next() + next() + next()) * (2 / 3) - 1,
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

/** A seed from a name. */
export const seedOf = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) >>> 0, 7);
