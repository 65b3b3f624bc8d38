import { createHash } from "node:crypto";

/** What was done in a run, tick by tick; dx and dy in small whole numbers. */
export interface TickInput {
  dx: ArrayLike<number>;
  dy: ArrayLike<number>;
  buttons: ArrayLike<number>;
}

/** Hashes that are kept of a run. */
const sketchSize = 64;
/** With fewer groups of moves a run says nothing of the hand: whoever keeps still does what others do. */
const minGroups = 12;
/** Of three, two people who only go left and right by keys would share a fifth; of five, a thirtieth. */
const groupLength = 5;
/** Two runs that have so much of their sketches in common are one run. Runs of two hands share hardly anything. */
const minShare = 0.25;

/** Over so many ticks a trembling finger is smoothed. */
const smoothTicks = 7;
/** A shorter stretch is a way from one direction to the next. */
const minStretchTicks = 8;
const durationStep = 8;
const maxDuration = 255;

/**
 * The moves of a run as numbers: how long which way, and how long from press to press. A few ticks more or less, a shift of the
 * whole run and a tremble leave most of them as they are.
 */
export function describeMoves({ dx, dy, buttons }: TickInput): number[][] {
  return [stretchesOf(dx, dy), pressGapsOf(buttons)];
}

/**
 * A sketch of sequences of numbers: the smallest hashes of all groups of five neighbours. Empty for what says too little.
 * @param scope keeps sketches of different stages and seeds apart
 */
export function sketchOf(scope: string, sequences: readonly (readonly number[])[]): number[] {
  const hashes = new Set<number>();
  sequences.forEach((sequence, kind) => {
    for (let at = 0; at + groupLength <= sequence.length; at++) {
      const group = `${scope}\n${kind}:${sequence.slice(at, at + groupLength).join()}`;
      hashes.add(createHash("sha256").update(group).digest().readInt32LE(0));
    }
  });
  return hashes.size < minGroups ? [] : [...hashes].toSorted((a, b) => a - b).slice(0, sketchSize);
}

/** Whether two sketches are those of one run, changed here and there. */
export function isNearlyEqual(one: readonly number[], other: readonly number[]): boolean {
  const smaller = Math.min(one.length, other.length);
  if (smaller === 0) return false;
  const set = new Set(other);
  return one.filter((hash) => set.has(hash)).length >= smaller * minShare;
}

/** Directions, each with its duration; 0 is standing still. */
function stretchesOf(dx: ArrayLike<number>, dy: ArrayLike<number>): number[] {
  const stretches: { direction: number; ticks: number }[] = [];
  let x = 0;
  let y = 0;
  for (let tick = 0; tick < dx.length; tick++) {
    x += (dx[tick] ?? 0) - (dx[tick - smoothTicks] ?? 0);
    y += (dy[tick] ?? 0) - (dy[tick - smoothTicks] ?? 0);
    const direction = directionOf(x, y);
    const last = stretches.at(-1);
    if (last?.direction === direction) last.ticks++;
    else stretches.push({ direction, ticks: 1 });
  }
  return stretches.filter(({ ticks }) => ticks >= minStretchTicks).map((one) => describe(one.direction, one.ticks));
}

/** 0 for hardly a move, else 1 to 8. */
function directionOf(x: number, y: number): number {
  if (Math.hypot(x, y) < 2 * smoothTicks) return 0;
  return 1 + ((Math.round((Math.atan2(y, x) * 4) / Math.PI) + 8) % 8);
}

/** What was pressed anew, each with the time since the press before. */
function pressGapsOf(buttons: ArrayLike<number>): number[] {
  const gaps: number[] = [];
  let last = 0;
  for (let tick = 0; tick < buttons.length; tick++) {
    const pressed = (buttons[tick] ?? 0) & ~(buttons[tick - 1] ?? 0);
    if (pressed === 0) continue;
    gaps.push(describe(pressed, tick - last));
    last = tick;
  }
  return gaps;
}

const describe = (what: number, ticks: number): number =>
  what * (maxDuration + 1) + Math.min(maxDuration, Math.round(ticks / durationStep));
