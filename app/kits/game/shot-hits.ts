import { below } from "./dice.ts";
import { tell } from "./events.ts";
import { capacity } from "./field.ts";
import { abs, clamp, div, fullTurn, isNear, unit } from "./fixed-point.ts";
import { dropItem, dropThing } from "./items.ts";
import { isPaintable, paintWall } from "./laws.ts";
import { paint } from "./paint.ts";
import { release } from "./pool.ts";
import { addShot, fragmentVolley } from "./shots.ts";
import type { Enemy, Shot } from "./entities.ts";
import type { World } from "./world.ts";

/** Shots reach a little farther than they look. */
const generous = 4 * unit;
const ringWidth = 10 * unit;
const slowTicks = 30;
const stainTicks = 90;
const stainEvery = 15;
const stainDamage = 20;
const stealOneIn = 30;
const fragments = 5;
/** The field and so much around it are cut into strips. */
const outside = 64 * unit;
const lastStrip = 28;

/** Lets all shots paint what they touch. */
export function hitWithShots(world: World): void {
  const { shots } = world;
  findTargets(world);
  for (let i = shots.count - 1; i >= 0; i--) {
    const shot = shots.all[i]!;
    // Most of them are still on their way.
    if (shot.isPlain && isFarFromAll(shot)) continue;
    if (shot.motion === "mine" ? goesOff(world, shot) : isSpent(world, shot)) release(shots, i);
  }
  if (world.tick % stainEvery !== 0) return;
  for (let i = 0; i < world.enemyReach; i++) {
    const enemy = world.enemies[i]!;
    if (!enemy.isGone && enemy.stain > 0) paint(world, enemy, stainDamage, enemy.x, true);
  }
}

/** Of each target: its place among the enemies, x, y, how near a disc must come to it. */
const rows = new Int32Array(capacity.enemies * 4);
const rowLength = 4;
const unreachable = -(1 << 20);

/**
 * What can be painted in this step: `count` rows; and the strips of the field that hold an enemy, a bit for each
 * strip across (`bands`) and down (`columns`), or a law. Written anew each time.
 */
const targets = {
  count: 0,
  bands: 0,
  columns: 0,
  wallBands: 0,
};

function isFarFromAll({ x, y, radius }: Shot): boolean {
  const bands = stripsOf(y, radius);
  if ((bands & targets.wallBands) !== 0) return false;
  return (bands & targets.bands) === 0 || (stripsOf(x, radius) & targets.columns) === 0;
}

function findTargets({ enemies, enemyReach, walls }: World): void {
  let count = 0;
  let bands = 0;
  let columns = 0;
  let wallBands = 0;
  for (let i = 0; i < enemyReach; i++) {
    const { isGone, charmed, x, y, radius } = enemies[i]!;
    if (isGone || charmed !== 0) continue;
    const reach = radius + generous;
    const row = rowLength * count++;
    rows[row] = i;
    rows[row + 1] = x;
    rows[row + 2] = y;
    rows[row + 3] = isOnField(enemies[i]!) ? reach : unreachable;
    bands |= stripsOf(y, reach);
    columns |= stripsOf(x, reach);
  }
  for (let i = 0; i < walls.count; i++) {
    const wall = walls.all[i]!;
    if (isPaintable(wall)) wallBands |= stripsOf(wall.y, wall.h >> 1);
  }
  targets.count = count;
  targets.bands = bands;
  targets.columns = columns;
  targets.wallBands = wallBands;
}

/** The strips, 32 units each, that `at - half` to `at + half` lies in; what is far outside is in the first or the last. */
function stripsOf(at: number, half: number): number {
  const first = (at - half + outside) >> 13;
  const last = (at + half + outside) >> 13;
  return (2 << clamp(last, 0, lastStrip)) - (1 << clamp(first, 0, lastStrip));
}

function isSpent(world: World, shot: Shot): boolean {
  if (shot.motion === "stamp" && shot.age % (shot.volley.q ?? 1) !== 0) return false;
  for (let at = nextTouched(world, shot, 0); at >= 0; at = nextTouched(world, shot, at + 1))
    if (paintTarget(world, shot, world.enemies[rows[at * rowLength]!]!)) return true;
  return meetsWall(world, shot);
}

/** @returns the row of the first target from `from` on that the shot touches; -1: none */
function nextTouched(world: World, shot: Shot, from: number): number {
  if (shot.isPlain) return nextInReach(shot.x, shot.y, shot.radius, from);
  for (let at = from; at < targets.count; at++)
    if (touches(world, shot, world.enemies[rows[at * rowLength]!]!)) return at;
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
  if (enemy.isGone) return false;
  const { volley } = shot;
  const isPainted = paint(world, enemy, shot.damage, shot.x, volley.unseen);
  if (isPainted) mark(world, shot, enemy);
  // A double lets the shot pass, to whoever stands behind it.
  if (volley.through || enemy.role === "double") return false;
  tell(world, "painted", shot.x, shot.y, enemy.kind);
  if (shot.motion === "seed") breakUp(world, shot);
  return true;
}

const meetsWall = (world: World, { volley, x, y, radius, damage }: Shot): boolean =>
  (stripsOf(y, radius) & targets.wallBands) !== 0 && paintWall(world, x, y, radius, damage) && !volley.through;

function touches(world: World, shot: Shot, enemy: Enemy): boolean {
  const reach = shot.radius + enemy.radius + generous;
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
  if (onHit === "steal" && below(world.dice, stealOneIn) === 0) dropThing(world, enemy.x, enemy.y, dropItem, true);
}

function breakUp(world: World, { x, y, damage, volley }: Shot): void {
  const first = below(world.dice, fullTurn);
  for (let i = 0; i < fragments; i++)
    addShot(world, fragmentVolley, x, y, first + div(fullTurn * i, fragments), div(damage * (volley.q ?? 50), 100), i);
}

/** A mine goes off when its time is over, or when something comes near (q; 0: only by time). */
function goesOff(world: World, shot: Shot): boolean {
  const { life, p = 0, q = 0 } = shot.volley;
  const isTime = shot.age >= life;
  const isNearby =
    q > 0 &&
    shot.age > 10 &&
    world.enemies.some((one) => !one.isGone && isNear(one.x - shot.x, one.y - shot.y, q * unit + one.radius));
  if (!isTime && !isNearby) return false;
  for (const enemy of world.enemies)
    if (!enemy.isGone && isNear(enemy.x - shot.x, enemy.y - shot.y, p * unit + enemy.radius))
      paint(world, enemy, shot.damage, shot.x, true);
  tell(world, "burst", shot.x, shot.y, p * unit);
  return true;
}
