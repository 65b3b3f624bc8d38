import { smooth } from "./studio.ts";

/** Cells a side of the iris, which fills the square. */
export const irisSide = 384;

/** The fibres of the iris as it glows: three floats of linear light a cell. The pupil is cut later. */
export function* createIris(): Generator<void, Float32Array> {
  const cells = new Float32Array(irisSide * irisSide * 3);
  for (let row = 0; row < irisSide; row++) {
    for (let column = 0; column < irisSide; column++) {
      const x = ((column + 0.5) / irisSide) * 2 - 1;
      const y = ((row + 0.5) / irisSide) * 2 - 1;
      const radius = Math.hypot(x, y);
      if (radius <= 1.02) fibre(x, y, radius, cells, (row * irisSide + column) * 3);
    }
    if (row % 4 === 0) yield;
  }
  return cells;
}

function fibre(x: number, y: number, radius: number, cells: Float32Array, at: number): void {
  const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1.5 + 0.006 * Math.sin(radius * 5 + 2)) % 1;
  const broad = ring(turn, 23, 3);
  const fine = ring(turn, 71, 9);
  const hair = ring(turn, 163, 17);
  // Fibres part towards the rim: dark furrows between them.
  const furrow = smooth(0.62, 0.2, Math.abs(ring((turn + 0.004 * Math.sin(radius * 17) + 1) % 1, 57, 29) - 0.5) * 2);
  const ruff = smooth(0.2, 0.44, radius) * smooth(0.66, 0.46, radius);
  let glow = 0.4 + 0.34 * broad + 0.34 * (fine - 0.35) + 0.26 * (hair - 0.5);
  glow *= 1 - 0.55 * furrow * smooth(0.25, 0.8, radius) * (0.5 + 0.5 * fine);
  glow *= 0.62 + 0.62 * smooth(0.98, 0.3, radius) + 0.3 * ruff * (0.4 + fine);
  // The dark ring where the iris ends, and the dark around the pupil.
  glow *= smooth(1, 0.86, radius) * (0.35 + 0.65 * smooth(0, 0.24, radius));
  // Ember: redder at the rim, yellower inside.
  const warmth = smooth(0.95, 0.25, radius) * 0.5 + broad * 0.5;
  cells[at] = Math.max(0, glow) * 1.75;
  cells[at + 1] = Math.max(0, glow) * (0.36 + 0.45 * warmth);
  cells[at + 2] = Math.max(0, glow) * (0.012 + 0.08 * warmth * warmth);
}

/** Value noise round a circle of `cells` cells; `turn` from 0 to 1. */
function ring(turn: number, cells: number, seed: number): number {
  const place = turn * cells;
  const i = Math.floor(place);
  const f = place - i;
  const s = f * f * (3 - 2 * f);
  return hash((i % cells) + seed) * (1 - s) + hash(((i + 1) % cells) + seed) * s;
}

function hash(n: number): number {
  const s = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return s - Math.floor(s);
}
