import { expect, test } from "vitest";
import type { GameRules, Op, StageScript } from "../script.ts";
import { findGapIssues, getLongestRun, findRunIssues, findScriptIssues } from "./check-stage.ts";

const boss = (ops: readonly Op[]): StageScript["cues"][number] => ({
  at: 300,
  boss: { id: "rule", radius: 30, enter: [180, 120], phases: [{ id: "1/1", hp: 4000, time: 600, ops }] },
});
const stageOf = (ops: readonly Op[], length = 1070): StageScript => ({
  id: 1,
  length,
  hpPercent: 100,
  cues: [{ at: 60, run: [] }, boss(ops)],
  ranks: [],
});
const rulesOf = (stage: StageScript): GameRules => ({
  kinds: [],
  paths: {},
  thrown: { kind: "paper", path: "thrown" },
  monsters: [
    {
      id: 1,
      volleys: [{ motion: "straight", every: 6, speed: 2600, damage: 60, radius: 5, life: 60 }],
      special: { kind: "splash", ticks: 30, power: 100 },
    },
  ],
  choices: [],
  synergies: {},
  stages: [stage],
});
const setup = {
  ...{ stage: 1, monster: 1, partner: 1, bond: 0, seed: 1, difficulty: 1 as const },
  ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
};

test("a stage without a fault has none", () => {
  const stage = stageOf([
    {
      op: "repeat",
      n: 99,
      do: [
        { op: "fire", n: 8, spread: 4096, speed: 250 },
        { op: "wait", t: 60 },
      ],
    },
  ]);
  expect(getLongestRun(stage)).toBe(1070);
  expect([
    ...findScriptIssues(stage),
    ...findGapIssues(rulesOf(stage), stage),
    ...findRunIssues(rulesOf(stage), setup),
  ]).toEqual([]);
});

test("a loop that never waits is named before it hangs a phone", () => {
  const stage = stageOf([{ op: "repeat", n: 9999, do: [{ op: "fire", speed: 250 }] }]);
  expect(findScriptIssues(stage)).toEqual(["stage 1: 1/1: a loop that never waits"]);
});

test("a ring that nobody fits through is named", () => {
  const stage = stageOf([{ op: "fire", n: 40, spread: 4096, speed: 250 }]);
  expect(findGapIssues(rulesOf(stage), stage)).toEqual(["stage 1 at 2: 60 bullets leave only 9 units"]);
});

test("a wall of bullets over the whole width is named, also where more of them make it tight", () => {
  const stage = stageOf([{ op: "fire", n: 12, from: "field", x: 180, y: -10, row: [26, 0], speed: 250 }]);
  expect(findGapIssues(rulesOf(stage), stage)).toEqual(["stage 1 at 2: 18 bullets leave only 10 units"]);
});

test("a stage that takes longer than it says, or drags, is named", () => {
  expect(findScriptIssues(stageOf([], 800))).toEqual(["stage 1: takes 1070 ticks at most, not 800"]);
  expect(findScriptIssues(stageOf([], 2000))).toEqual(["stage 1: takes only 1070 ticks of 2000"]);
});

test("a bullet that begins on top of the player is named", () => {
  const near: Op = { op: "fire", from: "field", x: 20, y: 530, n: 9, row: [40, 0], speed: 250 };
  const stage = stageOf([{ op: "repeat", n: 20, do: [near, { op: "wait", t: 60 }] }]);
  expect(findScriptIssues(stage)).toEqual(["stage 1: 1/1: begins low on the field without being announced"]);
  expect(findRunIssues(rulesOf(stage), setup).join()).toMatch(/bullets begin too near/);
});

test("more bullets than can be read are named", () => {
  const rain: Op = { op: "fire", n: 20, spread: 3000, speed: 128 };
  const stage = { ...stageOf([{ op: "repeat", n: 99, do: [rain, { op: "wait", t: 6 }] }]), isGentle: true };
  expect(findRunIssues(rulesOf(stage), setup).join()).toMatch(/bullets at once/);
});
