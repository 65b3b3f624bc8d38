import { expect, it } from "vitest";
import mastery from "#content/lip-world/mastery.json";
import type { LipWorld } from "#contracts/lip-world.ts";
import { createRunStats } from "#app/kits/game/run-stats.ts";
import { getCompletedTasks } from "./completed-tasks.ts";

const tasks = mastery as LipWorld["lipMastery"];
const run = (monster: number, more: object = {}, stats: object = {}) => ({
  ...{ monster, state: "cleared", lives: 0, grazes: 0, specials: 9 },
  ...more,
  deeds: { ...createRunStats(10), items: [1, 1, 0], papers: Array.from({ length: 10 }, () => 1), ...stats },
});

it("an odd task is done by the monster's own run, not by another's", () => {
  const left = { stay: [20 * 60, 0, 0, 0, 0] };
  expect(getCompletedTasks(run(1, {}, left), tasks)).toEqual(["01-1"]);
  expect(getCompletedTasks(run(2, {}, left), tasks)).toEqual([]);
  expect(getCompletedTasks(run(1, {}, { stay: [20 * 60 - 1, 9999, 0, 0, 0] }), tasks)).toEqual([]);
});

it("what asks for an end of the stage is not done by a run that failed", () => {
  expect(getCompletedTasks(run(1, { specials: 0 }), tasks)).toEqual(["01-2"]);
  expect(getCompletedTasks(run(1, { specials: 0, state: "failed" }), tasks)).toEqual([]);
  expect(getCompletedTasks(run(7, { lives: 3 }), tasks)).toContain("07-3");
  expect(getCompletedTasks(run(7, { lives: 2 }), tasks)).not.toContain("07-3");
});

it("papers that must be left alone are counted to none, others to at least so many", () => {
  const none = Array.from({ length: 10 }, (_, i) => (i === 2 ? 0 : 1));
  expect(getCompletedTasks(run(4, {}, { papers: none }), tasks)).toEqual(["04-1"]);
  const many = Array.from({ length: 10 }, (_, i) => (i === 1 ? 24 : 1));
  expect(getCompletedTasks(run(8, {}, { papers: many }), tasks)).toEqual(["08-1"]);
});

it("a phase that was never ended is not a quick one", () => {
  expect(getCompletedTasks(run(3), tasks)).toEqual([]);
  expect(getCompletedTasks(run(3, {}, { quickPhase: 15 * 60 }), tasks)).toEqual(["03-1"]);
});
