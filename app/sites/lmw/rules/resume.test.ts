import { expect, test } from "vitest";
import { suggestMove } from "#app/kits/game/bot.ts";
import { type Input, restButton } from "#app/kits/game/player.ts";
import { type Recording, replay, resultOf, startRecording } from "#app/kits/game/replay/replay.ts";
import { getHud } from "#app/kits/game/view.ts";
import type { RunSetup, World } from "#app/kits/game/world.ts";
import { gameRules } from "./game-rules.ts";

const setup: RunSetup = {
  ...{ stage: 3, difficulty: 1, monster: 13, partner: 1, bond: 0, seed: 7 },
  ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
};

/** The bot plays until it `givesUp`; then it runs into whoever is there, and the run is lost. */
function loseWhen(givesUp: (world: World) => boolean, changed: Partial<RunSetup> = {}): Recording {
  const recording = startRecording(gameRules, { ...setup, ...changed });
  const { world } = recording;
  let hasGivenUp = false;
  while (world.state === "playing") {
    hasGivenUp ||= givesUp(world);
    const { dx, dy } = suggestMove(world);
    recording.step(hasGivenUp ? runInto(world) : { dx, dy, buttons: 0 });
  }
  return recording;
}
function runInto({ enemies, player }: World): Input {
  const other = enemies.find(({ isRemoved, age }) => !isRemoved && age > 30);
  const toward = (from: number, to: number): number => Math.max(-50, Math.min(50, Math.round((to - from) / 64)));
  return {
    dx: other ? toward(player.x, other.x) : 0,
    dy: other ? toward(player.y, other.y) : -20,
    buttons: restButton,
  };
}
const isBoss =
  (number: number) =>
  ({ boss }: World): boolean =>
    boss?.boss === number && boss.pause === 0;

test("who falls to the last Rule goes on before it, with all lipsticks and two cores, and it comes at once", () => {
  const { resumeCue, state } = resultOf(loseWhen(isBoss(1)).world);
  expect(state).toBe("failed");
  const { world, step } = startRecording(gameRules, { ...setup, startCue: resumeCue ?? -1 });
  expect(getHud(world)).toMatchObject({ lives: 3, level: 2, score: 0 });
  for (let i = 0; i < 200; i++) step({ dx: 0, dy: 0, buttons: 0 });
  expect(getHud(world).boss).toMatchObject({ id: "3/1", isSpeaking: true });
});

test("who falls to the Rule in the middle goes on before that one", () => {
  const { resumeCue } = resultOf(loseWhen(isBoss(0)).world);
  const { world, step } = startRecording(gameRules, { ...setup, startCue: resumeCue ?? -1 });
  for (let i = 0; i < 200; i++) step({ dx: 0, dy: 0, buttons: 0 });
  expect(getHud(world).boss).toMatchObject({ id: "3/mid" });
});

test("who falls after the Rule in the middle does not meet it again", () => {
  let isPast = false;
  const lost = loseWhen((world) => {
    isPast ||= isBoss(0)(world);
    return isPast && world.boss === null && world.nextCue < world.stage.cues.length;
  });
  const { resumeCue, state } = resultOf(lost.world);
  expect(state).toBe("failed");
  const { cues } = lost.world.stage;
  expect(cues.findIndex((cue) => "boss" in cue)).toBe((resumeCue ?? 0) - 1);
});

test("before the first Rule there is nothing to go on from, nor after a run that was finished", () => {
  expect(resultOf(loseWhen(() => true, { difficulty: 2 }).world)).toMatchObject({ state: "failed", resumeCue: null });
  const { world } = loseWhen(() => false, { isAssisted: true });
  expect(resultOf(world)).toMatchObject({ state: "cleared", resumeCue: null });
});

test("a run that went on is finished with ○ at most, and is the same when it is played again", () => {
  const { resumeCue } = resultOf(loseWhen(isBoss(1)).world);
  const resumed = loseWhen(() => false, { isAssisted: true, startCue: resumeCue ?? -1 });
  expect(resultOf(resumed.world)).toMatchObject({ state: "cleared", rank: 1 });
  const again = replay(gameRules, resumed.world.setup, resumed.bytes());
  expect(again).toEqual({ ...resultOf(resumed.world), firstMismatch: -1, surplus: 0 });
});

test("the thinnest coat has a lipstick more, and with softer paper there are six on every one", () => {
  const livesOf = (difficulty: 0 | 1 | 2, isAssisted: boolean): number =>
    getHud(startRecording(gameRules, { ...setup, difficulty, isAssisted }).world).lives;
  expect(([0, 1, 2] as const).map((difficulty) => livesOf(difficulty, false))).toEqual([4, 3, 3]);
  expect(([0, 1, 2] as const).map((difficulty) => livesOf(difficulty, true))).toEqual([6, 6, 6]);
});
