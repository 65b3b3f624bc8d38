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
/** Lips that met without one of them having just been let go, or grown from one that was, bring this part of it. */
export const chanceShare = 4;

/** What it costs when a lip does not meet its like, although that lies open; in the jar and on the board. With help three quarters. */
export const missCost = 300;
export const squareMissCost = 100;

/** How much of the monster's charge it fills. */
export const getMergeCharge = (size: number): number => 8 * size;

/** What a group brings that grows into a size: each beyond the second is worth half as much again. */
export function getGroupPoints(size: number, count: number): number {
  const points = size > moonSize ? twoMoonPoints : getMergePoints(size);
  return points + div(points * (count - 2), 2);
}
/** Two moons that meet rise together. */
export const twoMoonPoints = 2_000;

/** The next one comes down a place; the dice bring another behind it. */
export function takeNext(world: { hangs: number; next: number; dice: Rng }): void {
  world.hangs = world.next;
  world.next = rngBelow(world.dice, spawnSizes);
}
