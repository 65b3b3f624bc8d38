import { type Bullets, dropBullet } from "./bullet-columns.ts";
import { countSweep } from "./deeds.ts";
import { tell } from "./events.ts";
import { isNear } from "./fixed-point.ts";
import { scorePlain } from "./score.ts";
import type { World } from "./world.ts";

/** Points for a bullet that a special took: not multiplied, so that nobody farms. */
const takenPoints = 10;

/** Takes the bullets that fit away. @returns how many */
export function clearBullets(world: World, fits: (bullets: Bullets, at: number) => boolean, isWorth = true): number {
  const { bullets } = world;
  let taken = 0;
  for (let i = bullets.count - 1; i >= 0; i--) {
    if (!fits(bullets, i)) continue;
    taken++;
    dropBullet(bullets, i);
  }
  if (!isWorth) return taken;
  scorePlain(world, taken * takenPoints);
  if (world.special.left > 0) countSweep(world.deeds, taken);
  return taken;
}

/** Takes away what is nearer than `reach` to a place. */
export function clearAround(world: World, x: number, y: number, reach: number, isWorth = true): number {
  const isReached = (bullets: Bullets, at: number): boolean =>
    isNear(bullets.x[at]! - x, bullets.y[at]! - y, reach + bullets.radius[at]!);
  const taken = clearBullets(world, isReached, isWorth);
  if (taken > 0) tell(world, "burst", x, y, reach, taken);
  return taken;
}
