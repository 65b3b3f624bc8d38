import { elementAt } from "#app/kits/basics/element-at.ts";
import { getStroke, type StrokeOptions } from "perfect-freehand";
import type { TouchPoint } from "./touch-path.ts";
import { formatNumber } from "./shape.ts";

/** From this width on, whole units do. */
const fineBelowSize = 22;

/** The edge of a brush's trace as the `d` of a path. */
export function outlinePath(touches: readonly TouchPoint[], options: StrokeOptions): string {
  const edge = getStroke(touches as unknown as number[][], { ...options, simulatePressure: false, last: true });
  const size = options.size ?? 16;
  return closedPath(thinEdge(edge as [number, number][], Math.max(1.6, size * 0.085)), size < fineBelowSize);
}

/** A way through places, as the `d` of a line: a curve through the middles between them. */
export function curvePath(touches: readonly TouchPoint[], isFine = true): string {
  const format = (value: number): string => formatNumber(value, isFine);
  const [first, ...rest] = touches;
  if (!first) return "";
  let d = `M${format(first[0])} ${format(first[1])}`;
  for (let i = 0; i < rest.length - 1; i++) {
    const [x, y] = elementAt(rest, i);
    const [nextX, nextY] = elementAt(rest, i + 1);
    d += `Q${format(x)} ${format(y)} ${format((x + nextX) / 2)} ${format((y + nextY) / 2)}`;
  }
  const last = rest.at(-1) ?? first;
  return `${d}L${format(last[0])} ${format(last[1])}`;
}

/** The caps of an outline have dozens of points closer than an eye can tell; they would weigh more than the line. */
function thinEdge(edge: readonly [number, number][], minDistance: number): [number, number][] {
  const result: [number, number][] = [];
  for (const point of edge) {
    const last = result.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= minDistance) result.push(point);
  }
  return result.length > 2 ? result : [...edge];
}

function closedPath(edge: readonly [number, number][], isFine: boolean): string {
  const format = (value: number): string => formatNumber(value, isFine);
  const [first, second] = edge;
  if (!first || !second) return "";
  const middle = (one: readonly [number, number], other: readonly [number, number]): string =>
    `${format((one[0] + other[0]) / 2)} ${format((one[1] + other[1]) / 2)}`;
  let d = `M${middle(first, second)}`;
  for (let i = 1; i < edge.length; i++) {
    const here = elementAt(edge, i);
    d += `Q${format(here[0])} ${format(here[1])} ${middle(here, elementAt(edge, (i + 1) % edge.length))}`;
  }
  return `${d}Q${format(first[0])} ${format(first[1])} ${middle(first, second)}Z`;
}
