import { createRng, rngBelow } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** A corner of the paper: a stone has the radius 1 around 0, and folds stand up out of it. */
type Corner = readonly [x: number, y: number, height: number];

/** One flat piece of a crumpled paper. */
export interface Facet {
  corners: readonly [Corner, Corner, Corner];
  /** How much light it has: 0 lies in the shade, 1 faces the light. */
  light: number;
  /** What was written there, as strokes from a place to a place. */
  ink: readonly { from: readonly [number, number]; to: readonly [number, number] }[];
}

/** Several crumpled papers, so that no two neighbours are folded alike. */
export const stoneKinds = 3;

/** The paper of a kind, always folded in the same way. */
export function foldStone(kind: number): Facet[] {
  const dice = createRng(0x9a9e + kind * 11);
  const share = (): number => rngBelow(dice, 1000) / 1000;
  const rings = [foldRing(13, 0.8, 1, share), foldRing(8, 0.48, 0.72, share), foldRing(4, 0.16, 0.34, share)] as const;
  const [outer, middle, inner] = rings;
  const [a, b, c, d] = inner.map((_, n) => elementAt(inner, n));
  const heart: Facet["corners"][] = a && b && c && d ? [[a, b, c] as const, [a, c, d] as const] : [];
  return [...joinRings(outer, middle), ...joinRings(middle, inner), ...heart].map((corners) => ({
    ...{ corners, light: getLight(corners), ink: writeOn(corners, share) },
  }));
}

/** How far folds stand out of a round shape. */
const creased = 0.34;

/** Corners around the middle, each off its place; a crumpled ball is high in its middle, and uneven. */
function foldRing(count: number, nearest: number, farthest: number, share: () => number): Corner[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n + share() * 0.7 - 0.35) / count) * Math.PI * 2;
    const radius = nearest + share() * (farthest - nearest);
    const height = Math.sqrt(1 - radius * radius * 0.98) * 0.6 + (share() - 0.5) * creased;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, height];
  });
}

/** The strip between two rings in triangles: each time the ring goes on whose next corner comes sooner. */
function joinRings(outer: readonly Corner[], inner: readonly Corner[]): Facet["corners"][] {
  const facets: Facet["corners"][] = [];
  let [o, i] = [0, 0];
  const at = (ring: readonly Corner[], n: number): Corner => elementAt(ring, n % ring.length);
  while (o < outer.length || i < inner.length) {
    const isOuter = i >= inner.length || (o < outer.length && (o + 1) / outer.length <= (i + 1) / inner.length);
    const ahead = isOuter ? at(outer, o + 1) : at(inner, i + 1);
    facets.push([at(outer, o), ahead, at(inner, i)]);
    if (isOuter) o++;
    else i++;
  }
  return facets;
}

/** Light falls from the upper left, as upon the lips. */
const lightFrom = [-0.5, -0.66, 0.56] as const;

function getLight([a, b, c]: Facet["corners"]): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  // Whichever way around its corners go, a facet looks at us.
  const side = nz < 0 ? -1 : 1;
  const length = Math.hypot(nx, ny, nz) || 1;
  const facing = (side * (nx * lightFrom[0] + ny * lightFrom[1] + nz * lightFrom[2])) / length;
  return Math.max(0, Math.min(1, 0.12 + facing * 0.98));
}

/** Strokes of which torn signs are made, in the half of their size: across, down, a dab. */
const strokes = [
  [-0.9, -0.5, 0.8, -0.7],
  [0.1, -1, -0.1, 0.9],
  [-0.8, 0.4, -0.3, 0.1],
  [0.3, 0.1, 0.9, 0.6],
  [-0.6, 0.9, 0.7, 0.8],
] as const;

/** What is left of a line of writing, torn apart by the folds: parts of a sign on some of the facets that are large enough. */
function writeOn([a, b, c]: Facet["corners"], share: () => number): Facet["ink"] {
  const doubleArea = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
  const around = [a, b, c].reduce((sum, [x, y], n) => {
    const [nextX, nextY] = elementAt([b, c, a], n);
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
  const size = (doubleArea / around) * 0.82;
  const angle = (share() - 0.5) * 1.6;
  const isWritten = share() < 0.62;
  if (!isWritten || size < 0.062) return [];
  const [middleX, middleY] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
  const turn = (x: number, y: number): readonly [number, number] => [
    middleX + (x * Math.cos(angle) - y * Math.sin(angle)) * size,
    middleY + (x * Math.sin(angle) + y * Math.cos(angle)) * size,
  ];
  return strokes
    .filter(() => share() < 0.66)
    .map(([fromX, fromY, toX, toY]) => ({ from: turn(fromX, fromY), to: turn(toX, toY) }));
}
