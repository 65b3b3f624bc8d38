import { rngBelow, createRng } from "#app/kits/game/rng.ts";
import { abs, div, max, min } from "#app/kits/game/fixed-point.ts";
import { createCharge, fillCharge, getSpecialState, spendCharge } from "../rules/charge.ts";
import { GameEventError, type GameRules, requireInRange, specialEvent } from "../rules/game-rules.ts";
import { type Ball, brim, clampDropX, clampInside, jarWidth, radii, stepBalls } from "./solver.ts";
import type { DropWorld } from "./drop-world.ts";
import { actGrid, createGrid, isGridFull, joinSmallest } from "./grid.ts";
import {
  getMergeCharge,
  getMergePoints,
  chanceShare,
  maxSaves,
  missCost,
  moonSize,
  spawnSizes,
  takeNext,
  twoMoonPoints,
} from "./points.ts";
import { chooseStonePlace, crumbleBeside, fallStone, lipsPerStone, stoneSalt } from "./stones.ts";
import { getBrim } from "./tide.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

export const dropMs = 90_000;
const tickOf = (atMs: number): number => div(atMs * 60, 1000);
const lastTick = tickOf(dropMs);
/** Ticks until the next one hangs there. */
export const spawnDelayTicks = 28;
/** So long after it was let go a lip is still on its way; it falls through the whole jar in a second. */
const freshTicks = 64;
/** What has grown from it takes part for so long. */
const grownTicks = 30;
/** So long may something lie above the brim. */
export const brimTicks = 80;

/** What the monster does is looked at for so long. */
const specialMs = 900;

/**
 * ぷるん落とし: like meets like and grows, up to the moon. Events: [x in units] lets go, the monster lends its hand
 * [specialEvent]; reduced motion: see `grid.ts`.
 */
export const dropRules: GameRules<DropWorld> = {
  begin(setup) {
    const dice = createRng(setup.seed);
    const world: DropWorld = {
      ...{ setup, dice, tick: 0, balls: [], ids: 0, hangs: rngBelow(dice, 3), next: rngBelow(dice, spawnSizes) },
      ...{ readyTick: 0, score: 0, best: 0, missed: [], saved: 0, isFull: false, merged: [], grid: createGrid() },
      ...{ stoneDice: createRng(setup.seed ^ stoneSalt), dropsToStone: lipsPerStone, stoneX: 0, vanished: [] },
      charge: createCharge(),
    };
    chooseStonePlace(world);
    return world;
  },
  act(world, { atMs, what }) {
    if (what[0] === specialEvent) return lendHand(world, atMs);
    if (world.setup.kind === "twin") return actGrid(world, what);
    const x = requireInRange(what[0], 0, div(jarWidth, 256));
    // Where nothing of its size lies open to the sky, nothing can be missed.
    const canMiss = world.balls.some((ball) => ball.size === world.hangs && !ball.isStone && liesOpen(world, ball));
    if (world.tick < world.readyTick) throw new GameEventError();
    const at = { x: clampDropX(x * 256, world.hangs), y: brim - elementAt(radii, world.hangs) * 256 - 2 * 256 };
    world.balls.push({
      id: world.ids++,
      size: world.hangs,
      ...at,
      px: at.x,
      py: at.y - 3 * 256,
      age: 0,
      high: 0,
      freshTicks,
      canMiss,
    });
    takeNext(world);
    world.readyTick = world.tick + spawnDelayTicks;
    if (world.setup.night >= 2) fallStone(world);
  },
  pass(world, atMs) {
    if (world.setup.kind === "twin") return;
    const until = tickOf(atMs);
    while (world.tick < until && !isOver(world)) step(world);
  },
  outcome: (world) => ({ score: world.score, isOver: isOver(world) }),
  special: ({ charge, tick, setup }) => getSpecialState(charge, setup.kind === "twin" ? 0 : div(tick * 1000, 60)),
};

/** The smallest lips in the jar meet two by two, wherever they lie; one that is left over pops. */
function lendHand(world: DropWorld, atMs: number): void {
  spendCharge(world.charge);
  if (world.setup.kind === "twin") return joinSmallest(world);
  world.charge.untilMs = atMs + specialMs;
  const lips = world.balls.filter(({ isStone }) => !isStone);
  const smallest = lips.reduce((size, ball) => min(size, ball.size), moonSize);
  const chosen = lips.filter(({ size }) => size === smallest);
  world.balls = world.balls.filter((ball) => !chosen.includes(ball));
  for (let i = 0; i + 1 < chosen.length; i += 2) merge(world, elementAt(chosen, i), elementAt(chosen, i + 1), true);
  const left = chosen.length % 2 === 1 ? chosen.at(-1) : undefined;
  if (left) world.vanished.push({ x: left.x, y: left.y, size: left.size, isStone: false, tick: world.tick });
}

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
  for (const ball of world.balls) {
    if (!ball.freshTicks) continue;
    ball.freshTicks--;
    if (ball.freshTicks === 0 && ball.canMiss) miss(world, ball);
  }
  checkBrim(world);
}

/** Whether what hangs would fall straight upon a lip, if it were let go above it. */
const liesOpen = ({ balls, hangs }: DropWorld, ball: Ball): boolean =>
  balls.every((other) => {
    const reach = (elementAt(radii, other.size) + elementAt(radii, hangs)) * 256;
    return other === ball || other.y >= ball.y || abs(other.x - ball.x) >= reach;
  });

/** Its like lay open in the jar and was not met: that costs, or letting go anywhere would be worth it. */
function miss(world: DropWorld, ball: Ball): void {
  const points = min(world.score, world.setup.isAssisted ? div(missCost * 3, 4) : missCost);
  world.score -= points;
  if (world.missed.length > 40) world.missed.shift();
  world.missed.push({ x: ball.x, y: ball.y, size: ball.size, points, tick: world.tick });
}

function merge(world: DropWorld, one: Ball, other: Ball, isLent = false): void {
  const [x, y] = [div(one.x + other.x, 2), div(one.y + other.y, 2)];
  const size = one.size + 1;
  const isMeant = Boolean(one.freshTicks || other.freshTicks) || isLent;
  const whole = size > moonSize ? twoMoonPoints : getMergePoints(size);
  // What rolls together by itself is worth a part of what was let go upon its like.
  const points = isMeant ? whole : div(whole, chanceShare);
  world.score += points;
  world.best = max(world.best, size > moonSize ? moonSize : size);
  if (world.merged.length > 40) world.merged.shift();
  world.merged.push({ x, y, size, points, tick: world.tick });
  fillCharge(world.charge, getMergeCharge(size));
  if (world.setup.night >= 2) crumbleBeside(world, x, y, min(size, moonSize));
  if (size > moonSize) return;
  const place = { x, y, px: x, py: y };
  const grown: Ball = { id: world.ids++, size, ...place, age: 0, high: 0, freshTicks: isMeant ? grownTicks : 0 };
  // Between two ticks the solver does not look after it.
  if (isLent) clampInside(grown);
  world.balls.push(grown);
}

function checkBrim(world: DropWorld): void {
  let isFull = false;
  const height = getBrim(world);
  for (const ball of world.balls) {
    ball.high = ball.age > 50 && ball.y - elementAt(radii, ball.size) * 256 < height ? ball.high + 1 : 0;
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
