import { fieldWidth } from "../field.ts";
import type { World } from "../world.ts";

const point = { x: 0, y: 0 };

/** Where the enemies believe the player to be. Read it at once: the same object comes every time. */
export function aimPoint({ player, special }: World): Readonly<{ x: number; y: number }> {
  point.x = player.x;
  point.y = player.y;
  if (special.left > 0 && special.kind === "hide") {
    point.x = special.x;
    point.y = special.y;
  }
  if (special.left > 0 && special.kind === "mislead") point.x = fieldWidth - player.x;
  return point;
}
