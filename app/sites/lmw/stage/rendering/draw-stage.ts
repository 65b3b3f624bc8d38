import { drawBullets, drawMarks } from "./draw-bullets.ts";
import { drawBackground } from "./draw-background.ts";
import { drawEnemies } from "./draw-enemies.ts";
import { drawCurrents, drawWalls } from "./draw-obstacles.ts";
import { drawItems } from "./draw-items.ts";
import { drawGhost, drawPlayer } from "./draw-player.ts";
import { drawEffectsAbove, drawEffectsBelow, drawParticles } from "./draw-effects.ts";
import { drawShots } from "./draw-shots.ts";
import { drawSpecial } from "./draw-special.ts";
import type { Drawing } from "./drawing.ts";

/** One picture, from the back to the front: nothing of the player's ever covers a bullet. */
export function drawStage(drawing: Drawing): void {
  drawBackground(drawing);
  drawCurrents(drawing);
  drawEffectsBelow(drawing);
  drawWalls(drawing);
  drawItems(drawing);
  drawEnemies(drawing);
  drawShots(drawing);
  drawSpecial(drawing);
  drawGhost(drawing);
  drawParticles(drawing);
  drawPlayer(drawing);
  drawEffectsAbove(drawing);
  drawMarks(drawing);
  drawBullets(drawing);
}
