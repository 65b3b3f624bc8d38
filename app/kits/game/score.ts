import { div, least, most } from "./fixed-point.ts";
import type { World } from "./world.ts";

/** Tenths: the colour stays up to four times. */
const highest = 40;
const lowest = 10;
const riseTicks = 60;
const hitLoss = 10;
const chainTicks = 120;
const grazeChainTicks = 60;
const longestChain = 50;

const grazePoints = 15;
const phaseSecondPoints = 100;
const strikePoints = 500;

/** 落ちない倍率: a tenth more for each second without a hit. Call once a tick. */
export function ageMultiplier(world: World): void {
  world.sinceHit++;
  if (world.sinceHit % riseTicks === 0) world.multiplier = least(highest, world.multiplier + 1);
  if (world.chainLeft > 0 && --world.chainLeft === 0) world.chain = 0;
}

/** A hit takes a whole point of the multiplier, or the part of it that the monster loses. */
export function loseMultiplier(world: World): void {
  const loss = div(hitLoss * (world.monster.lossPercent ?? 100), 100);
  world.multiplier = most(lowest, world.multiplier - loss);
  world.sinceHit = 0;
  world.chain = 0;
  world.chainLeft = 0;
}

/** Points that the multiplier counts for. */
function scoreTimes(world: World, points: number): number {
  const worth = div(points * world.multiplier, 10);
  scorePlain(world, worth);
  return worth;
}

/** Points that it does not count for. A gentle stage counts nothing. */
export function scorePlain(world: World, points: number): void {
  if (!world.stage.script.isGentle) world.score += points;
}

/** A small Rule painted over. The chain adds a point per link. */
export function scoreKill(world: World, worth: number): number {
  world.kills++;
  world.chain = least(longestChain, world.chain + 1);
  world.chainLeft = chainTicks;
  return scoreTimes(world, worth + world.chain);
}

/** ツヤ: near, and not hit. */
export function scoreGraze(world: World): void {
  world.grazes++;
  if (world.chain > 0) world.chainLeft = least(chainTicks, world.chainLeft + grazeChainTicks);
  scoreTimes(world, grazePoints);
}

/** A word struck through, and the seconds that were left. */
export function scoreStrike(world: World, word: number, ticksLeft: number): void {
  if (!world.struck.includes(word)) world.struck.push(word);
  scorePlain(world, strikePoints + div(ticksLeft, 60) * phaseSecondPoints);
}

/** At the end: a fifth more for who was never hit. */
export function scoreEnd(world: World): void {
  if (world.hits === 0) world.score = div(world.score * 12, 10);
}
