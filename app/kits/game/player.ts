import { suggestMove } from "./bot.ts";
import { ageOf, type Bullets } from "./bullet-columns.ts";
import type { Player } from "./entities.ts";
import { clearBullets } from "./clear-bullets.ts";
import { bossHas } from "./enemies.ts";
import { emitEvent } from "./events.ts";
import {
  capacity,
  maxMove,
  fieldHeight,
  fieldWidth,
  fullGauge,
  grazeReach,
  playerRadius,
  safeTicks,
  shapeRadius,
} from "./field.ts";
import { abs, clamp, div, isNear, max, quarterUnit, unit } from "./fixed-point.ts";
import { fillGauge } from "./items.ts";
import { currentPushAt, isPlayerInWall } from "./obstacles.ts";
import { livesOf } from "./lives.ts";
import { loseMultiplier, scoreGraze } from "./score.ts";
import { startSpecial } from "./specials/start-special.ts";
import { type World, trailLength } from "./world.ts";
import { elementAt, intAt } from "../basics/element-at.ts";

/** What the player does in one tick. dx and dy in quarters of a unit, -128 to 127. */
export interface Input {
  dx: number;
  dy: number;
  /** Bits: 1 special, 2 the one switch, 4 does not paint, 8 switches assist, 16 switches moving by itself. */
  buttons: number;
}

export const specialButton = 1;
export const switchButton = 2;
export const restButton = 4;
export const assistButton = 8;
export const moveButton = 16;

const edge = 10 * unit;
const topEdge = 40 * unit;
const sweepSpeed = 3 * unit;
const grazeGauge = 15;
const hitPauseTicks = 6;
/** Rows of bullets that are near. Written anew in each step. */
const rows = new Int32Array(capacity.bullets);
const widestRadius = shapeRadius.reduce((widest: number, radius) => max(widest, radius), 0);
const contactPercent = 55;

/** Moves the player by the input, and by what carries it. */
export function movePlayer(world: World, input: Input): void {
  const { player, setup, trail } = world;
  player.px = player.x;
  player.py = player.y;
  const beforeX = player.x;
  const beforeY = player.y;
  let dx = input.dx * quarterUnit;
  let dy = input.dy * quarterUnit;
  const pressed = input.buttons & ~world.held;
  world.held = input.buttons;
  if ((pressed & (assistButton | moveButton)) !== 0) toggleAssist(world, pressed);
  if (setup.hasOneSwitch) dx += sweepBy(world, (pressed & switchButton) !== 0);
  if (world.movesItself || setup.hasOneSwitch) {
    const own = suggestMove(world);
    const isAlone = world.movesItself && dx === 0 && dy === 0;
    // Who sweeps with a switch is only helped where it is near.
    const share = isAlone ? 1 : world.movesItself ? 2 : own.isNear ? 1 : 0;
    if (share === 1) dx = dy = 0;
    if (share > 0) dx += div(own.dx * quarterUnit, share);
    if (share > 0) dy += div(own.dy * quarterUnit, share);
  }
  const own = div((world.monster.movePercent ?? 100) * world.modifiers.move, 100);
  const percent = own * (isOn(world, "dash") ? 2 : 1);
  player.x += clamp(div(dx * percent, 100), -maxMove, maxMove);
  player.y += clamp(div(dy * percent, 100), -maxMove, maxMove);
  player.still = abs(player.x - beforeX) + abs(player.y - beforeY) < quarterUnit ? player.still + 1 : 0;
  player.x = clamp(player.x + currentPushAt(world.currents, player.y), edge, fieldWidth - edge);
  player.y = clamp(player.y, topEdge, fieldHeight - edge);
  const at = (world.tick % trailLength) * 2;
  trail[at] = player.x;
  trail[at + 1] = player.y;
}

/** Left, still, right, and left again. */
function sweepBy({ player }: World, isPressed: boolean): number {
  if (isPressed) {
    player.sweep = (player.pressed % 3) - 1;
    player.pressed++;
  }
  return player.sweep * sweepSpeed;
}

