import type { Bullets } from "./bullet-columns.ts";
import { fieldHeight, fieldWidth, playerRadius } from "./field.ts";
import { abs, unit } from "./fixed-point.ts";
import { release, acquire } from "./pool.ts";
import type { CurrentOp, WallOp } from "./script.ts";
import { emitEvent } from "./events.ts";
import type { Current, Wall } from "./entities.ts";
import type { World } from "./world.ts";
import { elementAt, intAt } from "../basics/element-at.ts";

const hpParts = 10;

/** An obstacle in the way: announced, then standing. Its position is its middle. */
export function createWall(world: World, order: WallOp): void {
  const wall = acquire(world.walls);
  if (wall === null) return;
  // Some stand on half units: made whole here, so that the engines keep them as whole numbers.
  wall.x = wall.px = (order.x * unit) | 0;
  wall.y = wall.py = (order.y * unit) | 0;
  wall.w = (order.w * unit) | 0;
  wall.h = (order.h * unit) | 0;
  wall.vx = order.vx ?? 0;
  wall.vy = order.vy ?? 0;
  wall.age = 0;
  wall.warn = order.warn;
  wall.life = order.life;
  wall.hp = wall.hpMax = (order.hp ?? 0) * hpParts;
}

/** A ribbon of pigment that flows to the right (push above 0) or left. */
export function createCurrent(world: World, order: CurrentOp): void {
  const current = acquire(world.currents);
  if (current === null) return;
  current.y = order.y * unit;
  current.h = order.h * unit;
  current.push = order.push;
  current.age = 0;
  current.warn = order.warn;
  current.life = order.life;
}

/** Moves laws, ribbons and marks one tick. Laws stand still while they are announced. */
export function moveObstacles(world: World): void {
  const { walls, currents, marks } = world;
  for (let i = walls.count - 1; i >= 0; i--) {
    const wall = elementAt(walls.all, i);
    wall.px = wall.x;
    wall.py = wall.y;
    if (++wall.age > wall.warn) {
      wall.x += wall.vx;
      wall.y += wall.vy;
    }
    if (wall.age > wall.warn + wall.life || isOut(wall)) release(walls, i);
  }
  for (let i = currents.count - 1; i >= 0; i--) {
    const current = elementAt(currents.all, i);
    if (++current.age > current.warn + current.life) release(currents, i);
  }
  for (let i = marks.count - 1; i >= 0; i--) {
    const mark = elementAt(marks.all, i);
    mark.age++;
    mark.y += mark.vy;
    if (mark.y > fieldHeight) release(marks, i);
  }
  carryBullets(world);
}

const isOut = ({ x, y, w, h }: Wall): boolean =>
  x + w < 0 || x - w > fieldWidth || y + h < -100 * unit || y - h > fieldHeight;

function carryBullets({ bullets, currents, walls }: World): void {
  if (currents.count === 0) return;
  for (let i = 0; i < currents.count; i++)
    if (flows(elementAt(currents.all, i))) pushBullets(bullets, elementAt(currents.all, i));
  for (let i = 0; i < walls.count; i++) elementAt(walls.all, i).x += currentPushAt(currents, elementAt(walls.all, i).y);
}

/** It no longer flies straight on, so it is due. */
function pushBullets({ count, x, y, due }: Bullets, { y: top, h, push }: Current): void {
  const bottom = top + h;
  for (let i = 0; i < count; i++) {
    if (intAt(y, i) < top || intAt(y, i) >= bottom) continue;
    x[i] = intAt(x, i) + push;
    due[i] = 0;
  }
}

const flows = ({ age, warn }: Current): boolean => age > warn;

/** How far the ribbons carry what is at that height, in one tick. */
export function currentPushAt(currents: { all: Current[]; count: number }, y: number): number {
  let push = 0;
  for (let i = 0; i < currents.count; i++) {
    const current = elementAt(currents.all, i);
    if (flows(current) && y >= current.y && y < current.y + current.h) push += current.push;
  }
  return push;
}

/** Whether a standing obstacle touches a disc. */
function wallTouches(wall: Wall, x: number, y: number, radius: number): boolean {
  if (wall.age <= wall.warn) return false;
  return abs(x - wall.x) < (wall.w >> 1) + radius && abs(y - wall.y) < (wall.h >> 1) + radius;
}

/** Whether the player stands in a law. */
export function isPlayerInWall({ walls, player }: World): boolean {
  for (let i = 0; i < walls.count; i++)
    if (wallTouches(elementAt(walls.all, i), player.x, player.y, playerRadius)) return true;
  return false;
}

/** Whether it stands and can be painted out. */
export const isPaintable = ({ hpMax, age, warn }: Wall): boolean => hpMax > 0 && age > warn;

/** Paints a law that can be painted out. @returns whether the shot was spent on one */
export function paintWall(world: World, x: number, y: number, radius: number, damage: number): boolean {
  const { walls } = world;
  for (let i = walls.count - 1; i >= 0; i--) {
    const wall = elementAt(walls.all, i);
    if (!isPaintable(wall) || !wallTouches(wall, x, y, radius)) continue;
    wall.hp -= damage;
    if (wall.hp <= 0) {
      emitEvent(world, "law-broken", wall.x, wall.y, wall.w, wall.h);
      release(walls, i);
    }
    return true;
  }
  return false;
}
