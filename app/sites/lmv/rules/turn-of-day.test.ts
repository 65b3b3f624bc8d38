import { expect, test } from "vitest";
import { turnOfDay } from "./turn-of-day.ts";

test("every night another two quarrel, until all have had their turn", () => {
  const days = Array.from({ length: 12 }, (_, i) => `2026-12-${String(i + 1).padStart(2, "0")}`);
  expect(new Set(days.map((day) => turnOfDay(day, 12))).size).toBe(12);
});
