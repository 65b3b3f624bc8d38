import { emitEvent } from "./events.ts";
import { livesOf } from "./lives.ts";
import type { World } from "./world.ts";

/** A lipstick comes back if one was lost: for the Rule in the middle of a stage. Call once, when it is crossed out. */
export function restoreLife(world: World): void {
  const { player } = world;
  if (player.lives >= livesOf(world.setup.difficulty, world.isAssisted)) return;
  player.lives++;
  emitEvent(world, "mended", player.x, player.y, player.lives);
}
