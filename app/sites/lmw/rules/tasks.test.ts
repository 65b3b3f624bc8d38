import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LipWorld } from "#contracts/lip-world.ts";
import { gameRules } from "./game-rules.ts";

const mastery = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../content/lip-world/mastery.json"), "utf8"),
) as LipWorld["lipMastery"];

const phases = gameRules.stages
  .filter(({ isGentle }) => !isGentle)
  .flatMap(({ cues }) => cues.flatMap((cue) => ("boss" in cue ? cue.boss.phases : [])));

test("a phase can be made to last as long as an odd task asks: no task is longer than the longest phase", () => {
  const longestSeconds = Math.max(...phases.map(({ time }) => time)) / 60;
  const slowPhases = mastery.flatMap(({ id, task }) =>
    task.kind === "slow-phase" ? [{ id, seconds: task.seconds }] : [],
  );
  expect(slowPhases.length).toBeGreaterThan(0);
  expect(slowPhases.filter(({ seconds }) => seconds > longestSeconds)).toEqual([]);
});

test("and it is longer than the shortest, or any run that is not hit would do", () => {
  const shortestSeconds = Math.min(...phases.map(({ time }) => time)) / 60;
  const easy = mastery.filter(({ task }) => task.kind === "slow-phase" && task.seconds <= shortestSeconds);
  expect(easy).toEqual([]);
});
