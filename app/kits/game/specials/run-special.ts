import { clearAround, clearBullets } from "../clear-bullets.ts";
import { turnBullet } from "../bullets.ts";
import { findEnemy } from "../enemies.ts";
import { emitEvent } from "../events.ts";
import { fieldWidth } from "../field.ts";
import { abs, div, isNear, unit } from "../fixed-point.ts";
import { paint } from "../paint.ts";
import { addShot, shotStrength, convertedVolley } from "../shots.ts";
import type { Enemy } from "../entities.ts";
import type { World } from "../world.ts";
import { convertBullets } from "./start-special.ts";
import { intAt } from "../../basics/element-at.ts";

const settleColumns = 12;
const bowReach = 84 * unit;
const bowTurn = 70;
const flipReach = 120 * unit;
const up = 3072;

/** One tick of the running special. */
export function runSpecial(world: World): void {
  const { special } = world;
  if (special.left === 0) return;
  applyLastingEffect(world, world.monster.special.power);
  if (--special.left > 0) return;
  if (special.kind === "rebound") convertBullets(world, () => true);
  emitEvent(world, "special-end", world.player.x, world.player.y, world.monster.id);
}

/** Whether time goes on for enemies and their bullets in this tick. */
export function doesTimePass({ special, tick }: World): boolean {
  return !(special.left > 0 && special.kind === "third" && tick % 3 !== 0);
}

/** Whether bullets move in this tick: pollen makes them heavy. */
export function doBulletsMove({ special, tick }: World): boolean {
  return !(special.left > 0 && special.kind === "pollen" && tick % 2 === 0);
}

function applyLastingEffect(world: World, power: number): void {
  const { player, special } = world;
  const elapsed = special.total - special.left;
  switch (special.kind) {
    case "splash":
      if (elapsed % 2 === 0) clearAround(world, special.x, special.y, div(power * unit * elapsed, special.total));
      return;
    case "shield":
      clearBullets(world, ({ x, y }, at) => {
        const above = player.y - intAt(y, at);
        return abs(intAt(x, at) - player.x) < power * unit && above > 0 && above < 60 * unit;
      });
      return;
    case "dash":
      return paintNear(world, power);
    case "charm":
      return shootForUs(world);
    case "slash":
      clearBullets(world, ({ x, y }, at) => abs(intAt(x, at) - player.x) < 26 * unit && intAt(y, at) < player.y);
      return paintWhere(world, power, ({ x, radius }) => abs(x - player.x) < 26 * unit + radius);
    case "settle":
      return settle(world, power, elapsed);
    case "fuel":
      special.n += clearAround(world, player.x, player.y, power * unit);
      return;
    case "bow":
      return bow(world);
    case "ward":
      clearAround(world, special.x, special.y, power * unit);
      return;
    case "flip":
      return convertBullets(
        world,
        ({ x, y, vy }, at) =>
          intAt(vy, at) > 0 &&
          intAt(y, at) < player.y &&
          isNear(intAt(x, at) - player.x, intAt(y, at) - player.y, flipReach),
      );
    case "roll":
      return roll(world, power, elapsed);
    default:
  }
}

function paintWhere(world: World, tenths: number, fits: (enemy: Enemy) => boolean): void {
  for (const enemy of world.enemies) if (!enemy.isRemoved && fits(enemy)) paint(world, enemy, tenths, enemy.x, true);
}

const paintNear = (world: World, tenths: number): void =>
  paintWhere(world, tenths, ({ x, y, radius }) => isNear(x - world.player.x, y - world.player.y, radius + 20 * unit));

function shootForUs(world: World): void {
  const friend = findEnemy(world, world.special.n);
  if (friend !== null && world.special.left % 8 === 0)
    addShot(world, convertedVolley, friend.x, friend.y, up, shotStrength(world, convertedVolley.damage), 0);
}

/** Column by column from the edge, in order. */
function settle(world: World, power: number, elapsed: number): void {
  const every = div(world.special.total, settleColumns);
  if (elapsed % every !== 0) return;
  const width = div(fieldWidth, settleColumns);
  const from = width * div(elapsed, every);
  const isIn = (x: number): boolean => x >= from && x < from + width;
  const taken = clearBullets(world, (bullets, at) => isIn(intAt(bullets.x, at)));
  paintWhere(world, power, ({ x }) => isIn(x));
  emitEvent(world, "burst", from + (width >> 1), 320 * unit, width, taken);
}

/** Bullets bow and pass. */
function bow(world: World): void {
  const { bullets, player } = world;
  for (let i = 0; i < bullets.count; i++) {
    const dx = intAt(bullets.x, i) - player.x;
    const dy = intAt(bullets.y, i) - player.y;
    const vx = intAt(bullets.vx, i);
    const vy = intAt(bullets.vy, i);
    if (!isNear(dx, dy, bowReach) || dx * vx + dy * vy > 0) continue;
    const isLeftTurn = vx * dy - vy * dx > 0;
    turnBullet(bullets, i, intAt(bullets.angle, i) + (isLeftTurn ? bowTurn : -bowTurn));
  }
}

/** Rolls over once in its sleep, from left to right. */
function roll(world: World, power: number, elapsed: number): void {
  const x = div(fieldWidth * elapsed, world.special.total);
  const isIn = (at: number): boolean => abs(at - x) < 30 * unit;
  clearBullets(world, (bullets, at) => isIn(intAt(bullets.x, at)));
  paintWhere(world, power, (enemy) => isIn(enemy.x));
}
