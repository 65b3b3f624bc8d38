import { expect, test } from "vitest";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup, type World } from "#app/kits/game/world.ts";
import type { StageResult } from "#contracts/stage-run.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { noHelp } from "./help.ts";
import { lostRunOf, resumedSetup } from "./lost-run.ts";

const setup: RunSetup = {
  ...{ stage: 1, difficulty: 2, monster: 1, partner: 1, bond: 0, seed: 1 },
  ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
};
/** The last Rule comes at once, and is run into. */
function lostWorld(changed: Partial<RunSetup> = {}): World {
  const cue = createWorld(gameRules, setup).stage.cues.length - 1;
  const world = createWorld(gameRules, { ...setup, startCue: cue, ...changed });
  const toward = (from: number, to = from): number => Math.max(-50, Math.min(50, Math.round((to - from) / 64)));
  while (world.state === "playing") {
    const { player, boss } = world;
    step(world, { dx: toward(player.x, boss?.enemy.x), dy: toward(player.y, boss?.enemy.y), buttons: 4 });
  }
  return world;
}
const result = { resume: "token" } as StageResult;

test("a run that was lost to a Rule can go on there, by the token that came with its result", async () => {
  const world = lostWorld();
  const lost = lostRunOf(world, ["1-05"], Promise.resolve({ kind: "verified", result }));
  expect(lost).toMatchObject({ setup: { ...setup, startCue: world.nextCue - 1 }, struck: ["1-05"] });
  expect(await lost?.resumeToken).toBe("token");
});

test("without a line it goes on for oneself", async () => {
  expect(await lostRunOf(lostWorld(), [], null)?.resumeToken).toBeNull();
  expect(await lostRunOf(lostWorld(), [], Promise.resolve({ kind: "waiting" }))?.resumeToken).toBeNull();
});

test("practice does not go on, and what goes on has the help that is wanted now", () => {
  expect(lostRunOf(lostWorld({ isPractice: true }), [], null)).toBeNull();
  const lost = lostRunOf(lostWorld(), [], null);
  expect(lost && resumedSetup(lost, { ...noHelp, isAssisted: true })).toMatchObject({ isAssisted: true, stage: 1 });
});
