/** A source of numbers in [0, 1). The same seed gives the same row of numbers on every machine. */
export type Random = () => number;

/**
 * A seeded source, xoshiro128** 1.1 (Blackman and Vigna, https://prng.di.unimi.it/xoshiro128starstar.c); its state
 * comes from the seed by splitmix32, so neighbouring seeds give unrelated rows. Only 32-bit integer steps:
 * server and phone agree bit for bit. For looks and play, never for draws or secrets.
 */
export function seededRandom(seed: number): Random {
  const step = splitmix32(seed);
  return xoshiro128([step(), step(), step(), step()]);
}

/** A 32-bit seed from a text, so that a day or an id can name its own row (FNV-1a over UTF-16 units). */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A whole number from 0 to `limit` − 1. `limit` is a whole number from 1 to 2^32. */
export const randomBelow = (random: Random, limit: number): number => Math.floor(random() * limit);

/** A number from `from` up to, not including, `to`. */
export const randomBetween = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** One of the items. Throws a RangeError where there is none. */
export function pickOne<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new RangeError("nothing to pick from");
  return items[randomBelow(random, items.length)] as Item;
}

/** The items in another order, as a new array (Fisher–Yates). */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** The generator on a given state of four 32-bit words, not all zero; its own tests feed it the published state. */
export function xoshiro128(state: readonly [number, number, number, number]): Random {
  let [a, b, c, d] = state;
  return () => {
    const out = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return out / 2 ** 32;
  };
}

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return word ^ (word >>> 15);
  };
}
