import type { RunStats } from "./run-stats.ts";
import { fieldHeight, fieldWidth } from "./field.ts";
import { div, max } from "./fixed-point.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";
import { phaseOf } from "./compile.ts";

const third = div(fieldWidth, 3);
const half = div(fieldHeight, 2);
const quarter = div(fieldHeight, 4);

/** One tick of everything that is counted by time. */
export function updateRunStats({ stats, player, sinceHit }: World, isResting: boolean): void {
  const { now, stay } = stats;
  now.rest = isResting ? now.rest + 1 : 0;
  stats.rest = max(stats.rest, now.rest);
  stats.still = max(stats.still, player.still);
  stats.unhurt = max(stats.unhurt, sinceHit);
  const { x, y } = player;
  for (let part = 0; part < stay.length; part++) {
    now.stay[part] = isIn(part, x, y) ? elementAt(now.stay, part) + 1 : 0;
    stay[part] = max(elementAt(stay, part), elementAt(now.stay, part));
  }
}

/** Left, right, top, bottom, middle. */
function isIn(part: number, x: number, y: number): boolean {
  if (part === 0) return x < third;
  if (part === 1) return x >= 2 * third;
  if (part === 2) return y < half;
  return part === 3 ? y >= 3 * quarter : x >= third && x < 2 * third;
}

/** A phase is over. */
export function recordPhase({ stats, boss, stage, hits }: World, isStruck: boolean): void {
  if (boss === null) return;
  const ticks = phaseOf(stage, boss).time - boss.left;
  if (isStruck && (stats.quickPhase === 0 || ticks < stats.quickPhase)) stats.quickPhase = ticks;
  if (hits === stats.now.phaseHits) stats.slowPhase = max(stats.slowPhase, ticks);
}

/** Bullets that the running special took. */
export function recordSweep(stats: RunStats, taken: number): void {
  stats.now.sweep += taken;
  stats.sweep = max(stats.sweep, stats.now.sweep);
}
