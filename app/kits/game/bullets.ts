import type { CompiledAct } from "./compile.ts";
import { fieldHeight, fieldWidth, growTicks, shapeRadius } from "./field.ts";
import { alongX, alongY, angleOf, div, fullTurn, most, unit } from "./fixed-point.ts";
import { release, take } from "./pool.ts";
import type { Bullet } from "./entities.ts";
import type { World } from "./world.ts";

const margin = 40 * unit;
/** Bullets with a way of their own may turn back; they get more room before they are forgotten. */
const wideMargin = 160 * unit;

/** A bullet at a place, flying so fast that way; null when there are too many. Its other values are those of rest. */
export function makeBullet(
  world: World,
  x: number,
  y: number,
  angle: number,
  speed: number,
  shape: number,
): Bullet | null {
  const bullet = take(world.bullets);
  if (bullet === null) return null;
  bullet.x = bullet.px = x;
  bullet.y = bullet.py = y;
  bullet.angle = angle & (fullTurn - 1);
  bullet.speed = speed;
  bullet.spin = bullet.push = 0;
  bullet.age = bullet.life = 0;
  bullet.warm = growTicks;
  bullet.shape = shape;
  bullet.radius = shapeRadius[shape]!;
  bullet.isGrazed = false;
  bullet.acts = null;
  bullet.nextAct = 0;
  steer(bullet);
  return bullet;
}

/** Sets the way from angle and speed. */
export function steer(bullet: Bullet): void {
  bullet.vx = alongX(bullet.speed, bullet.angle);
  bullet.vy = alongY(bullet.speed, bullet.angle);
}

/** Sends it another way. */
export function turnBullet(bullet: Bullet, angle: number): void {
  bullet.angle = angle & (fullTurn - 1);
  steer(bullet);
}

/** Moves all bullets one tick; those that are out or too old go. */
export function moveBullets(world: World): void {
  const { bullets } = world;
  for (let i = bullets.count - 1; i >= 0; i--) {
    const bullet = bullets.all[i]!;
    bullet.age++;
    if (bullet.acts !== null) act(world, bullet, bullet.acts);
    if (bullet.spin !== 0 || bullet.push !== 0) {
      bullet.angle = (bullet.angle + bullet.spin) & (fullTurn - 1);
      bullet.speed = most(0, bullet.speed + bullet.push);
      steer(bullet);
    }
    bullet.px = bullet.x;
    bullet.py = bullet.y;
    bullet.x += bullet.vx;
    bullet.y += bullet.vy;
    if (isOut(bullet) || (bullet.life > 0 && bullet.age >= bullet.life)) release(bullets, i);
  }
}

function isOut({ x, y, spin, acts }: Bullet): boolean {
  const room = spin !== 0 || acts !== null ? wideMargin : margin;
  return x < -room || x > fieldWidth + room || y < -room || y > fieldHeight + room;
}

function act(world: World, bullet: Bullet, acts: readonly CompiledAct[]): void {
  const next = acts[bullet.nextAct];
  if (next === undefined || bullet.age < next.at) return;
  bullet.nextAct++;
  if (next.speed >= 0) bullet.speed = next.speed;
  bullet.spin = next.spin;
  bullet.push = next.push;
  bullet.angle = turned(world, bullet, next) & (fullTurn - 1);
  if (next.split > 1) split(world, bullet, next);
  steer(bullet);
}

function turned({ player }: World, bullet: Bullet, { turn, a }: CompiledAct): number {
  if (turn === "aim") return angleOf(player.x - bullet.x, player.y - bullet.y) + a;
  if (turn === "add") return bullet.angle + a;
  if (turn === "field") return a;
  if (turn === "mirror") return fullTurn / 2 - bullet.angle;
  return bullet.angle;
}

function split(world: World, bullet: Bullet, { split: n, spread }: CompiledAct): void {
  const isRing = spread === fullTurn;
  const step = div(spread, isRing ? n : n - 1);
  const first = bullet.angle - (isRing ? 0 : spread >> 1);
  for (let i = 1; i < n; i++) {
    const part = makeBullet(world, bullet.x, bullet.y, first + step * i, bullet.speed, bullet.shape);
    if (part === null) break;
    part.spin = bullet.spin;
    part.push = bullet.push;
  }
  bullet.angle = first & (fullTurn - 1);
}
