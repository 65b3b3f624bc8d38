import { elementAt } from "../basics/element-at.ts";
import { floatAt, indexAt } from "../basics/typed-array-at.ts";
import { eyes, lipsInner, lipsOuter } from "./face-regions.ts";
import { meshPointCount } from "./mesh-facts.ts";

/** Where a base lies on the mesh. */
export interface BasePoints {
  /** How much of it lies on each point: none on the rim of the face and on the lips. */
  weights: Float32Array;
  /** Of each triangle whether it lies there, 1 or 0: on no eye, and not on what lies between the lips. */
  covers: Uint8Array;
}

/** On the edge of the lips a base runs out, and on the edge of the lids it is wiped thin. */
const lipEdge = 0.4;
const lashEdge = 0.8;

/**
 * @param uv 468 × (u, v) on the flat skin
 * @param triangles of the whole face, three points each
 */
export function basePointsOf(uv: Float32Array, triangles: Uint16Array): BasePoints {
  const weights = new Float32Array(meshPointCount).fill(1);
  const mouth = [...lipsOuter.upper, ...lipsOuter.lower];
  for (let i = 0; i < meshPointCount; i++) if (isInside(i, mouth, uv)) weights[i] = 0;
  for (const i of rimOf(triangles)) weights[i] = 0;
  for (const i of mouth) weights[i] = lipEdge;
  const openings = [
    ...eyes.map(({ upperLash, lowerLash }) => new Set<number>([...upperLash, ...lowerLash])),
    new Set<number>([...lipsInner.upper, ...lipsInner.lower]),
  ];
  for (const eye of eyes) for (const i of [...eye.upperLash, ...eye.lowerLash]) weights[i] = lashEdge;
  const covers = Uint8Array.from({ length: triangles.length / 3 }, (_, t) => {
    const corners = [0, 1, 2].map((k) => indexAt(triangles, t * 3 + k));
    const isOpening = openings.some((opening) => corners.every((i) => opening.has(i)));
    return !isOpening && corners.some((i) => floatAt(weights, i) > 0) ? 1 : 0;
  });
  return { weights, covers };
}

/** The points on the edge of the mesh: those of sides that one triangle alone has. */
function rimOf(triangles: Uint16Array): Set<number> {
  const sides = new Map<number, number>();
  const nameOf = (a: number, b: number): number => Math.min(a, b) * meshPointCount + Math.max(a, b);
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const side = nameOf(indexAt(triangles, t + k), indexAt(triangles, t + ((k + 1) % 3)));
      sides.set(side, (sides.get(side) ?? 0) + 1);
    }
  const alone = [...sides].filter(([, count]) => count === 1).map(([side]) => side);
  return new Set(alone.flatMap((side) => [Math.floor(side / meshPointCount), side % meshPointCount]));
}

/** Whether a point lies inside a ring of points on the flat skin (even–odd rule). */
function isInside(point: number, ring: readonly number[], uv: Float32Array): boolean {
  const [x, y] = [floatAt(uv, point * 2), floatAt(uv, point * 2 + 1)];
  let inside = false;
  for (let k = 0; k < ring.length; k++) {
    const [a, b] = [elementAt(ring, k), elementAt(ring, (k + 1) % ring.length)];
    const [ax, ay, bx, by] = [floatAt(uv, a * 2), floatAt(uv, a * 2 + 1), floatAt(uv, b * 2), floatAt(uv, b * 2 + 1)];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
