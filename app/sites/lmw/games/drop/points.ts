import { rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { div } from "#app/kits/game/fixed-point.ts";
import { radii } from "./solver.ts";

/** Only the five smallest come from above. */
export const spawnSizes = 5;
/** 満月, the largest. */
export const moonSize = radii.length - 1;
/** How many times an overflow, or a step, may be taken back with help. */
export const maxSaves = 3;

/** What growing into a size brings. */
export const getMergePoints = (size: number): number => div(size * (size + 1), 2) * 10;
/** Two moons that meet rise together. */
export const twoMoonPoints = 2_000;

/** The next one comes down a place; the dice bring another behind it. */
export function takeNext(world: { hangs: number; next: number; dice: Rng }): void {
  world.hangs = world.next;
  world.next = rngBelow(world.dice, spawnSizes);
}
