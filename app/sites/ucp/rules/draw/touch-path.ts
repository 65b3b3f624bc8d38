import { elementAt } from "#app/kits/basics/element-at.ts";

/** A place under the hand: x, y in units of the paper, pressure 0–1. */
export type TouchPoint = readonly [x: number, y: number, pressure: number];

/** The stored numbers of a line as places. */
export function touchPointsOf(points: readonly number[]): TouchPoint[] {
  return Array.from({ length: Math.floor(points.length / 3) }, (_, i): TouchPoint => [
    elementAt(points, 3 * i),
    elementAt(points, 3 * i + 1),
    elementAt(points, 3 * i + 2) / 15,
  ]);
}

/** How long a line is, in units of the paper. */
export function pathLength(touches: readonly TouchPoint[]): number {
  let sum = 0;
  for (const [i, [x, y]] of touches.slice(1).entries()) {
    const [fromX, fromY] = elementAt(touches, i);
    sum += Math.hypot(x - fromX, y - fromY);
  }
  return sum;
}
