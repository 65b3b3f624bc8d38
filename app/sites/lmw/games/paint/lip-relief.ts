import { elementAt } from "#app/kits/basics/element-at.ts";
import type { BeautySpot } from "./beauty-spot.ts";
import type { LipEdges } from "./lip-edges.ts";
import type { LipRelief } from "./relief.ts";
import { raiseSpot } from "./relief-spot.ts";
import { tuning } from "./tuning.ts";

/** Room around the lips, so that every px of them has neighbours. */
const border = 3;
const steps = 2048;
const grooveSteps = 4096;

/** By the way from the seam (0) to the outer edge: how high a lip stands, and how deep its lines are. */
const dome = Float32Array.from({ length: steps + 1 }, (_, n) => {
  const from = Math.abs(2 * (n / steps) ** 0.8 - 1);
  return Math.max(0, 1 - from ** 2.6) ** 0.55;
});
const lines = Float32Array.from({ length: steps + 1 }, (_, n) => Math.sin((Math.PI * n) / steps) ** 0.8);
/** Lines of a lip across its width: unlike each other, some deep, most fine. */
const grooves = Float32Array.from({ length: grooveSteps + 1 }, (_, n) => {
  const u = n / grooveSteps;
  const uneven = 0.45 + 0.55 * wave(u, 5, 0.8) * wave(u, 9, 2.2);
  return uneven * (0.6 * wave(u, 23, 1.7) ** 3 + 0.28 * wave(u, 49, 0.4) ** 2) + 0.1 * wave(u, 113, 2.9);
});

/** The relief of a mouth, once a sign; with its beauty spot, if it has one. */
export function createLipRelief(edges: LipEdges, spot: BeautySpot | null = null): LipRelief {
  const y = Math.floor(Math.min(...edges.top)) - border;
  const width = edges.top.length + 2 * border;
  const height = Math.ceil(Math.max(...edges.bottom)) + border - y;
  const size = width * height;
  const relief: LipRelief = {
    ...{ x: edges.firstX - border, y, width, height },
    ...{ heights: new Float32Array(size), cover: new Uint8Array(size), open: new Uint8Array(size) },
    spotCover: new Uint8Array(size),
  };
  for (let column = 0; column < edges.top.length; column++) {
    const at = (edge: Float32Array): number => elementAt(edge, column) - y;
    raiseColumn(relief, edges, column, at(edges.seamTop), at(edges.top));
    raiseColumn(relief, edges, column, at(edges.seamBottom), at(edges.bottom));
  }
  if (spot) raiseSpot(relief, spot);
  return relief;
}

/** One column of a lip, from its seam to its outer edge. */
function raiseColumn(relief: LipRelief, edges: LipEdges, column: number, seam: number, outer: number): void {
  const thickness = Math.abs(outer - seam);
  if (thickness < 0.5) return;
  const isUpper = outer < seam;
  const [from, to] = isUpper ? [outer, seam] : [seam, outer];
  const u = (2 * column) / edges.top.length - 1;
  const rise = tuning.lipRise * thickness * (isUpper ? upperForm(u) : lowerForm(u));
  const depth = tuning.lineDepth * Math.min(1, thickness / 60);
  for (let row = Math.floor(from); row <= to; row++) {
    const cell = row * relief.width + column + border;
    const way = Math.min(1, Math.max(0, Math.abs(row + 0.5 - seam) / thickness));
    const step = Math.round(way * steps);
    // The lines spread from the seam outwards.
    const across = 0.5 + 0.47 * u * (1 - 0.16 * way);
    const groove = grooves[Math.round(across * grooveSteps)] ?? 0;
    relief.heights[cell] = rise * (dome[step] ?? 0) - depth * groove * (lines[step] ?? 0);
    relief.cover[cell] = Math.max(relief.cover[cell] ?? 0, 255 * Math.min(1, row + 1 - from, to - row));
    relief.open[cell] = 255 * (1 - 0.62 * Math.exp((-way * thickness) / 7));
  }
}

/** The bow above with its small middle; the two pillows below. */
const upperForm = (u: number): number => 0.94 + 0.14 * bell(u, 0.13) - 0.06 * bell(Math.abs(u) - 0.24, 0.09);
const lowerForm = (u: number): number => 0.94 + 0.16 * bell(Math.abs(u) - 0.27, 0.17) - 0.06 * bell(u, 0.1);
const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

function wave(u: number, count: number, shift: number): number {
  return (
    0.5 + 0.5 * Math.sin(u * count * 2 * Math.PI * (1 + 0.06 * Math.sin(u * 17 + shift)) + 3 * Math.sin(u * 41 + shift))
  );
}
