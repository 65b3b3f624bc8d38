import { div } from "#app/kits/game/fixed-point.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { rngBelow } from "#app/kits/game/rng.ts";
import type { DropWorld } from "./drop-world.ts";
import { clampDropX, jarWidth, radii } from "./solver.ts";

// From the second night on paper stones fall between the lips. They grow with nothing; a merge that touches them
// crumbles them.

/** A stone falls behind each so many lips. */
export const lipsPerStone = 7;
/** As large as this size of lips. */
export const stoneSize = 2;
/** Its dice are the round's seed with this. */
export const stoneSalt = 0x570e;
/** How far from a merge it still crumbles, in 256ths of a unit. */
const crumbleReach = 6 * 256;

/** Where the next one will fall; it is known from the moment in which the one before fell. */
export function chooseStonePlace(world: DropWorld): void {
  world.stoneX = clampDropX(rngBelow(world.stoneDice, div(jarWidth, 256) + 1) * 256, stoneSize);
}

/** One lip more was let go; behind some of them a stone comes down from above the jar. */
export function fallStone(world: DropWorld): void {
  world.dropsToStone--;
  if (world.dropsToStone > 0) return;
  world.dropsToStone = lipsPerStone;
  const at = { x: world.stoneX, y: -elementAt(radii, stoneSize) * 256 };
  const place = { ...at, px: at.x, py: at.y - 3 * 256 };
  world.balls.push({ id: world.ids++, size: stoneSize, ...place, age: 0, high: 0, isStone: true });
  chooseStonePlace(world);
}

/** Crumbles the stones beside what has just grown to a size at a place. */
export function crumbleBeside(world: DropWorld, x: number, y: number, size: number): void {
  const reach = (elementAt(radii, size) + elementAt(radii, stoneSize)) * 256 + crumbleReach;
  const crumbling = world.balls.filter((ball) => {
    const [dx, dy] = [ball.x - x, ball.y - y];
    return ball.isStone && dx * dx + dy * dy <= reach * reach;
  });
  if (crumbling.length === 0) return;
  world.balls = world.balls.filter((ball) => !crumbling.includes(ball));
  for (const stone of crumbling)
    world.vanished.push({ x: stone.x, y: stone.y, size: stone.size, isStone: true, tick: world.tick });
  world.vanished.splice(0, world.vanished.length - 40);
}
