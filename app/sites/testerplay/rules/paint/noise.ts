/** Smooth noise, 0–1, on a lattice of whole numbers; the same on every machine. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const [ex, ey] = [dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)];
  const upper = latticeAt(left, top, seed) * (1 - ex) + latticeAt(left + 1, top, seed) * ex;
  const lower = latticeAt(left, top + 1, seed) * (1 - ex) + latticeAt(left + 1, top + 1, seed) * ex;
  return upper * (1 - ey) + lower * ey;
}

/** A number, 0–1, for each place of a lattice. */
export function latticeAt(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
