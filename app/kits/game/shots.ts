import { rngBelow } from "./rng.ts";
import { emitEvent } from "./events.ts";
import { fieldHeight, fieldWidth, levelPercent } from "./field.ts";
import { alongX, alongY, angleBetween, angleOf, clamp, cos, div, fullTurn, sin, unit } from "./fixed-point.ts";
import { release, acquire } from "./pool.ts";
import type { Motion, Volley } from "./monster-rule.ts";
import type { Enemy, Shot } from "./entities.ts";
import { trailLength, type World } from "./world.ts";
import { elementAt, intAt } from "../basics/element-at.ts";

const up = 3072;
const stampColumn = 36 * unit;
const outside = 40 * unit;
const stillTicks = 12;
const plain: ReadonlySet<Motion> = new Set(["straight", "wave", "homing", "bounce", "return"]);
/** The widest radius of a shot that is looked for by its middle alone. */
export const widestPlain = 16 * unit;

/** What an enemy's own bullet becomes when it changes sides. */
export const convertedVolley: Volley = {
  motion: "homing",
  every: 0,
  speed: 900,
  damage: 60,
  radius: 5,
  life: 140,
  p: 90,
};
/** What a seed breaks into. */
export const fragmentVolley: Volley = { motion: "straight", every: 0, speed: 1800, damage: 0, radius: 4, life: 16 };
/** What a special sows. */
export const mineVolley: Volley = { motion: "mine", every: 0, speed: 0, damage: 500, radius: 6, life: 70, p: 52, q: 0 };

/** The player's monster shoots by itself; call once a tick. */
export function fireShots(world: World): void {
  const { player, volleys } = world;
  for (const volley of volleys) {
    if (player.level + 1 < (volley.level ?? 1)) continue;
    const every = volley.stillEvery !== undefined && player.still >= stillTicks ? volley.stillEvery : volley.every;
    if (world.tick % every === 0) shoot(world, volley);
  }
}

/** How strong a shot is now, in tenths. */
export function shotStrength(world: World, damage: number): number {
  const { special } = world;
  const fuel = special.left > 0 && special.kind === "fuel" ? 150 + 2 * clamp(special.n, 0, 75) : 100;
  const leveled = div(damage * elementAt(levelPercent, world.player.level) * world.shotPercent, 10_000);
  return div(leveled * fuel * world.modifiers.damage, 10_000);
}

function shoot(world: World, volley: Volley): void {
  const { player, trail } = world;
  const n = volley.n ?? 1;
  const delay = volley.seeks ? (volley.p ?? 0) : 0;
  const at = (((world.tick - delay + trailLength) % trailLength) + trailLength) % trailLength;
  const x = (delay === 0 ? player.x : intAt(trail, at * 2)) + (volley.x ?? 0) * unit;
  const y = (delay === 0 ? player.y : intAt(trail, at * 2 + 1)) + (volley.y ?? -10) * unit;
  const target = volley.seeks ? nearestEnemy(world, x, y) : null;
  const centre = (target === null ? up : angleOf(target.x - x, target.y - y)) + (volley.a ?? 0);
  const spread = volley.spread ?? 0;
  const step = n < 2 ? 0 : div(spread, spread === fullTurn ? n : n - 1);
  const damage = shotStrength(world, volley.damage);
  for (let index = 0; index < n; index++)
    addShot(world, volley, x, y, centre - (n < 2 ? 0 : spread >> 1) + step * index, damage, index);
  if (world.tick % 6 === 0) emitEvent(world, "shot", x, y, n);
}

/** One shot more. @param damage tenths, already with level and share */
export function addShot(
  world: World,
  volley: Volley,
  x: number,
  y: number,
  angle: number,
  damage: number,
  index: number,
): void {
  const shot = acquire(world.shots);
  if (shot === null) return;
  shot.volley = volley;
  shot.motion = volley.motion;
  shot.life = volley.life;
  shot.p = volley.p ?? 0;
  shot.q = volley.q ?? 0;
  shot.index = index;
  shot.age = 0;
  shot.damage = damage;
  shot.radius = volley.radius * unit;
  shot.isPlain = shot.radius <= widestPlain && plain.has(volley.motion);
  shot.angle = angle & (fullTurn - 1);
  shot.vx = alongX(volley.speed, shot.angle);
  shot.vy = alongY(volley.speed, shot.angle);
  shot.x = shot.px = x;
  shot.y = shot.py = y;
  placeShot(world, shot);
}

