import { answerQuestion } from "../boss.ts";
import { clearAround, clearBullets } from "../clear-bullets.ts";
import { rngAround, rngBelow } from "../rng.ts";
import { bossHas } from "../enemies.ts";
import { emitEvent } from "../events.ts";
import { fieldWidth } from "../field.ts";
import { div, isNear, min, max, unit } from "../fixed-point.ts";
import { dropItem, dropItemAt, scrapItem } from "../items.ts";
import { paint } from "../paint.ts";
import { maxMultiplier } from "../score.ts";
import { addShot, nearestEnemy, mineVolley, shotStrength, convertedVolley } from "../shots.ts";
import type { Bullets } from "../bullet-columns.ts";
import type { World } from "../world.ts";
import { intAt } from "../../basics/element-at.ts";

const minSafeTicks = 24;
const maxConverted = 140;
const maxGathered = 60;
const up = 3072;

/** Begins the monster's special: what happens at once. What lasts is in run-special.ts. */
export function startSpecial(world: World): void {
  const { player, special, monster } = world;
  const { kind, ticks } = monster.special;
  special.kind = kind;
  special.left = special.total = ticks;
  special.x = player.x;
  special.y = player.y;
  special.n = 0;
  world.stats.now.sweep = 0;
  world.specials++;
  player.safe = max(player.safe, minSafeTicks);
  emitEvent(world, "special", player.x, player.y, monster.id);
  if (bossHas(world, "question")) return answerQuestion(world);
  applyInstantEffect(world, monster.special.power);
}

function applyInstantEffect(world: World, power: number): void {
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
      return convertBullets(world, ({ x, y }, at) =>
        isNear(intAt(x, at) - player.x, intAt(y, at) - player.y, power * unit),
      );
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
  for (const enemy of world.enemies) if (!enemy.isRemoved) enemy.frozen = ticks;
}

/** All bullets become paper that is worth something. */
function parade(world: World): void {
  const { bullets } = world;
  for (let i = 0; i < bullets.count; i++) dropItemAt(world, intAt(bullets.x, i), intAt(bullets.y, i), scrapItem, true);
  clearBullets(world, () => true);
}

function sow(world: World, n: number): void {
  const damage = shotStrength(world, mineVolley.damage);
  for (let i = 0; i < n; i++) {
    const x = rngBelow(world.rng, 340) * unit + 10 * unit;
    const y = rngBelow(world.rng, 380) * unit + 40 * unit;
    addShot(world, mineVolley, x, y, up, damage, i);
  }
}

function gather(world: World): void {
  const { bullets } = world;
  const n = min(bullets.count, maxGathered);
  for (let i = 0; i < n; i++)
    dropItemAt(world, intAt(bullets.x, i), intAt(bullets.y, i), i % 4 === 0 ? dropItem : scrapItem, true);
  clearBullets(world, () => true);
}

/** One life for everything; with the last one it is only a loud beat. */
function wager(world: World, power: number): void {
  const { player } = world;
  const isPaid = player.lives > 1;
  if (isPaid) player.lives--;
  clearBullets(world, () => true);
  paintAll(world, isPaid ? power : div(power, 3));
  if (isPaid) world.multiplier = min(maxMultiplier, world.multiplier + 10);
}

function bite(world: World, percent: number): void {
  const { player, boss } = world;
  clearAround(world, player.x, player.y, 110 * unit);
  if (boss !== null) paint(world, boss.enemy, div(boss.enemy.hpMax * percent, 100), player.x, true);
  for (const enemy of world.enemies)
    if (!enemy.isRemoved && enemy.role === "small" && isNear(enemy.x - player.x, enemy.y - player.y, 220 * unit))
      paint(world, enemy, 3000, player.x, true);
}

/** Paints everything that is there. */
function paintAll(world: World, tenths: number): void {
  for (const enemy of world.enemies)
    if (!enemy.isRemoved && enemy.charmed === 0 && enemy.x > 0 && enemy.x < fieldWidth)
      paint(world, enemy, tenths, enemy.x, true);
}

/** Bullets change sides. */
export function convertBullets(world: World, fits: (bullets: Bullets, at: number) => boolean): void {
  const damage = shotStrength(world, convertedVolley.damage);
  let converted = 0;
  clearBullets(world, (bullets, at) => {
    if (converted >= maxConverted || !fits(bullets, at)) return false;
    addShot(
      world,
      convertedVolley,
      intAt(bullets.x, at),
      intAt(bullets.y, at),
      up + rngAround(world.rng, 300),
      damage,
      converted++,
    );
    return true;
  });
}
