import type { Stroke } from "#contracts/painting.ts";
import { paperHeight, paperWidth } from "#contracts/painting-limits.ts";
import type { Tool } from "./canvas-tools.ts";
import type { TouchPoint } from "./draw/touch-path.ts";
import { encodeLine } from "./encode-line.ts";

/** A pointer over the paper: where, 0–1 of it, how hard (a pen only), and when. */
export interface Touch {
  xShare: number;
  yShare: number;
  penPressure: number | null;
  atMs: number;
}

/** In so many milliseconds the pressure of the paint follows that of the hand by two thirds. */
const followMs = 45;

/** A touch as a place of the paper. A finger has no pressure of its own: slow is heavy, fast is light, as with a stick. */
export function touchPointOf(touch: Touch, last: { point: TouchPoint; atMs: number } | null): TouchPoint {
  const x = touch.xShare * paperWidth;
  const y = touch.yShare * paperHeight;
  if (!last) return [x, y, Math.min(0.55, touch.penPressure ?? 0.9)];
  const speed = Math.hypot(x - last.point[0], y - last.point[1]) / Math.max(1, touch.atMs - last.atMs);
  const pressed = touch.penPressure ?? Math.max(0.28, 0.9 - speed * 0.16);
  // By time, not by event: a screen that tells 240 places a second paints like one that tells 60.
  const share = 1 - Math.exp(-Math.max(1, touch.atMs - last.atMs) / followMs);
  return [x, y, last.point[2] + (pressed - last.point[2]) * share];
}

/** The line that was drawn; null when the tool draws none. A single touch is a dot. @param tolerance in units of the paper */
export function lineStroke(
  touches: readonly TouchPoint[],
  { kind, size }: Tool,
  paint: number,
  tolerance: number,
): Stroke | null {
  const [first, ...rest] = touches;
  if (kind === "stamp" || kind === "eraser" || !first) return null;
  const points = encodeLine(rest.length === 0 ? [first, first] : touches, tolerance);
  return { kind: "line", brush: kind, paint, size, points };
}

export function stampStroke([x, y]: TouchPoint, { form, size, turn }: Tool, paint: number): Stroke {
  return { kind: "stamp", form, paint, size, turn, x: Math.round(x), y: Math.round(y) };
}
