import type { Deeds } from "./deed-counts.ts";
import { fieldHeight, fieldWidth } from "./field.ts";
import { div, most } from "./fixed-point.ts";
import type { World } from "./world.ts";

const third = div(fieldWidth, 3);
const half = div(fieldHeight, 2);
const quarter = div(fieldHeight, 4);

/** One tick of everything that is counted by time. */
export function ageDeeds({ deeds, player, sinceHit }: World, isResting: boolean): void {
  const { now, stay } = deeds;
  now.rest = isResting ? now.rest + 1 : 0;
  deeds.rest = most(deeds.rest, now.rest);
  deeds.still = most(deeds.still, player.still);
  deeds.unhurt = most(deeds.unhurt, sinceHit);
  const { x, y } = player;
  for (let part = 0; part < stay.length; part++) {
    now.stay[part] = isIn(part, x, y) ? now.stay[part]! + 1 : 0;
    stay[part] = most(stay[part]!, now.stay[part]!);
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
export function countPhase({ deeds, boss, stage, hits }: World, isStruck: boolean): void {
  if (boss === null) return;
  const ticks = stage.bosses[boss.boss]!.phases[boss.phase]!.time - boss.left;
  if (isStruck && (deeds.quickPhase === 0 || ticks < deeds.quickPhase)) deeds.quickPhase = ticks;
  if (hits === deeds.now.phaseHits) deeds.slowPhase = most(deeds.slowPhase, ticks);
}

/** Bullets that the running special took. */
export function countSweep(deeds: Deeds, taken: number): void {
  deeds.now.sweep += taken;
  deeds.sweep = most(deeds.sweep, deeds.now.sweep);
}
