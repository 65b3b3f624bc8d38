import { rngBelow } from "./rng.ts";
import { emitEvent } from "./events.ts";
import { capacity } from "./field.ts";
import { abs, div, fullTurn, isNear, unit } from "./fixed-point.ts";
import { dropItem, dropItemAt } from "./items.ts";
import { isPaintable, paintWall } from "./obstacles.ts";
import { paint } from "./paint.ts";
import { release } from "./pool.ts";
import { addShot, fragmentVolley, widestPlain } from "./shots.ts";
import type { Enemy, Shot } from "./entities.ts";
import type { World } from "./world.ts";
import { elementAt, intAt } from "../basics/element-at.ts";

/** Shots reach a little farther than they look. */
const hitToleranceUnits = 4 * unit;
const ringWidth = 10 * unit;
const slowTicks = 30;
const stainTicks = 90;
const stainEvery = 15;
const stainDamage = 20;
const stealOneIn = 30;
const fragments = 5;
/** Strips of the plane, 32 units wide; the one after the last is the first again, so that every place lies in one. */
const strips = 32;

/** Lets all shots paint what they touch. */
export function applyShotHits(world: World): void {
  const { shots } = world;
  findTargets(world);
  for (let i = shots.count - 1; i >= 0; i--) {
    const shot = elementAt(shots.all, i);
    // Most of them are still on their way.
    if (shot.isPlain && isFarFromAll(shot)) continue;
    if (shot.motion === "mine" ? detonates(world, shot) : isSpent(world, shot)) release(shots, i);
  }
  if (world.tick % stainEvery !== 0) return;
  for (let i = 0; i < world.enemyReach; i++) {
    const enemy = elementAt(world.enemies, i);
    if (!enemy.isRemoved && enemy.stain > 0) paint(world, enemy, stainDamage, enemy.x, true);
  }
}

/** Of each target: its place among the enemies, x, y, how near a disc must come to it. */
const rows = new Int32Array(capacity.enemies * 4);
const rowLength = 4;
const unreachable = -(1 << 20);

/** What can be painted in this step: so many `rows`, and laws. Written anew each time. */
const targets = { count: 0, hasWalls: false };

/** For each strip across, a bit for each strip down where a plain shot may touch a target. Written anew each time. */
const near = new Int32Array(strips);

/** One look is enough for most shots. */
const isFarFromAll = ({ x, y }: Shot): boolean => ((near[stripAt(y)]! >>> stripAt(x)) & 1) === 0;

function findTargets({ enemies, enemyReach, walls }: World): void {
  let count = 0;
  let hasWalls = false;
  near.fill(0);
  for (let i = 0; i < enemyReach; i++) {
    const enemy = elementAt(enemies, i);
    if (enemy.isRemoved || enemy.charmed !== 0) continue;
    const { x, y, radius } = enemy;
    const reach = radius + hitToleranceUnits;
    const row = rowLength * count++;
    rows[row] = i;
    rows[row + 1] = x;
    rows[row + 2] = y;
    rows[row + 3] = isOnField(enemy) ? reach : unreachable;
    noteNear(x, y, reach, reach);
  }
  for (let i = 0; i < walls.count; i++) {
    const wall = elementAt(walls.all, i);
    if (!isPaintable(wall)) continue;
    hasWalls = true;
    noteNear(wall.x, wall.y, wall.w >> 1, wall.h >> 1);
  }
  targets.count = count;
  targets.hasWalls = hasWalls;
}

/** Notes the strips in which the middle of a plain shot lies that touches a target, so far to each side of a place. */
function noteNear(x: number, y: number, halfWidth: number, halfHeight: number): void {
  const reachX = (halfWidth + widestPlain) | 0;
  const reachY = (halfHeight + widestPlain) | 0;
  const right = (x + reachX) >> 13;
  const bottom = (y + reachY) >> 13;
  let columns = 0;
  for (let at = (x - reachX) >> 13; at <= right; at++) columns |= 1 << (at & (strips - 1));
  for (let at = (y - reachY) >> 13; at <= bottom; at++) {
    const strip = at & (strips - 1);
    near[strip] = intAt(near, strip) | columns;
  }
}

/** The strip that a place lies in. */
const stripAt = (at: number): number => (at >> 13) & (strips - 1);

