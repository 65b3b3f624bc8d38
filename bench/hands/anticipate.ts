import { clamp, quarterUnit, unit } from "#app/kits/game/fixed-point.ts";
import { fieldHeight, fieldWidth } from "#app/kits/game/field.ts";
import type { World } from "#app/kits/game/world.ts";

/** A way of the finger, in quarters of a unit a tick, that lasts so many ticks. */
export interface PlannedWay {
  dx: number;
  dy: number;
  ticks: number;
}

const edge = 10 * unit;

/**
 * What a person expects to see `ticks` from now, when the finger will answer: what flies goes on as it flies now, and the lipstick
 * goes where the finger is already taking it. What will turn, stop or be fired nobody knows. Only for looking at: not to be stepped.
 */
export function anticipate(world: World, ticks: number, planned: readonly PlannedWay[]): World {
  const { bullets, player } = world;
  const x = bullets.x.slice(0, bullets.count);
  const y = bullets.y.slice(0, bullets.count);
  for (let i = 0; i < bullets.count; i++) {
    x[i]! += bullets.vx[i]! * ticks;
    y[i]! += bullets.vy[i]! * ticks;
  }
  let [playerX, playerY] = [player.x, player.y];
  for (const way of planned) {
    playerX = clamp(playerX + way.dx * quarterUnit * way.ticks, edge, fieldWidth - edge);
    playerY = clamp(playerY + way.dy * quarterUnit * way.ticks, edge, fieldHeight - edge);
  }
  return { ...world, bullets: { ...bullets, x, y }, player: { ...player, x: playerX, y: playerY } };
}
