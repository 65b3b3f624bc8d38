import { fieldHeight, fieldWidth } from "./field.ts";
import { abs, clamp, div, easeInOut, fullTurn, max, sin, unit } from "./fixed-point.ts";
import type { Op } from "./script.ts";
import type { Emitter, Enemy } from "./entities.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";
import { phaseOf } from "./compile.ts";

/** How an enemy comes. Place in 256ths of a unit. */
export interface EnemySpawn {
  kind: number;
  /** Where its path begins; -1: it stays where it is. */
  path: number;
  x: number;
  y: number;
  isFlipped: boolean;
  group: number;
  index: number;
  saying: number;
  /** How many times as hard as its kind. */
  times: number;
}

/** Starts a program for an owner. */
export type StartProgram = (world: World, at: number, owner: Enemy | null) => Emitter | null;

const outside = 70 * unit;
const minSpawnDistance = 110 * unit;
const mirrorStep = 3 * unit;

/** A place for one more enemy, at rest; null when all are taken. */
export function allocateEnemy(world: World, x: number, y: number): Enemy | null {
  const { enemies } = world;
  let at = 0;
  while (at < enemies.length && !elementAt(enemies, at).isRemoved) at++;
  const enemy = enemies[at];
  if (enemy === undefined) return null;
  world.enemyReach = max(world.enemyReach, at + 1);
  enemy.serial = world.nextSerial++;
  enemy.role = "small";
  enemy.x = enemy.px = enemy.baseX = x;
  enemy.y = enemy.py = enemy.baseY = y;
  enemy.vx = enemy.vy = enemy.glide = enemy.glideTicks = enemy.swayX = enemy.swayY = enemy.swayTicks = 0;
  enemy.age = 0;
  enemy.hitAge = -100;
  enemy.isFlipped = false;
  enemy.group = enemy.index = enemy.partner = enemy.slow = enemy.frozen = enemy.charmed = enemy.stain = 0;
  enemy.anger = 0;
  enemy.saying = -1;
  enemy.isRemoved = false;
  return enemy;
}

/** Lets one enemy in, with its pattern and its path. A pair brings its other half from the other side. */
export function spawnEnemy(world: World, spawn: EnemySpawn, start: StartProgram): Enemy | null {
  const compiled = elementAt(world.stage.kinds, spawn.kind);
  const x = compiled.traits.has("below") ? awayFromPlayer(world, spawn.x) : spawn.x;
  const enemy = allocateEnemy(world, x, spawn.y);
  if (enemy === null) return null;
  enemy.kind = spawn.kind;
  enemy.role = compiled.traits.has("double") ? "double" : "small";
  enemy.radius = compiled.kind.radius * unit;
  enemy.hp = enemy.hpMax = compiled.hp * spawn.times;
  enemy.isFlipped = x === spawn.x ? spawn.isFlipped : !spawn.isFlipped;
  enemy.group = spawn.group;
  enemy.index = spawn.index;
  enemy.saying = spawn.saying;
  if (spawn.path >= 0) start(world, spawn.path, enemy);
  start(world, compiled.at, enemy);
  return enemy;
}

/** From below nobody comes where the player stands. */
function awayFromPlayer({ player }: World, x: number): number {
  return abs(x - player.x) < minSpawnDistance ? fieldWidth - x : x;
}

/** Two that mirror each other. */
export function spawnEnemyPair(world: World, spawn: EnemySpawn, start: StartProgram): void {
  const one = spawnEnemy(world, spawn, start);
  const mirrored = { ...spawn, x: fieldWidth - spawn.x, isFlipped: !spawn.isFlipped, saying: -1, times: 1 };
  const other = spawnEnemy(world, mirrored, start);
  if (one === null || other === null) return;
  one.partner = other.serial;
  other.partner = one.serial;
}

/** Lets in what a pattern calls. */
export function summonEnemies(
  world: World,
  order: Extract<Op, { op: "summon" }>,
  owner: Enemy | null,
  start: StartProgram,
): void {
  const kind = world.stage.kinds.findIndex((compiled) => compiled.kind.id === order.kind);
  const path = order.path === undefined ? -1 : (world.stage.pathAt[order.path] ?? -1);
  const group = world.nextSerial++;
  for (let index = 0; index < order.n; index++) {
    const x = (order.x + (order.dx ?? 0) * index) * unit;
    const y = (order.y + (order.dy ?? 0) * index) * unit;
    spawnEnemy(
      world,
      { kind, path, x, y, isFlipped: owner?.isFlipped ?? false, group, index, saying: -1, times: 1 },
      start,
    );
  }
}

/** The living enemy with that serial. */
export function findEnemy(world: World, serial: number): Enemy | null {
  if (serial === 0) return null;
  for (let i = 0; i < world.enemyReach; i++) {
    const enemy = elementAt(world.enemies, i);
    if (enemy.serial === serial && !enemy.isRemoved) return enemy;
  }
  return null;
}

/** Moves all enemies one tick; those that have left the field go. */
export function moveEnemies(world: World): void {
  const { enemies } = world;
  while (world.enemyReach > 0 && elementAt(enemies, world.enemyReach - 1).isRemoved) world.enemyReach--;
  for (let i = 0; i < world.enemyReach; i++) {
    const enemy = elementAt(enemies, i);
    if (enemy.isRemoved) continue;
    enemy.px = enemy.x;
    enemy.py = enemy.y;
    if (enemy.stain > 0) enemy.stain--;
    if (enemy.charmed > 0) enemy.charmed--;
    if (enemy.frozen > 0) {
      enemy.frozen--;
      continue;
    }
    if (enemy.slow > 0 && enemy.slow-- % 2 === 0) continue;
    enemy.age++;
    moveAlongPath(world, enemy);
    if (enemy.role !== "boss" && enemy.age > 120 && isOut(enemy)) enemy.isRemoved = true;
  }
}

function moveAlongPath(world: World, enemy: Enemy): void {
  if (enemy.glideTicks > 0) {
    const part = easeInOut(++enemy.glide, enemy.glideTicks);
    enemy.baseX = enemy.fromX + (((enemy.toX - enemy.fromX) * part) >> 10);
    enemy.baseY = enemy.fromY + (((enemy.toY - enemy.fromY) * part) >> 10);
    if (enemy.glide >= enemy.glideTicks) enemy.glideTicks = 0;
  } else {
    enemy.baseX += enemy.vx;
    enemy.baseY += enemy.vy;
  }
  if (enemy.role === "boss" && bossHas(world, "mirror"))
    enemy.baseX += clamp(fieldWidth - world.player.x - enemy.baseX, -mirrorStep, mirrorStep);
  const swing = enemy.swayTicks === 0 ? 0 : sin(div(enemy.age * fullTurn, enemy.swayTicks));
  enemy.x = enemy.baseX + ((enemy.swayX * swing) >> 14);
  enemy.y = enemy.baseY + ((enemy.swayY * swing) >> 14);
}

const isOut = ({ x, y }: Enemy): boolean =>
  x < -outside || x > fieldWidth + outside || y < -outside || y > fieldHeight + outside;

/** Whether the phase that the big Rule is in has that trait. */
export function bossHas({ boss, stage }: World, trait: "mirror" | "still-weak" | "question" | "unpaintable"): boolean {
  return boss !== null && phaseOf(stage, boss).traits.has(trait);
}