function isSpent(world: World, shot: Shot): boolean {
  if (shot.motion === "stamp" && shot.age % shot.q !== 0) return false;
  for (let at = nextTouched(world, shot, 0); at >= 0; at = nextTouched(world, shot, at + 1))
    if (paintTarget(world, shot, elementAt(world.enemies, intAt(rows, at * rowLength)))) return true;
  return hitsWall(world, shot);
}

/** @returns the row of the first target from `from` on that the shot touches; -1: none */
function nextTouched(world: World, shot: Shot, from: number): number {
  if (shot.isPlain) return nextInReach(shot.x, shot.y, shot.radius, from);
  for (let at = from; at < targets.count; at++)
    if (touches(world, shot, elementAt(world.enemies, intAt(rows, at * rowLength)))) return at;
  return -1;
}

/** The same for a disc. */
function nextInReach(x: number, y: number, radius: number, from: number): number {
  const end = targets.count * rowLength;
  for (let at = from * rowLength; at < end; at += rowLength) {
    const dx = (x - rows[at + 1]!) | 0;
    const dy = (y - rows[at + 2]!) | 0;
    const reach = (radius + rows[at + 3]!) | 0;
    if (dx < reach && dx > -reach && dy < reach && dy > -reach && dx * dx + dy * dy < reach * reach)
      return div(at, rowLength);
  }
  return -1;
}

/** What is above the field cannot be painted yet. */
const isOnField = ({ y, radius }: Enemy): boolean => y > -radius;

/** @returns whether the shot was spent on it */
function paintTarget(world: World, shot: Shot, enemy: Enemy): boolean {
  if (enemy.isRemoved) return false;
  const { volley } = shot;
  const isPainted = paint(world, enemy, shot.damage, shot.x, volley.unseen);
  if (isPainted) mark(world, shot, enemy);
  // A double lets the shot pass, to whoever stands behind it.
  if (volley.through || enemy.role === "double") return false;
  emitEvent(world, "painted", shot.x, shot.y, enemy.kind);
  if (shot.motion === "seed") breakUp(world, shot);
  return true;
}

const hitsWall = (world: World, { volley, x, y, radius, damage }: Shot): boolean =>
  targets.hasWalls && paintWall(world, x, y, radius, damage) && !volley.through;

function touches(world: World, shot: Shot, enemy: Enemy): boolean {
  const reach = shot.radius + enemy.radius + hitToleranceUnits;
  const dx = shot.x - enemy.x;
  const dy = shot.y - enemy.y;
  switch (shot.motion) {
    case "beam":
      return abs(dx) < reach && enemy.y < world.player.y && isOnField(enemy);
    case "pulse":
      return (
        isNear(dx, dy, reach + ringWidth) &&
        !isNear(dx, dy, shot.radius - ringWidth - enemy.radius < 1 ? 1 : shot.radius - ringWidth - enemy.radius)
      );
    default:
      return isNear(dx, dy, reach) && isOnField(enemy);
  }
}

function mark(world: World, shot: Shot, enemy: Enemy): void {
  const { onHit } = shot.volley;
  if (onHit === undefined) return;
  if (onHit === "slow" && enemy.role === "small") enemy.slow = slowTicks;
  if (onHit === "stain") enemy.stain = stainTicks;
  if (onHit === "steal" && rngBelow(world.rng, stealOneIn) === 0) dropItemAt(world, enemy.x, enemy.y, dropItem, true);
}

function breakUp(world: World, { x, y, damage, volley }: Shot): void {
  const first = rngBelow(world.rng, fullTurn);
  for (let i = 0; i < fragments; i++)
    addShot(world, fragmentVolley, x, y, first + div(fullTurn * i, fragments), div(damage * (volley.q ?? 50), 100), i);
}

/** A mine goes off when its time is over, or when something comes near (q; 0: only by time). */
function detonates(world: World, shot: Shot): boolean {
  const { life, p, q } = shot;
  const isTime = shot.age >= life;
  const isNearby =
    q > 0 &&
    shot.age > 10 &&
    world.enemies.some((one) => !one.isRemoved && isNear(one.x - shot.x, one.y - shot.y, q * unit + one.radius));
  if (!isTime && !isNearby) return false;
  for (const enemy of world.enemies)
    if (!enemy.isRemoved && isNear(enemy.x - shot.x, enemy.y - shot.y, p * unit + enemy.radius))
      paint(world, enemy, shot.damage, shot.x, true);
  emitEvent(world, "burst", shot.x, shot.y, p * unit);
  return true;
}
