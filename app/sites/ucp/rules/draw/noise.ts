/** Numbers in [0, 1) by a lane and a place on it: the same on every machine, and the same however long a stroke still grows. */
export type Noise = (lane: number, at: number) => number;

/** Noise of one stroke. Only 32-bit integer steps, as in `seededRandom`, but any number of it can be read by itself. */
export function strokeNoise(seed: number): Noise {
  return (lane, at) => {
    let word = Math.imul((seed | 0) ^ Math.imul(lane + 1, 0x9e3779b9), 0x85ebca6b) + Math.imul(at + 1, 0xc2b2ae35);
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The same noise without steps: it goes over from one whole place to the next. */
export function smoothNoise(noise: Noise, lane: number, at: number): number {
  const from = Math.floor(at);
  const part = at - from;
  const ease = part * part * (3 - 2 * part);
  return noise(lane, from) * (1 - ease) + noise(lane, from + 1) * ease;
}
