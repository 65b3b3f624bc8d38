import { elementAt } from "#app/kits/basics/element-at.ts";
import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { type Random, randomBetween, seededRandom } from "#app/kits/basics/seeded-random.ts";
import { crest, mouth } from "./body.ts";
import { turrets } from "./creature-size.ts";
import { none, type Relief, blurHeights } from "./relief.ts";

/** One scale: a small bead on the skin. */
export interface Scale {
  x: number;
  y: number;
  /** Before it lies the skin, px. */
  z: number;
  r: number;
  /** Where the skin looks there; a unit vector, z towards the eye. */
  normal: readonly [x: number, y: number, z: number];
  /** How much darker or lighter than its neighbours, about 1. */
  tone: number;
}

const darts = 130_000;
const seed = 4_016;
/** Centres lie at least so many radii from each other. */
const packing = 1.46;

/** Covers the relief with scales: rings round the eyes, spines on the back, the rest as it falls. */
export function growScales(relief: Relief): Scale[] {
  const random = seededRandom(seed);
  const skin = blurHeights(relief, 4);
  const scales: Scale[] = [];
  const grid = createGrid();
  const addScale = (x: number, y: number, r: number, spacing = packing): void => {
    const at = Math.round(y) * relief.width + Math.round(x);
    const z = relief.heights[at] ?? none;
    if (z === none) return;
    if (grid.isTaken(x, y, z, r, spacing)) return;
    const scale = {
      x,
      y,
      z,
      r,
      normal: normalAt(skin, relief.width, Math.round(x), Math.round(y)),
      tone: randomBetween(random, 0.78, 1.16),
    };
    scales.push(scale);
    grid.add(scale);
  };
  for (const turret of turrets) ringScales(turret, addScale);
  for (const [x, y] of pointsAlong(crest, 9.2)) {
    const direction = unit([x - 306, y - 188, 90]);
    const scale = { x, y, z: 20, r: 6.6 * randomBetween(random, 0.8, 1.1), normal: direction, tone: 1.05 };
    scales.push(scale);
    grid.add(scale);
  }
  // Lips: two fine rows beside the seam.
  for (const [x, y] of pointsAlong(mouth, 5.4)) for (const dy of [-4.8, 4.8]) addScale(x, y + dy, 3, 1.2);
  scatter(relief, random, 300, (r) => r * randomBetween(random, 1.3, 1.75), addScale);
  scatter(relief, random, darts, (r) => r * randomBetween(random, 0.82, 1.08), addScale);
  return scales;
}

type Put = (x: number, y: number, r: number, spacing?: number) => void;

function ringScales({ x, y, r }: (typeof turrets)[number], addScale: Put): void {
  for (let ring = r * 0.46, size = r * 0.085; ring < r * 1.06; ring += size * 1.75, size *= 1.12) {
    const count = Math.round((2 * Math.PI * ring) / (size * 1.9));
    for (let i = 0; i < count; i++) {
      const angle = ((i + ((ring * 7) % 1)) / count) * 2 * Math.PI;
      addScale(x + ring * Math.cos(angle), y + ring * Math.sin(angle), size, 1.1);
    }
  }
}

function scatter(
  { width, height, heights, scaleRadii }: Relief,
  random: Random,
  count: number,
  size: (r: number) => number,
  addScale: Put,
): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [randomBetween(random, 0, width - 1), randomBetween(random, 0, height - 1)];
    const at = Math.round(y) * width + Math.round(x);
    if (heights[at] === none || isInEye(x, y)) continue;
    addScale(x, y, size(floatAt(scaleRadii, at)));
  }
}

const isInEye = (x: number, y: number): boolean =>
  turrets.some((eye) => Math.hypot(x - eye.x, y - eye.y) < eye.r * 0.98);

/** Points along a line, so many px from each other. */
function pointsAlong(line: readonly (readonly [x: number, y: number])[], everyPx: number): [x: number, y: number][] {
  const points: [number, number][] = [];
  let rest = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [[ax, ay], [bx, by]] = [elementAt(line, i), elementAt(line, i + 1)];
    const length = Math.hypot(bx - ax, by - ay);
    for (; rest < length; rest += everyPx)
      points.push([ax + ((bx - ax) * rest) / length, ay + ((by - ay) * rest) / length]);
    rest -= length;
  }
  return points;
}

/** What stands where, in squares of the size of the largest scales. */
function createGrid() {
  const cellPx = 18;
  const grid = new Map<number, Scale[]>();
  const keyOf = (x: number, y: number): number => Math.floor(y / cellPx) * 1000 + Math.floor(x / cellPx);
  return {
    add(scale: Scale): void {
      const key = keyOf(scale.x, scale.y);
      const cell = grid.get(key);
      if (cell) cell.push(scale);
      else grid.set(key, [scale]);
    },
    isTaken(x: number, y: number, z: number, r: number, spacing: number): boolean {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          for (const other of grid.get(keyOf(x + dx * cellPx, y + dy * cellPx)) ?? []) {
            // Along a steep flank scales stand closer to the eye than on the skin: half of the depth counts.
            const distance = Math.hypot(x - other.x, y - other.y, (z - other.z) * 0.5);
            if (distance < ((r + other.r) / 2) * spacing) return true;
          }
        }
      }
      return false;
    },
  };
}

function normalAt(skin: Float32Array, width: number, x: number, y: number): Scale["normal"] {
  const at = y * width + x;
  const slope = (step: number): number => {
    const [before, here, after] = [skin[at - 2 * step] ?? none, skin[at] ?? none, skin[at + 2 * step] ?? none];
    if (before === none && after === none) return 0;
    // At the rim the skin falls away.
    if (before === none) return Math.max(2.2, (after - here) / 2);
    if (after === none) return Math.min(-2.2, (here - before) / 2);
    return (after - before) / 4;
  };
  return unit([-slope(1), -slope(width), 1]);
}

function unit([x, y, z]: readonly [number, number, number]): Scale["normal"] {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
