import type { Stroke } from "#contracts/painting.ts";
import { brushWidths } from "./draw/draw-line.ts";
import { touchPointsOf } from "./draw/touch-path.ts";
import { stampScales } from "./draw/stamps.ts";

/** The number of the topmost stroke under a place of the paper; null where there is only paper. */
export function strokeAt(strokes: readonly Stroke[], x: number, y: number, reach = 10): number | null {
  for (let i = strokes.length - 1; i >= 0; i--) if (isUnder(strokes[i]!, x, y, reach)) return i;
  return null;
}

function isUnder(stroke: Stroke, x: number, y: number, reach: number): boolean {
  if (stroke.kind === "stamp")
    return Math.hypot(stroke.x - x, stroke.y - y) <= 38 * stampScales[stroke.size - 1]! + reach;
  const maxDistance = brushWidths[stroke.brush][stroke.size - 1]! / 2 + reach;
  const touches = touchPointsOf(stroke.points);
  return touches.some((touch, i) => toSegment(x, y, touches[Math.max(0, i - 1)]!, touch) <= maxDistance);
}

/** How far a place is from the piece of way between two others. */
function toSegment(x: number, y: number, [fromX, fromY]: readonly number[], [toX, toY]: readonly number[]): number {
  const [dx, dy] = [toX! - fromX!, toY! - fromY!];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX!) * dx + (y - fromY!) * dy) / square));
  return Math.hypot(x - fromX! - along * dx, y - fromY! - along * dy);
}
