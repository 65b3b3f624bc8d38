import { countSweep } from "./deeds.ts";
import { tell } from "./events.ts";
import { isNear } from "./fixed-point.ts";
import { release } from "./pool.ts";
import { scorePlain } from "./score.ts";
import type { Bullet } from "./entities.ts";
import type { World } from "./world.ts";

/** Points for a bullet that a special took: not multiplied, so that nobody farms. */
const takenPoints = 10;

/** Takes the bullets that fit away. @returns how many */
export function clearBullets(world: World, fits: (bullet: Bullet) => boolean, isWorth = true): number {
  const { bullets } = world;
  let taken = 0;
  for (let i = bullets.count - 1; i >= 0; i--) {
    const bullet = bullets.all[i]!;
    if (!fits(bullet)) continue;
    taken++;
    release(bullets, i);
  }
  if (!isWorth) return taken;
  scorePlain(world, taken * takenPoints);
  if (world.special.left > 0) countSweep(world.deeds, taken);
  return taken;
}

/** Takes away what is nearer than `reach` to a place. */
export function clearAround(world: World, x: number, y: number, reach: number, isWorth = true): number {
  const taken = clearBullets(world, (bullet) => isNear(bullet.x - x, bullet.y - y, reach + bullet.radius), isWorth);
  if (taken > 0) tell(world, "burst", x, y, reach, taken);
  return taken;
}
