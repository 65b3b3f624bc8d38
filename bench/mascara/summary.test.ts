import { beforeEach, expect, test, vi } from "vitest";
import type { ManyScenes } from "./many-scenes.ts";
import { summary } from "./summary.ts";
import type { Turns } from "./time-turns.ts";

let summarized: string[] = [];
beforeEach(() => {
  summarized = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void summarized.push(line));
});

const drawn = { ours: { draws: 18, triangles: 40_000 }, bare: { draws: 18, triangles: 40_000 } };
const turns: Turns = { drawn, ours: [1.5, 1.8, 9], bare: [1, 1.2, 6], oursAtFullSpeed: [0.4] };
const many: ManyScenes = {
  ...{ scenes: 20, scenesInAll: 25, heapGrowthBytes: 400_000, lateGrowthBytes: 90_000, warmUpGrowthBytes: 2_000_000 },
  ...{ contextsLeft: 0, contextsReleased: 40 },
};
const found = {
  scripts: { ofScene: new Map([["/build/start-scene.js", 115_000]]), lateBytes: 140_000 },
  firsts: [{ wallMs: 2_000, workMs: 1_400 }],
  ...{ turns, many, cpuMicros: {} },
};

test("a scene within all its goals holds, whatever else the page asked for and the engine compiled at first", () => {
  const { holds, figures } = summary(found);
  expect(holds).toBe(true);
  expect(figures).toMatchObject({ scriptKb: 115, turnMs: 1.8, turnRatio: 1.5, heapGrowthKb: 400 });
  expect(summarized.join("\n")).not.toContain("broken");
});

test("one context that stays breaks the bench, and the line says so", () => {
  expect(summary({ ...found, many: { ...many, contextsLeft: 1 } }).holds).toBe(false);
  expect(summarized.join("\n")).toContain("broken: contextsLeft is 1, the goal at most 0: 40 came and went");
});

test("what could not be measured does not hold", () => {
  expect(summary({ ...found, firsts: [] }).holds).toBe(false);
});
