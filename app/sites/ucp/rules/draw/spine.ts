import { elementAt } from "#app/kits/basics/element-at.ts";
import { curveThrough } from "./curve-through.ts";
import type { TouchPoint } from "./touch-path.ts";

/** The middle of a stroke, smoothed, at even distances. */
export interface Spine {
  /** In units of the paper. */
  length: number;
  /** The middle so far along the way, its direction, how it bends (1 / radius; to its left is above 0), and the pressure. */
  at(along: number): SpinePoint;
}

export interface SpinePoint {
  x: number;
  y: number;
  dx: number;
  dy: number;
  bend: number;
  pressure: number;
}

const maxSamples = 200;
/** @param width of the stroke, in units of the paper: nothing much finer than it is told of the way */
export function createSpine(touches: readonly TouchPoint[], width: number): Spine {
  const way = curveThrough(touches, width);
  const { points, length, step } = spread(way, Math.max(2.5, width / 8));
  const smoothed = smooth(smooth(points));
  const samples = addDirections(smoothed, step);
  return {
    length,
    at(along) {
      const inside = Math.min(length, Math.max(0, along));
      const from = Math.min(samples.length - 2, Math.floor(inside / step));
      const [one, other] = [elementAt(samples, from), elementAt(samples, from + 1)];
      // The last piece is shorter than the others.
      const part = (inside - from * step) / (Math.min(step, length - from * step) || 1);
      const [dx, dy] = [one.dx + (other.dx - one.dx) * part, one.dy + (other.dy - one.dy) * part];
      const size = Math.hypot(dx, dy) || 1;
      // Before its beginning and after its end it goes straight on.
      const beyond = along < 0 ? along : Math.max(0, along - length);
      return {
        x: one.x + (other.x - one.x) * part + (dx / size) * beyond,
        y: one.y + (other.y - one.y) * part + (dy / size) * beyond,
        dx: dx / size,
        dy: dy / size,
        bend: one.bend + (other.bend - one.bend) * part,
        pressure: one.pressure + (other.pressure - one.pressure) * part,
      };
    },
  };
}

/** The way at even distances, its last place included. */
function spread(way: readonly TouchPoint[], minStep: number): { points: TouchPoint[]; length: number; step: number } {
  const lengths = [0];
  for (let i = 1; i < way.length; i++) {
    const [[fromX, fromY], [x, y]] = [elementAt(way, i - 1), elementAt(way, i)];
    lengths.push(elementAt(lengths, i - 1) + Math.hypot(x - fromX, y - fromY));
  }
  const length = lengths.at(-1) ?? 0;
  const step = Math.min(evenStep(length, minStep, maxSamples), length / 2 || 1);
  const count = Math.max(2, Math.ceil(length / step));
  let piece = 1;
  const points = Array.from({ length: count + 1 }, (_, i): TouchPoint => {
    const along = Math.min(length, i * step);
    while (piece < way.length - 1 && elementAt(lengths, piece) < along) piece++;
    const [from, to] = [elementAt(way, piece - 1), elementAt(way, piece)];
    const start = elementAt(lengths, piece - 1);
    const part = Math.min(1, (along - start) / (elementAt(lengths, piece) - start || 1));
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
  });
  return { points, length, step };
}

/** The step of a long way: doubled when there were too many of it, so that what is told of its beginning seldom changes. */
export function evenStep(length: number, minStep: number, maxCount: number): number {
  let step = minStep;
  while (length / step > maxCount) step *= 2;
  return step;
}

/** Takes the tremble out of a way; its ends stay. */
function smooth(points: readonly TouchPoint[]): TouchPoint[] {
  return points.map((point, i): TouchPoint => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return point;
    const axis = (which: 0 | 1 | 2): number => (before[which] + 2 * point[which] + after[which]) / 4;
    return [axis(0), axis(1), axis(2)];
  });
}

function addDirections(points: readonly TouchPoint[], step: number): SpinePoint[] {
  const directed = points.map(([x, y, pressure], i) => {
    const [from, to] = [points[i - 1] ?? elementAt(points, i), points[i + 1] ?? elementAt(points, i)];
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return { x, y, pressure, dx: (to[0] - from[0]) / size, dy: (to[1] - from[1]) / size };
  });
  return directed.map((point, i) => {
    const [before, after] = [directed[i - 1] ?? point, directed[i + 1] ?? point];
    const turn = before.dy * after.dx - before.dx * after.dy;
    return { ...point, bend: turn / (2 * step || 1) };
  });
}