/** Help comes and goes without a new run; that there was some, the run remembers. */
function toggleAssist(world: World, pressed: number): void {
  if ((pressed & moveButton) !== 0) world.movesItself = !world.movesItself;
  if ((pressed & assistButton) !== 0) {
    world.isAssisted = !world.isAssisted;
    world.stage = world.stages[world.isAssisted ? 1 : 0];
    const { difficulty } = world.setup;
    if (world.isAssisted && !world.wasAssisted)
      world.player.lives += livesOf(difficulty, true) - livesOf(difficulty, false);
  }
  world.wasAssisted = true;
}

const isOn = ({ special }: World, kind: string): boolean => special.left > 0 && special.kind === kind;

/** Uses the special where there is one and none is running; a question is answered all the same. @returns whether it began */
export function tryStartSpecial(world: World): boolean {
  const { player, special, boss } = world;
  const isBusy = special.left > 0 && !(bossHas(world, "question") && boss?.pause === 0);
  if (player.gauge < fullGauge || isBusy || world.state !== "playing") return false;
  player.gauge -= fullGauge;
  startSpecial(world);
  return true;
}

/** Looks what touches the player: bullets that graze or hit, bodies, laws. */
export function collidePlayer(world: World): void {
  const { player } = world;
  if (player.safe > 0) player.safe--;
  const isHidden = isOn(world, "hide") || isOn(world, "dash");
  const isHit = grazeAndHit(world) || touchesBody(world) || isPlayerInWall(world);
  if (isHit && player.safe === 0 && !isHidden) damagePlayer(world);
}

function grazeAndHit(world: World): boolean {
  const { bullets, player } = world;
  const graze = grazeReach + ((world.monster.grazeBonus ?? 0) + world.modifiers.reach) * unit;
  const body = div(playerRadius * world.modifiers.body, 100);
  const { x, y, radius } = bullets;
  let isHit = false;
  const found = bulletsNear(bullets, player, graze + widestRadius);
  for (let k = 0; k < found; k++) {
    const i = intAt(rows, k);
    if (ageOf(bullets, i) < intAt(bullets.warm, i)) continue;
    const dx = intAt(x, i) - player.x;
    const dy = intAt(y, i) - player.y;
    if (!isNear(dx, dy, graze + intAt(radius, i))) continue;
    if (isNear(dx, dy, body + intAt(radius, i))) isHit = true;
    else if (bullets.grazed[i] === 0 && player.safe === 0) {
      bullets.grazed[i] = 1;
      fillGauge(world, div(grazeGauge * world.modifiers.graze, 100));
      scoreGraze(world);
      emitEvent(world, "graze", intAt(x, i), intAt(y, i));
    }
  }
  return isHit;
}

/** Notes the bullets in a square around the player; most of them are done with after their height. @returns how many */
function bulletsNear({ x, y, count }: Bullets, player: Player, reach: number): number {
  const left = (player.x - reach) | 0;
  const top = (player.y - reach) | 0;
  // One comparison says both: what lies before the square is, without a sign, farther than any width.
  const width = (2 * reach) >>> 0;
  let found = 0;
  for (let i = 0; i < count; i++) if ((y[i]! - top) >>> 0 <= width && (x[i]! - left) >>> 0 <= width) rows[found++] = i;
  return found;
}

function touchesBody({ enemies, enemyReach, player }: World): boolean {
  for (let i = 0; i < enemyReach; i++) {
    const enemy = elementAt(enemies, i);
    if (enemy.isRemoved || enemy.age <= 30 || enemy.charmed > 0) continue;
    const reach = playerRadius + div(enemy.radius * contactPercent, 100);
    if (isNear(enemy.x - player.x, enemy.y - player.y, reach)) return true;
  }
  return false;
}

function damagePlayer(world: World): void {
  const { player } = world;
  if (world.stage.script.isGentle) return;
  if (world.isAssisted && tryStartSpecial(world)) {
    player.safe = max(player.safe, safeTicks);
    return;
  }
  world.hits++;
  if (world.boss !== null) world.bossHits++;
  player.lives--;
  player.safe = div(safeTicks * world.modifiers.safe, 100);
  world.hitStop = hitPauseTicks;
  loseMultiplier(world);
  clearBullets(world, () => true, false);
  emitEvent(world, player.lives > 0 ? "hit" : "defeat", player.x, player.y, player.lives);
  if (player.lives <= 0) world.state = "failed";
}
