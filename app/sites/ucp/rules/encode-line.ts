import { elementAt } from "#app/kits/basics/element-at.ts";
import { maxPointsPerStroke, paperHeight, paperMargin, paperWidth } from "#contracts/painting-limits.ts";
import type { TouchPoint } from "./draw/touch-path.ts";

/** What the hand did, as it is kept: whole numbers, and no point that the line would not miss. */
export function encodeLine(touches: readonly TouchPoint[], tolerance = 1): number[] {
  const points = simplifyTouches(touches, tolerance);
  // A very long line is told more roughly rather than cut off.
  if (points.length > maxPointsPerStroke) return encodeLine(touches, tolerance * 1.6);
  return points.flatMap(([x, y, pressure]) => [
    Math.round(clamp(x, -paperMargin, paperWidth + paperMargin)),
    Math.round(clamp(y, -paperMargin, paperHeight + paperMargin)),
    Math.round(clamp(pressure, 0, 1) * 15),
  ]);
}

/** Ramer (1972) and Douglas–Peucker (1973), with the pressure as a third direction: 1 of it weighs as 24 units. */
function simplifyTouches(touches: readonly TouchPoint[], tolerance: number): TouchPoint[] {
  if (touches.length < 3) return [...touches];
  const isIncluded = new Uint8Array(touches.length);
  isIncluded[0] = isIncluded[touches.length - 1] = 1;
  const open: [number, number][] = [[0, touches.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [first, last] = [elementAt(touches, from), elementAt(touches, to)];
    let [far, distance] = [0, tolerance];
    for (let i = from + 1; i < to; i++) {
      const offset = distanceToSegment(elementAt(touches, i), first, last);
      if (offset > distance) [far, distance] = [i, offset];
    }
    if (far > 0) {
      isIncluded[far] = 1;
      open.push([from, far], [far, to]);
    }
  }
  return touches.filter((_, i) => isIncluded[i] === 1);
}

function distanceToSegment(
  [x, y, p]: TouchPoint,
  [fromX, fromY, fromP]: TouchPoint,
  [toX, toY, toP]: TouchPoint,
): number {
  const direction = [toX - fromX, toY - fromY, 24 * (toP - fromP)] as const;
  const here = [x - fromX, y - fromY, 24 * (p - fromP)] as const;
  const square = direction[0] ** 2 + direction[1] ** 2 + direction[2] ** 2;
  const along =
    square === 0 ? 0 : clamp((here[0] * direction[0] + here[1] * direction[1] + here[2] * direction[2]) / square, 0, 1);
  return Math.hypot(here[0] - along * direction[0], here[1] - along * direction[1], here[2] - along * direction[2]);
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
