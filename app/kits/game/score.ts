import { div, min, max } from "./fixed-point.ts";
import type { World } from "./world.ts";

/** Tenths: the colour stays up to four times. */
const maxMultiplier = 40;
const minMultiplier = 10;
const riseTicks = 60;
const hitLoss = 10;
const chainTicks = 120;
const grazeChainTicks = 60;
const maxChain = 50;

const grazePoints = 15;
const phaseSecondPoints = 100;
const strikePoints = 500;

/** 落ちない倍率: a tenth more for each second without a hit. Call once a tick. */
export function updateMultiplier(world: World): void {
  world.sinceHit++;
  if (world.sinceHit % riseTicks === 0) world.multiplier = min(maxMultiplier, world.multiplier + 1);
  if (world.chainLeft > 0 && --world.chainLeft === 0) world.chain = 0;
}

/** A hit takes a whole point of the multiplier, or the part of it that the monster loses. */
export function loseMultiplier(world: World): void {
  const loss = div(hitLoss * (world.monster.lossPercent ?? 100), 100);
  world.multiplier = max(minMultiplier, world.multiplier - loss);
  world.sinceHit = 0;
  world.chain = 0;
  world.chainLeft = 0;
}

/** Points that the multiplier counts for. */
function addMultipliedScore(world: World, points: number): number {
  const worth = div(points * world.multiplier, 10);
  addScore(world, worth);
  return worth;
}

/** Points that it does not count for. A gentle stage counts nothing. */
export function addScore(world: World, points: number): void {
  if (!world.stage.script.isGentle) world.score += points;
}

/** A small Rule painted over. The chain adds a point per link. */
export function scoreKill(world: World, worth: number): number {
  world.kills++;
  world.chain = min(maxChain, world.chain + 1);
  world.chainLeft = chainTicks;
  return addMultipliedScore(world, worth + world.chain);
}

/** ツヤ: near, and not hit. */
export function scoreGraze(world: World): void {
  world.grazes++;
  if (world.chain > 0) world.chainLeft = min(chainTicks, world.chainLeft + grazeChainTicks);
  addMultipliedScore(world, grazePoints);
}

/** A word crossed out, and the seconds that were left. */
export function scoreStrike(world: World, word: number, ticksLeft: number): void {
  if (!world.struck.includes(word)) world.struck.push(word);
  addScore(world, strikePoints + div(ticksLeft, 60) * phaseSecondPoints);
}

/** At the end: a fifth more for who was never hit. */
export function scoreEnd(world: World): void {
  if (world.hits === 0) world.score = div(world.score * 12, 10);
}
