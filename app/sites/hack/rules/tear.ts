import type { Point } from "./drawing/strokes.ts";
import { sheetHeight, sheetWidth, straightPath } from "./rip.ts";

/** A tear of the sheet on its way, in units of the sheet. */
export interface Tear {
  /** From which edge it runs: 1 from the left, −1 from the right. */
  side: 1 | -1;
  /** The way of the thumb, seen from that edge; empty before it begins. */
  path: Point[];
  /** How far the thumb has come. */
  target: number;
  /** How far the sheet is torn; it follows the thumb. */
  tip: number;
}

/** A touch is no stroke before it has moved so far. */
const minStroke = 6;
/** The tear keeps away from the upper and lower edge. */
const margin = 40;

export const createTear = (): Tear => ({ side: 1, path: [], target: 0, tip: 0 });

/** Begins from the edge behind the thumb, at the height of the first touch. False: it has not moved enough to say where. */
export function beginTear(tear: Tear, origin: Point, x: number): boolean {
  if (Math.abs(x - origin[0]) < minStroke) return false;
  tear.side = x > origin[0] ? 1 : -1;
  tear.path = [[0, origin[1]]];
  return true;
}

/** Goes on to where the thumb is. False: that is torn already; a tear never heals. */
export function pullTear(tear: Tear, [x, y]: Point): boolean {
  const reach = Math.min(sheetWidth, tear.side === 1 ? x : sheetWidth - x);
  const last = tear.path.at(-1) ?? [0, y];
  if (reach <= last[0]) return false;
  tear.path.push([reach, Math.min(sheetHeight - margin, Math.max(margin, y))]);
  tear.target = reach;
  return true;
}

/** Leads the way through the rest of the sheet; a sheet that nobody has touched is torn across its middle. */
export function leadThrough(tear: Tear, seed: number): void {
  if (tear.path.length === 0) tear.path = straightPath(seed);
  const last = tear.path.at(-1) ?? [0, sheetHeight / 2];
  if (last[0] < sheetWidth) tear.path.push([sheetWidth, last[1]]);
}
