import { rngAround } from "./rng.ts";
import { emitEvent } from "./events.ts";
import { fieldHeight, fieldWidth, maxGauge, maxLevel } from "./field.ts";
import { clamp, div, isNear, min, unit } from "./fixed-point.ts";
import { release, acquire } from "./pool.ts";
import { addScore } from "./score.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";

export const dropItem = 0;
export const coreItem = 1;
export const scrapItem = 2;

const pullReach = 56 * unit;
const takeReach = 16 * unit;
const pullSpeed = 7 * unit;
const fallSpeed = 300;
const dropGauge = 9;
const scrapPoints = 20;

/** Lets something fall. `isCalled`: it flies to the player by itself. */
export function dropItemAt(world: World, x: number, y: number, kind: number, isCalled = false): void {
  const item = acquire(world.items);
  if (item === null) return;
  item.x = item.px = clamp(x + rngAround(world.rng, 64) * 64, 8 * unit, fieldWidth - 8 * unit);
  item.y = item.py = y;
  item.vy = -2 * unit - rngAround(world.rng, 200);
  item.age = 0;
  item.kind = kind;
  item.isCalled = isCalled;
}

/** Calls everything that lies on the field. */
export function callItems({ items }: World): void {
  for (let i = 0; i < items.count; i++) elementAt(items.all, i).isCalled = true;
}

/** Moves what fell; what the player touches is taken. */
export function moveItems(world: World): void {
  const { items, player, monster } = world;
  const reach = div(pullReach * (monster.magnetPercent ?? 100) * world.modifiers.magnet, 10_000);
  for (let i = items.count - 1; i >= 0; i--) {
    const item = elementAt(items.all, i);
    item.age++;
    item.px = item.x;
    item.py = item.y;
    const dx = player.x - item.x;
    const dy = player.y - item.y;
    if (item.age > 12 && (item.isCalled || isNear(dx, dy, reach))) {
      item.x += clamp(dx, -pullSpeed, pullSpeed);
      item.y += clamp(dy, -pullSpeed, pullSpeed);
      // What falls is too far away to be touched: it falls slower than the reaches differ.
      if (isNear(player.x - item.x, player.y - item.y, takeReach)) {
        collectItem(world, item.kind);
        release(items, i);
        continue;
      }
    } else {
      item.vy = min(fallSpeed, item.vy + 16);
      item.y += item.vy;
    }
    if (item.y > fieldHeight + 20 * unit) release(items, i);
  }
}

/** Fills the brush. */
export function fillGauge({ player }: World, by: number): void {
  player.gauge = min(maxGauge, player.gauge + by);
}

function collectItem(world: World, kind: number): void {
  const { player, stats } = world;
  emitEvent(world, "item", player.x, player.y, kind);
  stats.items[kind] = elementAt(stats.items, kind) + 1;
  if (kind === dropItem) fillGauge(world, dropGauge);
  if (kind === scrapItem) addScore(world, scrapPoints);
  if (kind !== coreItem || player.level >= maxLevel) return;
  player.level++;
  emitEvent(world, "level", player.x, player.y, player.level);
}
