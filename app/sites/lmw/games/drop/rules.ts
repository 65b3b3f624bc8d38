import { rngBelow, createRng } from "#app/kits/game/rng.ts";
import { div, max } from "#app/kits/game/fixed-point.ts";
import { GameEventError, type GameRules, requireInRange } from "../rules/game-rules.ts";
import { type Ball, brim, clampDropX, jarWidth, radii, stepBalls } from "./solver.ts";
import type { DropWorld } from "./drop-world.ts";
import { actGrid, isGridFull, createGrid } from "./grid.ts";
import { spawnSizes, getMergePoints, moonSize, maxSaves, takeNext, twoMoonPoints } from "./points.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

export const dropMs = 90_000;
const tickOf = (atMs: number): number => div(atMs * 60, 1000);
const lastTick = tickOf(dropMs);
/** Ticks until the next one hangs there. */
export const spawnDelayTicks = 28;
/** So long may something lie above the brim. */
export const brimTicks = 80;

/** ぷるん落とし: like meets like and grows, up to the moon. Events: [x in units] lets go; reduced motion: see `grid.ts`. */
export const dropRules: GameRules<DropWorld> = {
  begin(setup) {
    const dice = createRng(setup.seed);
    return {
      ...{ setup, dice, tick: 0, balls: [], ids: 0, hangs: rngBelow(dice, 3), next: rngBelow(dice, spawnSizes) },
      ...{ readyTick: 0, score: 0, best: 0, saved: 0, isFull: false, merged: [], grid: createGrid() },
    };
  },
  act(world, { what }) {
    if (world.setup.kind === "twin") return actGrid(world, what);
    const x = requireInRange(what[0], 0, div(jarWidth, 256));
    if (world.tick < world.readyTick) throw new GameEventError();
    const at = { x: clampDropX(x * 256, world.hangs), y: brim - elementAt(radii, world.hangs) * 256 - 2 * 256 };
    world.balls.push({ id: world.ids++, size: world.hangs, ...at, px: at.x, py: at.y - 3 * 256, age: 0, high: 0 });
    takeNext(world);
    world.readyTick = world.tick + spawnDelayTicks;
  },
  pass(world, atMs) {
    if (world.setup.kind === "twin") return;
    const until = tickOf(atMs);
    while (world.tick < until && !isOver(world)) step(world);
  },
  outcome: (world) => ({ score: world.score, isOver: isOver(world) }),
};

const isOver = (world: DropWorld): boolean =>
  world.setup.kind === "twin" ? isGridFull(world) : world.isFull || world.tick >= lastTick;

function step(world: DropWorld): void {
  world.tick++;
  const pairs: [Ball, Ball][] = [];
  const taken = new Set<Ball>();
  stepBalls(world.balls, (one, other) => {
    if (taken.has(one) || taken.has(other)) return;
    taken.add(one).add(other);
    pairs.push([one, other]);
  });
  if (pairs.length > 0) {
    world.balls = world.balls.filter((ball) => !taken.has(ball));
    for (const [one, other] of pairs) merge(world, one, other);
  }
  checkBrim(world);
}

function merge(world: DropWorld, one: Ball, other: Ball): void {
  const [x, y] = [div(one.x + other.x, 2), div(one.y + other.y, 2)];
  const size = one.size + 1;
  const points = size > moonSize ? twoMoonPoints : getMergePoints(size);
  world.score += points;
  world.best = max(world.best, size > moonSize ? moonSize : size);
  if (world.merged.length > 40) world.merged.shift();
  world.merged.push({ x, y, size, points, tick: world.tick });
  if (size > moonSize) return;
  world.balls.push({ id: world.ids++, size, x, y, px: x, py: y, age: 0, high: 0 });
}

function checkBrim(world: DropWorld): void {
  let isFull = false;
  for (const ball of world.balls) {
    ball.high = ball.age > 50 && ball.y - elementAt(radii, ball.size) * 256 < brim ? ball.high + 1 : 0;
    if (ball.high > brimTicks) isFull = true;
  }
  if (!isFull) return;
  if (world.setup.isAssisted && world.saved < maxSaves) {
    world.saved++;
    world.balls = world.balls.filter((ball) => ball.high === 0);
    return;
  }
  world.isFull = true;
}
