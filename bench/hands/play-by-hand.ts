import { chooseButton } from "#app/kits/game/choices.ts";
import { suggestMove, wantsSpecial } from "#app/kits/game/bot.ts";
import { type Input, specialButton } from "#app/kits/game/player.ts";
import { resumeCueOf } from "#app/kits/game/resume-cue.ts";
import { type Rng, rngBelow } from "#app/kits/game/rng.ts";
import type { GameRules } from "#app/kits/game/script.ts";
import { maxLogTicks } from "#app/kits/game/replay/input-log.ts";
import { type Recording, startRecording } from "#app/kits/game/replay/replay.ts";
import type { RunSetup, World } from "#app/kits/game/world.ts";
import { anticipate, type PlannedWay } from "./anticipate.ts";
import type { Hand } from "./hand.ts";

/** The input of one tick goes no further. */
const maxQuarters = 127;

/**
 * Plays a run by a hand: it sees what the bot sees, chooses as well as the bot does, and its finger answers late, inexactly and
 * not always. @param dice its own: another player each time
 */
export function recordHandRun(rules: GameRules, setup: RunSetup, hand: Hand, dice: Rng): Recording {
  const recording = startRecording(rules, setup);
  const { world } = recording;
  const decisions: { atTick: number; input: Input }[] = [];
  const drift = createDrift(hand.driftQuarters, dice);
  let held: Input = { dx: 0, dy: 0, buttons: 0 };
  while (world.state === "playing" && world.tick < maxLogTicks - 1) {
    if (world.offer !== null) {
      recording.step({ dx: rngBelow(dice, 3) - 1, dy: 0, buttons: chooseButton });
      continue;
    }
    if (world.tick % hand.decisionTicks === 0 && fraction(dice) >= hand.lapseShare) {
      const seen = anticipate(world, hand.reactionTicks, planWays(world.tick, held, decisions, hand.reactionTicks));
      decisions.push({ atTick: world.tick + hand.reactionTicks, input: decide(seen, hand, dice) });
    }
    let buttons = 0;
    while (decisions[0] && decisions[0].atTick <= world.tick) {
      held = decisions.shift()?.input ?? held;
      buttons |= held.buttons;
    }
    const [driftX, driftY] = drift();
    recording.step({ dx: clampQuarters(held.dx + driftX), dy: clampQuarters(held.dy + driftY), buttons });
  }
  return recording;
}

/**
 * Whether a hand gets through in two tries: the second goes on where the first was lost, as the page offers it, and begins anew
 * where there is nothing to go on from.
 */
export function isClearedInTwoTries(rules: GameRules, setup: RunSetup, hand: Hand, dice: Rng): boolean {
  const first = recordHandRun(rules, setup, hand, dice).world;
  if (first.state === "cleared") return true;
  const startCue = resumeCueOf(first);
  const second = startCue === null ? setup : { ...setup, startCue };
  return recordHandRun(rules, second, hand, dice).world.state === "cleared";
}

/** The ways that were chosen and that the finger still goes until it answers to what is seen now. */
function planWays(
  tick: number,
  held: Input,
  decisions: readonly { atTick: number; input: Input }[],
  reactionTicks: number,
): PlannedWay[] {
  const starts = [{ atTick: tick, input: held }, ...decisions];
  return starts.map(({ atTick, input: { dx, dy } }, i) => ({
    dx,
    dy,
    ticks: (starts[i + 1]?.atTick ?? tick + reactionTicks) - atTick,
  }));
}

function decide(world: World, { lengthNoise, angleNoise }: Hand, dice: Rng): Input {
  const move = suggestMove(world);
  const length = Math.hypot(move.dx, move.dy) * (1 + lengthNoise * gaussian(dice));
  const angle = Math.atan2(move.dy, move.dx) + angleNoise * gaussian(dice);
  return {
    dx: clampQuarters(length * Math.cos(angle)),
    dy: clampQuarters(length * Math.sin(angle)),
    buttons: wantsSpecial(world, move) ? specialButton : 0,
  };
}

const clampQuarters = (way: number): number => Math.round(Math.max(-maxQuarters, Math.min(maxQuarters, way)));

/** A slow wander around nothing, another step each tick. */
function createDrift(maxStep: number, dice: Rng): () => [x: number, y: number] {
  let x = 0;
  let y = 0;
  const wander = (at: number): number =>
    Math.max(-maxStep, Math.min(maxStep, at * 0.97 + (fraction(dice) - 0.5) * maxStep * 0.5));
  return () => [(x = wander(x)), (y = wander(y))];
}

/** Of mean 0 and deviation 1: twelve throws, as near as this needs to be. */
function gaussian(dice: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += fraction(dice);
  return sum;
}

const parts = 1 << 20;
const fraction = (dice: Rng): number => rngBelow(dice, parts) / parts;
