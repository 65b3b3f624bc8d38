import { expect, test } from "vitest";
import { createCoverage } from "./coverage.ts";

test("nothing is covered at first, and a dab covers its own place only once", () => {
  const coverage = createCoverage(0.4);
  expect(coverage.share()).toBe(0);
  coverage.add(0.5, 0.2, 0.1);
  const once = coverage.share();
  expect(once).toBeGreaterThan(0.04);
  expect(once).toBeLessThan(0.12);
  coverage.add(0.5, 0.2, 0.1);
  expect(coverage.share()).toBe(once);
});

test("three strokes across cover the words", () => {
  const coverage = createCoverage(0.4);
  for (const y of [0.07, 0.2, 0.33]) for (let x = 0; x <= 1; x += 0.02) coverage.add(x, y, 0.08);
  expect(coverage.share()).toBeGreaterThan(0.95);
});
