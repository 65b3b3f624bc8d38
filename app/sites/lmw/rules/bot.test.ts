import { describe, expect, test } from "vitest";
import { type Suggestion, suggestMove, wantsSpecial } from "#app/kits/game/bot.ts";
import { specialButton } from "#app/kits/game/player.ts";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { replay, resultOf, startRecording } from "#app/kits/game/replay/replay.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import { gameRules } from "./game-rules.ts";

const setupOf = (stage: number, monster: number, isAssisted: boolean): RunSetup => ({
  ...{ stage, monster, difficulty: 1, partner: 1, bond: 0, seed: 20_261_120 },
  ...{ isAssisted, movesItself: false, hasOneSwitch: false },
});

/** Scores that an assisted run of the bot comes to, with an easy, a slow and a strong monster. */
const bands: Record<number, readonly [number, number]> = {
  1: [17_000, 42_000],
  2: [17_000, 42_000],
  3: [24_000, 65_000],
  4: [26_000, 70_000],
  5: [30_000, 80_000],
  6: [40_000, 105_000],
};

describe.each([1, 2, 3, 4, 5, 6])("stage %i with assist", (stage) => {
  test.each([1, 13, 17])("is cleared by the bot with monster %i, within its score band", (monster) => {
    const { world } = recordBotRun(gameRules, setupOf(stage, monster, true));
    const { state, score, struck } = resultOf(world);
    const [low, high] = bands[stage] ?? [0, 0];
    expect(state).toBe("cleared");
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
    expect(struck.length).toBeGreaterThanOrEqual(2);
  });
});

/** A hand decides five times a second, and holds what it has decided: the bot itself decides with every tick. */
const ticksPerDecision = 12;

function slowBotRun(setup: RunSetup) {
  const recording = startRecording(gameRules, setup);
  const { world } = recording;
  let move: Suggestion = { dx: 0, dy: 0, danger: 0, isNear: false };
  while (world.state === "playing") {
    const decides = world.tick % ticksPerDecision === 0;
    if (decides) move = suggestMove(world);
    recording.step({ dx: move.dx, dy: move.dy, buttons: decides && wantsSpecial(world, move) ? specialButton : 0 });
  }
  return recording;
}

test.each([1, 2, 3, 4, 5, 6])(
  "a hand that decides five times a second paints stage %i in うす塗り, without help",
  (stage) => {
    for (const monster of [1, 9, 13, 17]) {
      const { world } = slowBotRun({ ...setupOf(stage, monster, false), difficulty: 0 });
      expect(resultOf(world).state, `monster ${monster}`).toBe("cleared");
    }
  },
);

test("the last stage ends by itself, and counts nothing", () => {
  const { world } = recordBotRun(gameRules, setupOf(7, 1, true));
  expect(resultOf(world)).toMatchObject({ state: "cleared", score: 0, rank: 0 });
});

test("a log that was asked for in the middle, and twice at the end, is still the log of the run", () => {
  const recording = startRecording(gameRules, setupOf(0, 3, false));
  while (recording.world.state === "playing") {
    recording.step({ dx: 0, dy: 0, buttons: 0 });
    if (recording.world.tick === 700) recording.bytes();
  }
  const first = recording.bytes();
  expect(recording.bytes()).toEqual(first);
  expect(replay(gameRules, recording.world.setup, first).firstMismatch).toBe(-1);
});

test("a run is the same when its log is played again, and its words and rank with it", () => {
  const recording = recordBotRun(gameRules, setupOf(3, 22, false));
  const again = replay(gameRules, recording.world.setup, recording.bytes());
  expect(again).toEqual({ ...resultOf(recording.world), firstMismatch: -1, surplus: 0 });
  const other = replay(gameRules, { ...recording.world.setup, seed: 1 }, recording.bytes());
  expect(other.firstMismatch).toBeGreaterThanOrEqual(0);
});
