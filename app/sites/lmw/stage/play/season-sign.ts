import type { World } from "#app/kits/game/world.ts";

/**
 * Whether a sign that something showed is the third Rule's new season, 0 (spring) to 3, and not the seconds that a paper counts; a
 * place in units.
 */
export const isSeasonSign = (world: World, { x, y, n }: { x: number; y: number; n: number }): boolean =>
  world.setup.stage === 3 &&
  world.enemies.some((enemy) => !enemy.isRemoved && enemy.role === "boss" && enemy.kind < 0) &&
  n < 4 &&
  y < 200 &&
  x > 100 &&
  x < 260;
