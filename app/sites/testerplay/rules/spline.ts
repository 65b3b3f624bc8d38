import type { Trace } from "./fit-stroke.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** A stroke as a dense line in px: where its middle is, how far its edge, and how far along. */
export interface Line {
  x: Float32Array;
  y: Float32Array;
  /** Half its breadth. */
  r: Float32Array;
  /** From its beginning, px. */
  along: Float32Array;
}

/** Half the breadth of a stroke as a part of the board's width, thin to broad. */
const thin = 0.026;
const broad = 0.074;

/** Half the breadth in px of a pressed-on 0–1. */
export const halfBreadth = (w: number, boardWidth: number): number => (thin + (broad - thin) * w) * boardWidth;

/**
 * A smooth line through places (Catmull and Rom 1974, centripetal after Yuksel and others 2011: no loops of its own), in
 * steps of about `stepPx`.
 */
export function lineThrough(traces: readonly Trace[], width: number, height: number, stepPx: number): Line {
  const points = traces.map(({ x, y, w }): Point => [x * width, y * height, halfBreadth(w, width)]);
  const dense: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [elementAt(points, i), elementAt(points, i + 1)];
    const [a, d] = [points[i - 1] ?? beyond(c, b), points[i + 2] ?? beyond(b, c)];
    const steps = Math.max(1, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / stepPx));
    for (let step = 0; step < steps; step++) dense.push(between(a, b, c, d, step / steps));
  }
  dense.push(points.at(-1) ?? [0, 0, 0]);
  return lineOf(dense);
}

type Point = [x: number, y: number, r: number];

/** A line as it is while it grows: straight from place to place. */
export function lineOf(points: readonly Point[]): Line {
  const [x, y, r, along] = Array.from({ length: 4 }, () => new Float32Array(points.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const [i, point] of points.entries()) {
    [x[i], y[i], r[i]] = point;
    const before = points[i - 1];
    along[i] = before ? (along[i - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]) : 0;
  }
  return { x, y, r, along };
}

const beyond = (from: Point, to: Point): Point => [2 * to[0] - from[0], 2 * to[1] - from[1], to[2]];

function between(a: Point, b: Point, c: Point, d: Point, part: number): Point {
  const knot = (p: Point, q: Point): number => Math.max(1e-3, Math.hypot(q[0] - p[0], q[1] - p[1]) ** 0.5);
  const t1 = knot(a, b);
  const t2 = t1 + knot(b, c);
  const t3 = t2 + knot(c, d);
  const t = t1 + (t2 - t1) * part;
  const mix = (p: Point, q: Point, from: number, to: number): Point => {
    const k = (t - from) / (to - from);
    return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k, 0];
  };
  const [p, q, s] = [mix(a, b, 0, t1), mix(b, c, t1, t2), mix(c, d, t2, t3)];
  const [x, y] = mix(mix(p, q, 0, t2), mix(q, s, t1, t3), t1, t2);
  // Breadth goes smoothly, but never beyond its two ends.
  const ease = part * part * (3 - 2 * part);
  return [x, y, b[2] + (c[2] - b[2]) * ease];
}
