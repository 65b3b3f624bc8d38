import { expect, test } from "vitest";
import { suggestMove } from "#app/kits/game/bot.ts";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { startRecording } from "#app/kits/game/replay/replay.ts";
import { suggestChoice } from "#app/kits/game/suggest-choice.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { createReplayTail } from "./replay-tail.ts";

const setup: RunSetup = {
  ...{ stage: 1, difficulty: 0, monster: 13, partner: 1, bond: 0, seed: 7, hasChoices: true },
  ...{ isAssisted: true, movesItself: false, hasOneSwitch: false },
};
const recording = recordBotRun(gameRules, setup);
const run = { setup, log: recording.bytes() };

test("the last seconds of a run end with the points it came to", () => {
  const tail = createReplayTail(gameRules, run, 400, () => {});
  expect(tail.world.state).toBe("playing");
  expect(tail.world.score).toBeLessThan(recording.world.score);
  for (let i = 0; i < 400; i++) tail.advance();
  expect(tail.world.state).toBe("cleared");
  expect(tail.world.score).toBe(recording.world.score);
});

test("what stood still while one of three was chosen is not in it", () => {
  const slow = startRecording(gameRules, setup);
  while (slow.world.state === "playing") {
    // Whoever reads what is offered for five seconds.
    if (slow.world.offer !== null) for (let i = 0; i < 300; i++) slow.step({ dx: 0, dy: 0, buttons: 0 });
    const { world } = slow;
    slow.step(world.offer === null ? { ...suggestMove(world), buttons: 0 } : suggestChoice(world));
  }
  expect(slow.world.taken.length).toBeGreaterThan(2);
  let shown = 0;
  const tail = createReplayTail(gameRules, { setup, log: slow.bytes() }, 100_000, () => shown++);
  while (tail.world.state === "playing") tail.advance();
  expect(tail.world.score).toBe(slow.world.score);
  expect(shown).toBeLessThan(slow.world.tick - 300 * slow.world.taken.length + 10);
});

test("after the end the picture of it goes on, and nothing happens in it", () => {
  const tail = createReplayTail(gameRules, run, 10, () => {});
  for (let i = 0; i < 60; i++) tail.advance();
  expect(tail.world.events).toHaveLength(0);
  expect(tail.world.score).toBe(recording.world.score);
});