/** Where a shot begins that does not begin at the player. */
function placeShot(world: World, shot: Shot): void {
  const { motion, n = 1 } = shot.volley;
  if (motion === "meteor") {
    const target = nearestEnemy(world, shot.x, world.player.y);
    const aim = target === null || target.y < 0 ? world.player.x : target.x;
    shot.x = clamp(aim + (shot.index * 2 - n + 1) * 8 * unit + rngBelow(world.rng, 12) * unit, 0, fieldWidth);
    shot.y = -20 * unit - shot.index * 30 * unit;
    shot.vx = -shot.volley.speed >> 3;
    shot.vy = shot.volley.speed;
  }
  if (motion === "stamp") {
    const column = div(shot.x, stampColumn) + shot.index - (n >> 1);
    shot.x = column * stampColumn + (stampColumn >> 1);
    shot.vx = shot.vy = 0;
  }
  shot.px = shot.x;
  shot.py = shot.y;
}

/** Moves all shots one tick; what is spent or out goes. */
export function moveShots(world: World): void {
  const { shots } = world;
  for (let i = shots.count - 1; i >= 0; i--) {
    const shot = elementAt(shots.all, i);
    shot.px = shot.x;
    shot.py = shot.y;
    shot.age++;
    const { motion } = shot;
    // These two are most of them.
    if (motion === "straight") advance(shot);
    else if (motion === "wave") {
      swing(shot);
      advance(shot);
    } else moveByMotion(world, shot);
    if (shot.age > shot.life || isOut(shot)) release(shots, i);
  }
}

/** One comparison a side: what lies before the field is, read without a sign, farther than any width. */
const isOut = ({ x, y, motion }: Shot): boolean =>
  (x + outside) >>> 0 > fieldWidth + 2 * outside ||
  ((y + outside) >>> 0 > fieldHeight + 2 * outside && (y > 0 || !comesBack(motion)));

/** May be above the field for a while. */
const comesBack = (motion: Motion): boolean => motion === "return" || motion === "meteor";

function advance(shot: Shot): void {
  shot.x += shot.vx;
  shot.y += shot.vy;
}

function swing(shot: Shot): void {
  shot.x += (shot.p * cos(div(shot.age * fullTurn, shot.q) + shot.index * 2048)) >> 14;
}

function moveByMotion(world: World, shot: Shot): void {
  const { player } = world;
  const { p, q } = shot;
  switch (shot.motion) {
    case "homing":
      steerHoming(world, shot, p);
      break;
    case "bounce":
      if ((shot.x < 0 && shot.vx < 0) || (shot.x > fieldWidth && shot.vx > 0)) shot.vx = -shot.vx;
      break;
    case "return":
      shot.vy += p;
      shot.vx += clamp((player.x - shot.x) >> 7, -24, 24);
      break;
    case "mine":
      shot.vx -= shot.vx >> 3;
      shot.vy -= shot.vy >> 3;
      break;
    case "beam":
      shot.x = player.x + (shot.volley.x ?? 0) * unit;
      shot.y = player.y;
      return;
    case "flame":
      shot.vx -= shot.vx >> 4;
      shot.vy -= shot.vy >> 4;
      shot.radius += p;
      break;
    case "grow":
    case "pulse":
      shot.radius += p;
      break;
    case "orbit": {
      const angle = world.tick * q + div(fullTurn * shot.index, shot.volley.n ?? 1);
      shot.x = player.x + ((p * unit * cos(angle)) >> 14);
      shot.y = player.y + ((p * unit * sin(angle)) >> 14);
      return;
    }
    case "stamp":
      if (shot.age % q === 0) shot.y -= p * unit;
      return;
    case "confetti":
      shot.vx -= shot.vx >> 5;
      shot.vy += p;
      break;
    case "bite":
      shot.x = player.x;
      shot.y = player.y - p * unit;
      return;
    case "straight":
    case "wave":
    case "seed":
    case "meteor":
  }
  advance(shot);
}

function steerHoming(world: World, shot: Shot, turn: number): void {
  const target = nearestEnemy(world, shot.x, shot.y);
  if (target === null) return;
  const wanted = angleOf(target.x - shot.x, target.y - shot.y);
  shot.angle = (shot.angle + clamp(angleBetween(shot.angle, wanted), -turn, turn)) & (fullTurn - 1);
  shot.vx = alongX(shot.volley.speed, shot.angle);
  shot.vy = alongY(shot.volley.speed, shot.angle);
}

/** The nearest enemy on the field that can be painted. */
export function nearestEnemy(world: World, x: number, y: number): Enemy | null {
  let nearest: Enemy | null = null;
  let best = 1e12;
  for (let i = 0; i < world.enemyReach; i++) {
    const enemy = elementAt(world.enemies, i);
    if (enemy.isRemoved || enemy.role === "double" || enemy.y < -20 * unit || enemy.charmed > 0) continue;
    const dx = enemy.x - x;
    const dy = enemy.y - y;
    const distance = dx * dx + dy * dy;
    if (distance >= best) continue;
    best = distance;
    nearest = enemy;
  }
  return nearest;
}
