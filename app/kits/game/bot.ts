import { fieldHeight, fieldWidth, fullGauge, middleX, playerRadius } from "./field.ts";
import { abs, clamp, div, isNear, max, quarterUnit, unit } from "./fixed-point.ts";
import { ageOf } from "./bullet-columns.ts";
import { bossHas } from "./enemies.ts";
import { currentPushAt } from "./obstacles.ts";
import type { World } from "./world.ts";
import { elementAt, intAt } from "../basics/element-at.ts";

// Who plays in the tests, and who steps aside for those who want it. It sees what a player sees: what is there and how
// it moves now. It does not know the patterns.

/** A move in quarters of a unit, as in the log, how dangerous it still is, and whether standing still would be worse. */
export interface Suggestion {
  dx: number;
  dy: number;
  danger: number;
  isNear: boolean;
}

const fast = 14;
const slow = 5;
const slant = [10, 4] as const;
/** Ticks it looks ahead, nearest first. */
const lookAhead = [2, 5, 9, 14, 20, 28] as const;
const moveTicks = 12;
const sight = 150 * unit;
const maxSeen = 56;
const hitCost = 60_000;
const nearCost = 1_800;
/** Danger of standing still from which it is time to go. */
const moveDanger = 1_200;
const comfort = 8 * unit;
/** Danger from which the special is worth it. */
const specialDanger = 9_000;

const homeY = fieldHeight - 110 * unit;
/** Shots need so long to where they meet. */
const leadTicks = 16;

/** All moves it thinks about, in quarters of a unit. */
const moves: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[fast, slow].flatMap((speed, i): [number, number][] => {
    const side = elementAt(slant, i);
    return [
      [speed, 0],
      [-speed, 0],
      [0, speed],
      [0, -speed],
      [side, side],
      [-side, side],
      [side, -side],
      [-side, -side],
    ];
  }),
];

/** The move that brings the least danger, and among equals the one nearest to where painting is good. */
export function suggestMove(world: World): Suggestion {
  const visible = bulletsInSight(world);
  const targetX = goodX(world);
  const targetY = goodY(world);
  let best: Suggestion = { dx: 0, dy: 0, danger: 0, isNear: false };
  let stay = -1;
  let leastCost = 1e15;
  for (const [dx, dy] of moves) {
    const danger = dangerOf(world, visible, dx * quarterUnit, dy * quarterUnit);
    const x = world.player.x + dx * quarterUnit * 6;
    const y = world.player.y + dy * quarterUnit * 6;
    const distanceCost = div(abs(x - targetX) * 6, unit) + div(abs(y - targetY), unit) + (dx === 0 && dy === 0 ? 0 : 6);
    if (stay < 0) stay = danger;
    if (danger + distanceCost >= leastCost) continue;
    leastCost = danger + distanceCost;
    best = { dx, dy, danger, isNear: stay > moveDanger };
  }
  return best;
}

/** Whether it would use the special now. */
export function wantsSpecial(world: World, { danger }: Suggestion): boolean {
  const { player, boss } = world;
  if (player.gauge < fullGauge || player.safe > 0) return false;
  if (bossHas(world, "question")) return boss?.pause === 0;
  return danger > specialDanger || player.gauge >= fullGauge * 2 - 20;
}

/** The rows of those that are near enough to matter. */
function bulletsInSight({ bullets, player }: World): number[] {
  const visible: number[] = [];
  for (let i = 0; i < bullets.count && visible.length < maxSeen; i++)
    if (abs(intAt(bullets.x, i) - player.x) < sight && abs(intAt(bullets.y, i) - player.y) < sight) visible.push(i);
  return visible;
}

