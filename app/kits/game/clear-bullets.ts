import { type Bullets, removeBullet } from "./bullet-columns.ts";
import { recordSweep } from "./update-run-stats.ts";
import { emitEvent } from "./events.ts";
import { isNear } from "./fixed-point.ts";
import { addScore } from "./score.ts";
import type { World } from "./world.ts";
import { intAt } from "../basics/element-at.ts";

/** Points for a bullet that a special took: not multiplied, so that nobody farms. */
const clearedPoints = 10;

/** Takes the bullets that fit away. @returns how many */
export function clearBullets(
  world: World,
  fits: (bullets: Bullets, at: number) => boolean,
  givesPoints = true,
): number {
  const { bullets } = world;
  let cleared = 0;
  for (let i = bullets.count - 1; i >= 0; i--) {
    if (!fits(bullets, i)) continue;
    cleared++;
    removeBullet(bullets, i);
  }
  if (!givesPoints) return cleared;
  addScore(world, cleared * clearedPoints);
  if (world.special.left > 0) recordSweep(world.stats, cleared);
  return cleared;
}

/** Takes away what is nearer than `reach` to a place. */
export function clearAround(world: World, x: number, y: number, reach: number, givesPoints = true): number {
  const isReached = (bullets: Bullets, at: number): boolean =>
    isNear(intAt(bullets.x, at) - x, intAt(bullets.y, at) - y, reach + intAt(bullets.radius, at));
  const cleared = clearBullets(world, isReached, givesPoints);
  if (cleared > 0) emitEvent(world, "burst", x, y, reach, cleared);
  return cleared;
}
