import { emitEvent } from "./events.ts";
import type { World } from "./world.ts";

const baseLives = 3;
/** So many more with assist. */
export const assistLives = 3;

/** Lipsticks that a run has in all. */
export const livesOf = (isAssisted: boolean): number => baseLives + (isAssisted ? assistLives : 0);

/** A lipstick comes back if one was lost: for the Rule in the middle of a stage. Call once, when it is crossed out. */
export function restoreLife(world: World): void {
  const { player } = world;
  if (player.lives >= livesOf(world.isAssisted)) return;
  player.lives++;
  emitEvent(world, "mended", player.x, player.y, player.lives);
}
