import { below } from "./dice.ts";
import { tell } from "./events.ts";
import { abs, div, fullTurn, isNear, unit } from "./fixed-point.ts";
import { dropItem, dropThing } from "./items.ts";
import { paintWall } from "./laws.ts";
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

/** Lets all shots paint what they touch. */
export function hitWithShots(world: World): void {
  const { shots } = world;
  const living = world.enemies.filter(({ isGone, charmed }) => !isGone && charmed === 0);
  for (let i = shots.count - 1; i >= 0; i--) {
    const shot = shots.all[i]!;
    if (shot.volley.motion === "mine" ? goesOff(world, shot) : isSpent(world, shot, living)) release(shots, i);
  }
  if (world.tick % stainEvery === 0)
    for (const enemy of world.enemies)
      if (!enemy.isGone && enemy.stain > 0) paint(world, enemy, stainDamage, enemy.x, true);
}

function isSpent(world: World, shot: Shot, living: readonly Enemy[]): boolean {
  const { volley } = shot;
  if (volley.motion === "stamp" && shot.age % (volley.q ?? 1) !== 0) return false;
  for (const enemy of living) {
    if (enemy.isGone || !touches(world, shot, enemy)) continue;
    const isPainted = paint(world, enemy, shot.damage, shot.x, volley.unseen);
    if (isPainted) mark(world, shot, enemy);
    // A double lets the shot pass, to whoever stands behind it.
    if (volley.through || enemy.role === "double") continue;
    tell(world, "painted", shot.x, shot.y, enemy.kind);
    if (volley.motion === "seed") breakUp(world, shot);
    return true;
  }
  return paintWall(world, shot.x, shot.y, shot.radius, shot.damage) && !volley.through;
}

function touches(world: World, shot: Shot, enemy: Enemy): boolean {
  const reach = shot.radius + enemy.radius + generous;
  const dx = shot.x - enemy.x;
  const dy = shot.y - enemy.y;
  switch (shot.volley.motion) {
    case "beam":
      return abs(dx) < reach && enemy.y < world.player.y && enemy.y > -enemy.radius;
    case "pulse":
      return (
        isNear(dx, dy, reach + ringWidth) &&
        !isNear(dx, dy, shot.radius - ringWidth - enemy.radius < 1 ? 1 : shot.radius - ringWidth - enemy.radius)
      );
    default:
      return isNear(dx, dy, reach) && enemy.y > -enemy.radius;
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
