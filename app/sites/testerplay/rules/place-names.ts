import { traceOf } from "./fit-stroke.ts";
import type { Stroke } from "./tester-result.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Where a name lies on a board: steps of 2.5 % from the left (0–40) and from the top, and how it is tilted. */
export interface NamePosition {
  column: number;
  row: number;
  tilt: -2 | -1 | 0 | 1 | 2;
}

const steps = 40;
/** Names lie at least so many steps above one another, and stay off the edges. */
const minGap = 4.4;
const [leftmost, rightmost, top, bottom] = [13, 27, 3, 37];

/** A place for the name of each stroke: on its middle, tilted with it a little, none over another. */
export function placeNames(strokes: readonly Pick<Stroke, "knots">[]): NamePosition[] {
  const wanted = strokes.map((stroke, i) => ({ i, ...middleOf(stroke) }));
  const inOrder = wanted.toSorted((one, other) => one.row - other.row || one.i - other.i);
  // Down the board each makes room for the one above, then up again where the last ran over the edge.
  let floor = top;
  for (const position of inOrder) {
    position.row = Math.max(position.row, floor);
    floor = position.row + minGap;
  }
  let ceiling = bottom;
  for (const position of inOrder.toReversed()) {
    position.row = Math.min(position.row, ceiling);
    ceiling = position.row - minGap;
  }
  return inOrder
    .toSorted((one, other) => one.i - other.i)
    .map(({ column, row, tilt }) => ({
      column: Math.round(Math.min(rightmost, Math.max(leftmost, column))),
      row: Math.round(row),
      tilt,
    }));
}

function middleOf({ knots }: Pick<Stroke, "knots">): { column: number; row: number; tilt: NamePosition["tilt"] } {
  const traces = knots.map(traceOf);
  const [first, last] = [elementAt(traces, 0), elementAt(traces, traces.length - 1)];
  const mean = (pick: (trace: { x: number; y: number }) => number): number =>
    traces.reduce((sum, trace) => sum + pick(trace), 0) / traces.length;
  const [column, row] = [mean(({ x }) => x) * steps, mean(({ y }) => y) * steps];
  // From left to right, however it was drawn.
  const [from, to] = first.x <= last.x ? [first, last] : [last, first];
  const slope = ((to.y - from.y) * 1.25) / Math.max(0.12, to.x - from.x);
  const tilt = Math.max(-2, Math.min(2, Math.round(slope * 6))) as NamePosition["tilt"];
  return { column, row, tilt };
}
