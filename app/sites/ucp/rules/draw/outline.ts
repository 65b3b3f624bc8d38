import { getStroke, type StrokeOptions } from "perfect-freehand";
import type { Touch } from "./hand.ts";
import { short } from "./shape.ts";

/** From this width on, whole units do. */
const fineBelow = 22;

/** The edge of a brush's trace as the `d` of a path. */
export function outlinePath(touches: readonly Touch[], options: StrokeOptions): string {
  const edge = getStroke(touches as unknown as number[][], { ...options, simulatePressure: false, last: true });
  const size = options.size ?? 16;
  return closedPath(thinned(edge as [number, number][], Math.max(1.6, size * 0.085)), size < fineBelow);
}

/** A way through places, as the `d` of a line: a curve through the middles between them. */
export function wayPath(touches: readonly Touch[], isFine = true): string {
  const told = (value: number): string => short(value, isFine);
  const [first, ...rest] = touches;
  if (!first) return "";
  let d = `M${told(first[0])} ${told(first[1])}`;
  for (let i = 0; i < rest.length - 1; i++) {
    const [x, y] = rest[i]!;
    const [nextX, nextY] = rest[i + 1]!;
    d += `Q${told(x)} ${told(y)} ${told((x + nextX) / 2)} ${told((y + nextY) / 2)}`;
  }
  const last = rest.at(-1) ?? first;
  return `${d}L${told(last[0])} ${told(last[1])}`;
}

/** The caps of an outline have dozens of points closer than an eye can tell; they would weigh more than the line. */
function thinned(edge: readonly [number, number][], leastApart: number): [number, number][] {
  const kept: [number, number][] = [];
  for (const point of edge) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= leastApart) kept.push(point);
  }
  return kept.length > 2 ? kept : [...edge];
}

function closedPath(edge: readonly [number, number][], isFine: boolean): string {
  const told = (value: number): string => short(value, isFine);
  const [first, second] = edge;
  if (!first || !second) return "";
  const middle = (one: readonly [number, number], other: readonly [number, number]): string =>
    `${told((one[0] + other[0]) / 2)} ${told((one[1] + other[1]) / 2)}`;
  let d = `M${middle(first, second)}`;
  for (let i = 1; i < edge.length; i++) {
    const here = edge[i]!;
    d += `Q${told(here[0])} ${told(here[1])} ${middle(here, edge[(i + 1) % edge.length]!)}`;
  }
  return `${d}Q${told(first[0])} ${told(first[1])} ${middle(first, second)}Z`;
}
