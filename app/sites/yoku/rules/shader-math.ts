/** Three numbers: a direction, a place or a light. */
export type Vec = [number, number, number];
/** The places of a Vec. */
export const axes = [0, 1, 2] as const;

/** A number from 0 to 1 for a cell, the same as the shader has. */
export function grainAt(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 1597334673) ^ Math.imul(y, 3812015801) ^ Math.imul(salt, 2798796415);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return (h >>> 8) / 16777216;
}

/** Smooth noise between the cells. */
export function noiseAt(x: number, y: number, salt: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - ix, y - iy];
  const [fx, fy] = [dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)];
  const upper = grainAt(ix, iy, salt) * (1 - fx) + grainAt(ix + 1, iy, salt) * fx;
  const lower = grainAt(ix, iy + 1, salt) * (1 - fx) + grainAt(ix + 1, iy + 1, salt) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** 0 at `from`, 1 at `to`, eased; the edges may stand either way round. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How far a point is outside a box with round corners; negative inside. */
export function roundedBoxDistance(x: number, y: number, halfX: number, halfY: number, round: number): number {
  const [qx, qy] = [Math.abs(x) - halfX + round, Math.abs(y) - halfY + round];
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - round;
}

export function normalize([x, y, z]: Readonly<Vec>): Vec {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** How much of a soft card of light is seen in a direction. `middle` and `across` need no unit length. */
export function lightCard(d: Vec, middle: Vec, across: Vec, halfU: number, halfV: number, soft: number): number {
  const m = normalize(middle);
  const t = d[0] * m[0] + d[1] * m[1] + d[2] * m[2];
  if (t <= 0) return 0;
  const a = normalize(across);
  const [px, py, pz] = [d[0] / t - m[0], d[1] / t - m[1], d[2] / t - m[2]];
  const u = Math.abs(px * a[0] + py * a[1] + pz * a[2]);
  const [bx, by, bz] = [m[1] * a[2] - m[2] * a[1], m[2] * a[0] - m[0] * a[2], m[0] * a[1] - m[1] * a[0]];
  const v = Math.abs(px * bx + py * by + pz * bz);
  return smoothstep(halfU, halfU * soft, u) * smoothstep(halfV, halfV * soft, v);
}
