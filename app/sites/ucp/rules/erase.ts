import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Stroke } from "#contracts/painting.ts";
import { brushWidth } from "./draw/brush-traits.ts";
import { type TouchPoint, touchPointsOf } from "./draw/touch-path.ts";
import { stampScale } from "./draw/stamps.ts";

/** The number of the topmost stroke under a place of the paper; null where there is only paper. */
export function strokeAt(strokes: readonly Stroke[], x: number, y: number, reach = 10): number | null {
  for (let i = strokes.length - 1; i >= 0; i--) if (isUnder(elementAt(strokes, i), x, y, reach)) return i;
  return null;
}

function isUnder(stroke: Stroke, x: number, y: number, reach: number): boolean {
  if (stroke.kind === "stamp") return Math.hypot(stroke.x - x, stroke.y - y) <= 38 * stampScale(stroke.size) + reach;
  const maxDistance = brushWidth(stroke.brush, stroke.size) / 2 + reach;
  const touches = touchPointsOf(stroke.points);
  return touches.some((touch, i) => toSegment(x, y, elementAt(touches, Math.max(0, i - 1)), touch) <= maxDistance);
}

/** How far a place is from the piece of way between two others. */
function toSegment(x: number, y: number, [fromX, fromY]: TouchPoint, [toX, toY]: TouchPoint): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / square));
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}
