import { type Knot, maxKnots, maxKnotsPerStroke, type Stroke } from "./tester-result.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** A place a pointer went through: 0–1 of the board's width and height, and how broad it pressed, 0–1. */
export interface Trace {
  x: number;
  y: number;
  w: number;
}

/** The board is a quarter higher than wide; a step down is as long as a step aside only with this. */
const aspect = 1.25;
const tolerance = 0.006;
/** Breadth counts as little as this of the board's width. */
const breadthWeight = 0.05;
const dabLength = 0.06;

/**
 * What a hand drew, with as few places as its shape needs (Ramer 1972, Douglas and Peucker 1973, with breadth as a third
 * dimension; the farthest place of all first, so that a wild stroke loses its least). A mere tap becomes a dab.
 */
export function fitStroke(traces: readonly Trace[], max: number = maxKnotsPerStroke): Knot[] {
  return quantize(simplify(ensureLength(traces), max));
}

/** Takes places away from the richest strokes until all of them fit into a code. */
export function fitAll(strokes: readonly Stroke[]): Stroke[] {
  const fitted = [...strokes];
  const total = (): number => fitted.reduce((sum, { knots }) => sum + knots.length, 0);
  while (total() > maxKnots) {
    const richest = fitted.reduce(
      (best, { knots }, i) => (knots.length > (fitted[best]?.knots.length ?? 0) ? i : best),
      0,
    );
    const stroke = fitted[richest];
    if (!stroke) break;
    fitted[richest] = { ...stroke, knots: fitStroke(stroke.knots.map(traceOf), stroke.knots.length - 1) };
  }
  return fitted;
}

/** A knot as a trace again. */
export const traceOf = ({ x, y, w }: Knot): Trace => ({ x: x / 127, y: y / 127, w: w / 7 });

function ensureLength(traces: readonly Trace[]): Trace[] {
  const [first] = traces;
  if (!first) return ensureLength([{ x: 0.5, y: 0.5, w: 0.5 }]);
  const isTap = traces.every((one) => distance(one, first) < dabLength / 3);
  if (!isTap) return [...traces];
  const half = dabLength / 2;
  return [-half, half].map((by) => ({ ...first, x: Math.min(1, Math.max(0, first.x + by)) }));
}

/** A stretch between two kept places, and the place in it that is farthest from the straight way. */
interface Stretch {
  from: number;
  to: number;
  far: number;
  off: number;
}

function simplify(traces: readonly Trace[], max: number): Trace[] {
  const stretches = [stretchOf(traces, 0, traces.length - 1)];
  while (stretches.length < max - 1) {
    const worst = stretches.reduce((best, { off }, i) => (off > (stretches[best]?.off ?? 0) ? i : best), 0);
    const stretch = stretches[worst];
    if (!stretch || stretch.off <= tolerance) break;
    stretches.splice(
      worst,
      1,
      stretchOf(traces, stretch.from, stretch.far),
      stretchOf(traces, stretch.far, stretch.to),
    );
  }
  return [...stretches.map(({ from }) => elementAt(traces, from)), elementAt(traces, traces.length - 1)];
}

function stretchOf(traces: readonly Trace[], from: number, to: number): Stretch {
  let [far, off] = [from, 0];
  for (let i = from + 1; i < to; i++) {
    const distance = distanceFromLine(elementAt(traces, i), elementAt(traces, from), elementAt(traces, to));
    if (distance > off) [far, off] = [i, distance];
  }
  return { from, to, far, off };
}

/** How far a place is from the straight way between two others. */
function distanceFromLine(trace: Trace, from: Trace, to: Trace): number {
  const [p, a, b] = [vector(trace), vector(from), vector(to)];
  const segment = b.map((value, i) => value - (a[i] ?? 0));
  const lengthSquared = segment.reduce((sum, value) => sum + value * value, 0);
  const along = p.reduce((sum, value, i) => sum + (value - (a[i] ?? 0)) * (segment[i] ?? 0), 0);
  const t = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, along / lengthSquared));
  return Math.hypot(...p.map((value, i) => value - (a[i] ?? 0) - t * (segment[i] ?? 0)));
}

const vector = ({ x, y, w }: Trace): number[] => [x, y * aspect, w * breadthWeight];

const distance = (one: Trace, other: Trace): number => Math.hypot(one.x - other.x, (one.y - other.y) * aspect);

/** On the grid; two that fall on the same place are one, but a stroke keeps two. */
function quantize(traces: readonly Trace[]): Knot[] {
  const grid = (value: number, steps: number): number => Math.round(Math.min(1, Math.max(0, value)) * steps);
  const knots = traces.map(({ x, y, w }): Knot => ({ x: grid(x, 127), y: grid(y, 127), w: grid(w, 7) }));
  const distinct = knots.filter(({ x, y }, i) => i === 0 || x !== knots[i - 1]?.x || y !== knots[i - 1]?.y);
  const [only] = distinct;
  if (distinct.length > 1 || !only) return distinct;
  return [only, { ...only, x: only.x < 124 ? only.x + 3 : only.x - 3 }];
}