function dangerOf(world: World, visible: readonly number[], dx: number, dy: number): number {
  const { player, bullets } = world;
  let danger = 0;
  for (const t of lookAhead) {
    const steps = t < moveTicks ? t : moveTicks;
    const x = clamp(
      player.x + dx * steps + currentPushAt(world.currents, player.y) * t,
      10 * unit,
      fieldWidth - 10 * unit,
    );
    const y = clamp(player.y + dy * steps, 40 * unit, fieldHeight - 10 * unit);
    for (const i of visible) {
      if (ageOf(bullets, i) + t < intAt(bullets.warm, i)) continue;
      const reach = playerRadius + intAt(bullets.radius, i) + unit;
      const bx = intAt(bullets.x, i) + intAt(bullets.vx, i) * t - x;
      const by = intAt(bullets.y, i) + intAt(bullets.vy, i) * t - y;
      if (!isNear(bx, by, reach + comfort)) continue;
      danger += div(isNear(bx, by, reach) ? hitCost : nearCost, t + 2);
    }
    danger += div(bodiesAt(world, x, y, t), t + 2);
    // In the corners there is no way out.
    if (x < 24 * unit || x > fieldWidth - 24 * unit || y > fieldHeight - 24 * unit) danger += 60;
  }
  return danger;
}

function bodiesAt({ enemies, enemyReach, walls }: World, x: number, y: number, t: number): number {
  let cost = 0;
  for (let i = 0; i < enemyReach; i++) {
    const enemy = elementAt(enemies, i);
    if (enemy.isRemoved || enemy.charmed > 0) continue;
    const ex = enemy.x + (enemy.x - enemy.px) * t - x;
    const ey = enemy.y + (enemy.y - enemy.py) * t - y;
    if (isNear(ex, ey, playerRadius + enemy.radius)) cost += hitCost;
  }
  for (let i = 0; i < walls.count; i++) {
    const wall = elementAt(walls.all, i);
    const moved = max(0, wall.age + t - wall.warn);
    const runs = wall.age > wall.warn ? t : moved;
    if (moved === 0) continue;
    const wx = abs(wall.x + wall.vx * runs - x) - wall.w / 2;
    const wy = abs(wall.y + wall.vy * runs - y) - wall.h / 2;
    if (wx < playerRadius + 3 * unit && wy < playerRadius + 3 * unit) cost += hitCost;
    else if (wx < 4 * unit && wy < 90 * unit && wall.vy > 0 && wall.y < y) cost += nearCost * 2;
  }
  return cost;
}

/** Under what can be painted; beside it where a shield covers the middle. What falls near is worth a way. */
function goodX(world: World): number {
  const { player, boss, enemies, items, marks } = world;
  for (let i = 0; i < marks.count; i++) {
    const mark = elementAt(marks.all, i);
    if (mark.y < player.y && mark.y > player.y - 300 * unit) return mark.x;
  }
  for (let i = 0; i < items.count; i++) {
    const item = elementAt(items.all, i);
    const isNearby = item.y > player.y - 130 * unit && abs(item.x - player.x) < 70 * unit;
    if (isNearby && item.age > 12 && !item.isCalled) return item.x;
  }
  if (boss !== null && boss.pause === 0) return clamp(boss.enemy.x, 30 * unit, fieldWidth - 30 * unit);
  let wantedPosition = middleX;
  let best = 1e12;
  for (const enemy of enemies) {
    if (enemy.isRemoved || enemy.role !== "small" || enemy.charmed > 0 || enemy.y > player.y - 30 * unit) continue;
    const isShielded = elementAt(world.stage.kinds, enemy.kind).traits.has("shield");
    const side = player.x < enemy.x ? -1 : 1;
    const x = enemy.x + (enemy.x - enemy.px) * leadTicks + (isShielded ? div(enemy.radius * 4, 5) * side : 0);
    if (enemy.y < -40 * unit || x < 0 || x > fieldWidth) continue;
    // Sayings first; then what is nearly painted; then what is on the way.
    const cost = abs(x - player.x) - (enemy.saying >= 0 ? 120 * unit : 0) - (enemy.hp < enemy.hpMax ? 60 * unit : 0);
    if (cost >= best) continue;
    best = cost;
    wantedPosition = x;
  }
  return clamp(wantedPosition, 16 * unit, fieldWidth - 16 * unit);
}

/** Low, but nearer to what has to be bitten. */
function goodY({ boss, volleys }: World): number {
  const isClose = volleys.some(({ motion }) => motion === "bite" || motion === "flame");
  if (!isClose) return homeY;
  return boss === null ? homeY - 120 * unit : max(boss.enemy.y + 130 * unit, 240 * unit);
}
