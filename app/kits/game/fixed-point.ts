import { intAt } from "../basics/element-at.ts";

// Whole numbers only: sine and arctangent of the engines differ from browser to browser, and from one Node to the next.
// Lengths and speeds have eight binary places (256 = one unit); a full turn has 4096 steps; 0 points right, 1024 down.

/** One unit of length, or one unit a tick. */
export const unit = 256;
/** A quarter of a unit: the step of the input log. */
export const quarterUnit = 64;
/** Steps of a full turn. */
export const fullTurn = 4096;
const quarter = fullTurn / 4;
/** What the sine of a right angle is: fourteen binary places. */
export const sineOne = 16_384;

/** Quotient toward zero, for |a| and |b| below 2^31. @throws nothing; b must not be 0 */
export const div = (a: number, b: number): number => (a / b) | 0;

/**
 * A length to the other side when it is flipped. Not by a minus sign: that makes -0 of 0, which V8 keeps apart from whole
 * numbers, and everything that is ever added to it too: places that are read thousands of times a second.
 */
export const flipIf = (length: number, isFlipped: boolean): number => (isFlipped ? 0 - length : length);

/** How far a number is from zero. */
export const abs = (a: number): number => (a < 0 ? -a : a);
/** The smaller of two. */
export const min = (a: number, b: number): number => (a < b ? a : b);
/** The larger of two. */
export const max = (a: number, b: number): number => (a > b ? a : b);
/** `a`, held between two bounds. */
export const clamp = (a: number, low: number, high: number): number => (a < low ? low : a > high ? high : a);

/** Sine in `sineOne`ths. Any whole angle. */
export const sin = (angle: number): number => intAt(sines, angle & (fullTurn - 1));
/** Cosine in `sineOne`ths. Any whole angle. */
export const cos = (angle: number): number => intAt(sines, (angle + quarter) & (fullTurn - 1));
/** The part of a length along x. |length| below 2^17. */
export const alongX = (length: number, angle: number): number => (length * cos(angle)) >> 14;
/** The part of a length along y. |length| below 2^17. */
export const alongY = (length: number, angle: number): number => (length * sin(angle)) >> 14;

/** The direction of a way, 0 to 4095, within one step. No way at all points down. */
export function angleOf(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return quarter;
  const width = abs(dx);
  const height = abs(dy);
  let angle = width >= height ? intAt(arcs, div(height * 256, width)) : quarter - intAt(arcs, div(width * 256, height));
  if (dx < 0) angle = fullTurn / 2 - angle;
  return (dy < 0 ? -angle : angle) & (fullTurn - 1);
}

/** The shorter way from one angle to another: -2048 to 2047. */
export const angleBetween = (from: number, to: number): number => (((to - from + 2048) & (fullTurn - 1)) - 2048) | 0;

/** Whether two points are nearer than `reach`; all in 256ths of a unit. Squares stay below 2^53. */
export function isNear(dx: number, dy: number, reach: number): boolean {
  return dx < reach && dx > -reach && dy < reach && dy > -reach && dx * dx + dy * dy < reach * reach;
}

/** Ease in and out: how far along of 1024, after `tick` of `ticks`. */
export function easeInOut(tick: number, ticks: number): number {
  const part = clamp(div(tick * 1024, ticks), 0, 1024);
  return div(div(part * part, 1024) * (3072 - 2 * part), 1024);
}

/** The Taylor series in 24 binary places: the products stay below 2^53, so that they are exact. */
function quarterSine(step: number): number {
  const one = 16_777_216;
  const x = exactQuotient(52_707_179 * step, fullTurn / 2);
  const square = exactQuotient(x * x, one);
  let term = x;
  let sum = x;
  for (let n = 2; term !== 0; n += 2) {
    term = exactQuotient(-exactQuotient(term * square, one), n * (n + 1));
    sum += term;
  }
  return exactQuotient(sum + 512, 1024);
}

/** Quotient toward zero up to 2^53. */
function exactQuotient(a: number, b: number): number {
  return (a - (a % b)) / b;
}

function createSines(): Int32Array {
  const table = new Int32Array(fullTurn);
  for (let step = 0; step <= quarter; step++) {
    const sine = quarterSine(step);
    table[step] = sine;
    table[fullTurn / 2 - step] = sine;
    table[(fullTurn / 2 + step) & (fullTurn - 1)] = -sine;
    table[(fullTurn - step) & (fullTurn - 1)] = -sine;
  }
  return table;
}

/** For every 256th of the tangent up to 1, the largest step whose tangent is not above it. */
function createArcs(): Int32Array {
  const table = new Int32Array(257);
  for (let part = 0, step = 0; part <= 256; part++) {
    while (step < quarter / 2 && intAt(sines, step + 1) * 256 <= cos(step + 1) * part) step++;
    table[part] = step;
  }
  return table;
}

const sines = createSines();
const arcs = createArcs();
