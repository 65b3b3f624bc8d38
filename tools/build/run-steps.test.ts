import { expect, test } from "vitest";
import { runSteps, type Step } from "./run-steps.ts";

const silent = { begin() {}, note() {}, end() {}, draw() {}, close() {}, done() {} };

/** Steps that write down when they begin and end. */
function written(list: [name: string, after?: string[]][]): { steps: Step[]; log: string[] } {
  const log: string[] = [];
  const steps = list.map(([name, after]) => ({
    name,
    after,
    async run() {
      log.push(`${name} begins`);
      await new Promise(setImmediate);
      log.push(`${name} ends`);
      return "";
    },
  }));
  return { steps, log };
}

test("what does not depend on each other runs at once, and what does, one after the other", async () => {
  const { steps, log } = written([["fonts"], ["engine"], ["app", ["fonts"]]]);
  await runSteps(steps, 2, silent);
  expect(log.slice(0, 2)).toEqual(["fonts begins", "engine begins"]);
  expect(log.indexOf("app begins")).toBeGreaterThan(log.indexOf("fonts ends"));
});

test("no more run at once than there are cores", async () => {
  const { steps, log } = written([["a"], ["b"], ["c"]]);
  await runSteps(steps, 1, silent);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("a step that fails ends the build and is named, and nothing after it begins", async () => {
  const { steps, log } = written([["app", ["fonts"]]]);
  const broken: Step = { name: "fonts", run: () => Promise.reject(new Error("no such face")) };
  await expect(runSteps([broken, ...steps], 2, silent)).rejects.toThrow("✗ fonts\nno such face");
  expect(log).toEqual([]);
});

test("steps that wait for each other are told, not waited for", async () => {
  const { steps } = written([
    ["a", ["b"]],
    ["b", ["a"]],
  ]);
  await expect(runSteps(steps, 2, silent)).rejects.toThrow("a, b");
});
