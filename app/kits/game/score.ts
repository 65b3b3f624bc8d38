import { div, min, max } from "./fixed-point.ts";
import type { World } from "./world.ts";

/** Tenths: by time alone the colour stays up to two and a half times, near what flies up to five. */
const stayingMultiplier = 25;
export const maxMultiplier = 50;
const minMultiplier = 10;
const riseTicks = 90;
/** So many grazes are worth a tenth. */
const grazesPerTenth = 3;
/** What nearness brought fades a tenth at a time, once nothing was near for so long. */
const fadeAfterTicks = 180;
const fadeTicks = 40;
const hitLoss = 10;
const chainTicks = 120;
const grazeChainTicks = 60;
const maxChain = 50;

const grazePoints = 15;
const phaseSecondPoints = 100;
const strikePoints = 500;

/**
 * 落ちない倍率: it rises with time without a hit, and further only near what flies; from there it fades for who keeps away. Where
 * nothing flies nobody can be near, and nothing fades. Call once a tick.
 */
export function updateMultiplier(world: World): void {
  world.sinceHit++;
  if (world.sinceHit % riseTicks === 0 && world.multiplier < stayingMultiplier + world.modifiers.stay)
    world.multiplier++;
  if (world.bullets.count > 0) world.sinceGraze++;
  const fading = world.sinceGraze - fadeAfterTicks;
  if (fading > 0 && fading % div(fadeTicks * world.modifiers.fade, 100) === 0)
    world.multiplier = max(min(world.multiplier, stayingMultiplier + world.modifiers.stay), world.multiplier - 1);
  if (world.chainLeft > 0 && --world.chainLeft === 0) world.chain = 0;
}

/** A hit takes a whole point of the multiplier, or the part of it that the monster loses. */
export function loseMultiplier(world: World): void {
  const loss = div(hitLoss * (world.monster.lossPercent ?? 100) * world.modifiers.loss, 10_000);
  world.multiplier = max(minMultiplier, world.multiplier - loss);
  world.sinceHit = 0;
  world.chain = 0;
  world.chainLeft = 0;
}

/** Points that the multiplier counts for. */
function addMultipliedScore(world: World, points: number): number {
  const worth = div(points * world.multiplier * world.modifiers.score, 1000);
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
  world.sinceGraze = 0;
  if (world.grazes % grazesPerTenth === 0) world.multiplier = min(maxMultiplier, world.multiplier + 1);
  if (world.chain > 0) world.chainLeft = min(chainTicks, world.chainLeft + grazeChainTicks);
  addMultipliedScore(world, grazePoints);
}

/** A word crossed out, times the multiplier; the seconds that were left count as they are. */
export function scoreStrike(world: World, word: number, ticksLeft: number): void {
  if (!world.struck.includes(word)) world.struck.push(word);
  addMultipliedScore(world, strikePoints);
  addScore(world, div(ticksLeft, 60) * phaseSecondPoints);
}

/** At the end: a fifth more for who was never hit. */
export function scoreEnd(world: World): void {
  if (world.hits === 0) world.score = div(world.score * 12, 10);
}
