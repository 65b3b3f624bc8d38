import { answerQuestion } from "../boss.ts";
import { clearAround, clearBullets } from "../clear-bullets.ts";
import { around, below } from "../dice.ts";
import { bossHas } from "../enemies.ts";
import { tell } from "../events.ts";
import { fieldWidth } from "../field.ts";
import { div, isNear, least, most, unit } from "../fixed-point.ts";
import { dropItem, dropThing, scrapItem } from "../items.ts";
import { paint } from "../paint.ts";
import { addShot, nearestEnemy, sownVolley, strength, turnedVolley } from "../shots.ts";
import type { Bullets } from "../bullet-columns.ts";
import type { World } from "../world.ts";

const safeAtLeast = 24;
const mostTurned = 140;
const mostGathered = 60;
const up = 3072;

/** Begins the monster's special: what happens at once. What lasts is in run-special.ts. */
export function beginSpecial(world: World): void {
  const { player, special, monster } = world;
  const { kind, ticks } = monster.special;
  special.kind = kind;
  special.left = special.total = ticks;
  special.x = player.x;
  special.y = player.y;
  special.n = 0;
  world.deeds.now.sweep = 0;
  world.specials++;
  player.safe = most(player.safe, safeAtLeast);
  tell(world, "special", player.x, player.y, monster.id);
  if (bossHas(world, "question")) return answerQuestion(world);
  strikeAtOnce(world, monster.special.power);
}

function strikeAtOnce(world: World, power: number): void {
  const { player, special } = world;
  switch (special.kind) {
    case "charm":
      return charm(world);
    case "freeze":
      return freeze(world, special.total);
    case "parade":
      return parade(world);
    case "sow":
      return sow(world, power);
    case "gather":
      return gather(world);
    case "wager":
      return wager(world, power);
    case "turncoat":
      return turnBullets(world, ({ x, y }, at) => isNear(x[at]! - player.x, y[at]! - player.y, power * unit));
    case "bite":
      return bite(world, power);
    case "blank":
      clearBullets(world, () => true);
      freeze(world, special.total);
      return paintAll(world, power);
    default:
      clearAround(world, player.x, player.y, 40 * unit);
  }
}

/** One of them comes over; without one, what is near dissolves. */
function charm(world: World): void {
  const { player, special } = world;
  const target = nearestEnemy(world, player.x, player.y);
  if (target !== null && target.role === "small") {
    target.charmed = special.total;
    special.n = target.serial;
  }
  clearAround(world, player.x, player.y, (target?.role === "small" ? 60 : 130) * unit);
}

function freeze(world: World, ticks: number): void {
  for (const enemy of world.enemies) if (!enemy.isGone) enemy.frozen = ticks;
}

/** All bullets become paper that is worth something. */
function parade(world: World): void {
  const { bullets } = world;
  for (let i = 0; i < bullets.count; i++) dropThing(world, bullets.x[i]!, bullets.y[i]!, scrapItem, true);
  clearBullets(world, () => true);
}

function sow(world: World, n: number): void {
  const damage = strength(world, sownVolley.damage);
  for (let i = 0; i < n; i++) {
    const x = below(world.dice, 340) * unit + 10 * unit;
    const y = below(world.dice, 380) * unit + 40 * unit;
    addShot(world, sownVolley, x, y, up, damage, i);
  }
}

function gather(world: World): void {
  const { bullets } = world;
  const n = least(bullets.count, mostGathered);
  for (let i = 0; i < n; i++) dropThing(world, bullets.x[i]!, bullets.y[i]!, i % 4 === 0 ? dropItem : scrapItem, true);
  clearBullets(world, () => true);
}

/** One life for everything; with the last one it is only a loud beat. */
function wager(world: World, power: number): void {
  const { player } = world;
  const isPaid = player.lives > 1;
  if (isPaid) player.lives--;
  clearBullets(world, () => true);
  paintAll(world, isPaid ? power : div(power, 3));
  if (isPaid) world.multiplier = least(40, world.multiplier + 10);
}

function bite(world: World, percent: number): void {
  const { player, boss } = world;
  clearAround(world, player.x, player.y, 110 * unit);
  if (boss !== null) paint(world, boss.enemy, div(boss.enemy.hpMax * percent, 100), player.x, true);
  for (const enemy of world.enemies)
    if (!enemy.isGone && enemy.role === "small" && isNear(enemy.x - player.x, enemy.y - player.y, 220 * unit))
      paint(world, enemy, 3000, player.x, true);
}

/** Paints everything that is there. */
function paintAll(world: World, tenths: number): void {
  for (const enemy of world.enemies)
    if (!enemy.isGone && enemy.charmed === 0 && enemy.x > 0 && enemy.x < fieldWidth)
      paint(world, enemy, tenths, enemy.x, true);
}

/** Bullets change sides. */
export function turnBullets(world: World, fits: (bullets: Bullets, at: number) => boolean): void {
  const damage = strength(world, turnedVolley.damage);
  let turned = 0;
  clearBullets(world, (bullets, at) => {
    if (turned >= mostTurned || !fits(bullets, at)) return false;
    addShot(world, turnedVolley, bullets.x[at]!, bullets.y[at]!, up + around(world.dice, 300), damage, turned++);
    return true;
  });
}
