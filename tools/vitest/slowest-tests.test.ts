import { expect, test } from "vitest";
import { slowestTable } from "./slowest-tests.ts";

test("a run ends with its slowest tests, the slowest first", () => {
  const tests = [10, 3_210, 250].map((durationMs) => ({ name: `takes ${durationMs}`, durationMs }));
  expect(slowestTable(tests, 2)).toBe("   3.21 s  takes 3210\n   0.25 s  takes 250\n");
  expect(slowestTable([])).toBe("");
});
