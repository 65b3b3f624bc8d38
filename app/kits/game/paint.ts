import { createBullet } from "./bullets.ts";
import { rngBelow } from "./rng.ts";
import { offerChoices } from "./choices.ts";
import { bossHas, findEnemy } from "./enemies.ts";
import { emitEvent } from "./events.ts";
import { maxLevel } from "./field.ts";
import { abs, angleOf, div, fullTurn } from "./fixed-point.ts";
import { coreItem, dropItem, dropItemAt, fillGauge, scrapItem } from "./items.ts";
import { scoreKill, addScore, scoreStrike } from "./score.ts";
import type { Enemy } from "./entities.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";

const killGauge = 8;
/** Kills from one core to the next. */
const coreEvery = 18;
const stillTicks = 12;
const angerAt = 400;
/** They answer one after the other. */
const answerTicks = 6;

/**
 * Paints an enemy, in tenths of a hit point. What a shield covers is spared, unless `isUnseen`.
 * @param x where the shot came from, for the shield
 * @returns false when nothing reached it
 */
export function paint(world: World, enemy: Enemy, tenths: number, x: number, isUnseen = false): boolean {
  if (enemy.role === "boss") return paintBoss(world, enemy, tenths);
  const { traits } = elementAt(world.stage.kinds, enemy.kind);
  if (traits.has("shield") && !isUnseen && abs(x - enemy.x) < div(enemy.radius * 11, 20)) {
    emitEvent(world, "blocked", x, enemy.y + enemy.radius);
    return false;
  }
  if (enemy.role === "double") return angerDouble(world, enemy, tenths);
  if (enemy.saying >= 0 && bossHas(world, "unpaintable")) return false;
  enemy.hp -= tenths;
  enemy.hitAge = enemy.age;
  addScore(world, 1);
  if (enemy.hp <= 0) defeatEnemy(world, enemy);
  return true;
}

function paintBoss(world: World, enemy: Enemy, tenths: number): boolean {
  const { boss } = world;
  if (boss === null || boss.pause > 0 || bossHas(world, "question") || bossHas(world, "unpaintable")) return false;
  const isWeak = bossHas(world, "still-weak");
  const share = !isWeak ? 100 : world.player.still >= stillTicks ? 200 : 60;
  enemy.hp -= div(tenths * share, 100);
  enemy.hitAge = enemy.age;
  addScore(world, 1);
  return true;
}

/** The wrong one is not painted. It takes it badly. */
function angerDouble(world: World, enemy: Enemy, tenths: number): boolean {
  enemy.anger += tenths;
  enemy.hitAge = enemy.age;
  if (enemy.anger < angerAt || world.tick - world.answeredAt < answerTicks) return true;
  enemy.anger = 0;
  world.answeredAt = world.tick;
  const angle = angleOf(world.player.x - enemy.x, world.player.y - enemy.y);
  createBullet(world, enemy.x, enemy.y, angle, 300, 1);
  return true;
}

/** Painted over: points, drops, and what it leaves behind. */
function defeatEnemy(world: World, enemy: Enemy): void {
  const { kind } = elementAt(world.stage.kinds, enemy.kind);
  enemy.isRemoved = true;
  const isSaying = enemy.saying >= 0;
  const worth = scoreKill(world, isSaying ? kind.worth * 3 : kind.worth);
  emitEvent(world, "kill", enemy.x, enemy.y, enemy.kind, worth);
  fillGauge(world, killGauge);
  const drops = kind.drops + (isSaying ? 4 : 0);
  for (let i = 0; i < drops; i++) dropItemAt(world, enemy.x, enemy.y, dropItem);
  dropCore(world, enemy);
  const { papers } = world.stats;
  papers[enemy.kind] = elementAt(papers, enemy.kind) + 1;
  if (isSaying) {
    scoreStrike(world, enemy.saying, 0);
    world.hitStop = 4;
    for (let i = 0; i < 3; i++) dropItemAt(world, enemy.x, enemy.y, scrapItem);
    emitEvent(world, "struck", enemy.x, enemy.y, enemy.saying);
    // What a big Rule throws comes too thick for a breath after each.
    if (world.boss === null) offerChoices(world);
  }
  const left = findEnemy(world, enemy.partner);
  if (left !== null) enragePartner(world, left);
  if (elementAt(world.stage.kinds, enemy.kind).traits.has("chain")) damageChain(world, enemy);
}

function dropCore(world: World, { x, y }: Enemy): void {
  if (world.kills < world.coreAt || world.player.level >= maxLevel) return;
  world.coreAt = world.kills + coreEvery;
  dropItemAt(world, x, y, coreItem);
}

/** A chain comes loose from its ends: the next one is half painted with it. */
function damageChain(world: World, { group, index }: Enemy): void {
  const rest = world.enemies.filter((other) => !other.isRemoved && other.group === group && other.saying < 0);
  const before = rest.filter((other) => other.index < index);
  const after = rest.filter((other) => other.index > index);
  if (before.length > 0 && after.length > 0) return;
  const next = nearestOf(before.length > 0 ? before : after, index);
  if (next === null) return;
  next.hp -= next.hpMax >> 1;
  next.hitAge = next.age;
  if (next.hp <= 0) defeatEnemy(world, next);
}

function nearestOf(chain: readonly Enemy[], index: number): Enemy | null {
  let nearest: Enemy | null = null;
  for (const one of chain) if (nearest === null || abs(one.index - index) < abs(nearest.index - index)) nearest = one;
  return nearest;
}

/** The other of a pair does not take it well to be alone. */
function enragePartner(world: World, enemy: Enemy): void {
  enemy.partner = 0;
  const n = world.setup.difficulty === 0 ? 6 : 8 + 2 * world.setup.difficulty;
  const first = rngBelow(world.rng, fullTurn);
  for (let i = 0; i < n; i++) createBullet(world, enemy.x, enemy.y, first + div(fullTurn * i, n), 280, 2);
}
