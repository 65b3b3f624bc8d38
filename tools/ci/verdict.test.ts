import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verdictOf } from "./verdict.mjs";

test("a step counts what its last line counts, whatever its colours", () => {
  expect(verdictOf("1 passed, 0 failed\n\u001b[32m41 passed, 0 failed\u001b[39m\n", 0)).toEqual({
    passed: 41,
    failed: 0,
    said: [],
  });
});

test("a step that says no count, or ends badly with none failed, is one failure", () => {
  expect(verdictOf("it broke", 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(verdictOf("3 passed, 0 failed\n", 1)).toMatchObject({ passed: 3, failed: 1 });
});

test("what failed is said again with the lines that say why, and nothing else is", () => {
  const lines = [
    " ✓ a.test.ts",
    "\u001b[41m FAIL \u001b[49m b.test.ts > it",
    "AssertionError: 1 is not 2",
    ...Array(20).fill("more"),
  ];
  const { said } = verdictOf([...lines, "1 passed, 1 failed"].join("\n"), 1);
  expect(said.slice(0, 2)).toEqual([" FAIL  b.test.ts > it", "AssertionError: 1 is not 2"]);
  expect(said).toHaveLength(18);
});

test("the thin caller stays thin: whatever it does, every system can do", () => {
  const caller = readFileSync(join(import.meta.dirname, "../../.ci/run"), "utf8");
  expect(caller.trim().split("\n").length).toBeLessThanOrEqual(10);
  expect(caller).toContain("tools/ci/run.mjs");
});
