import { expect, test } from "vitest";
import { fixedClock } from "./clock.ts";

test("a fixed clock moves only when it is told to", () => {
  const clock = fixedClock("2026-11-20T12:00:00Z");
  expect(clock.now().toISOString()).toBe("2026-11-20T12:00:00.000Z");
  clock.advance(1_500);
  expect(clock.now().toISOString()).toBe("2026-11-20T12:00:01.500Z");
});
