import { expect, test } from "vitest";
import { tonightsNumber } from "./tonight.ts";

const days = Array.from({ length: 96 }, (_, i) => new Date(Date.UTC(2026, 10, 20 + i)).toISOString().slice(0, 10));

test("in ninety-six nights every rule hangs at the entrance once", () => {
  expect(new Set(days.map((day) => tonightsNumber(day, 96))).size).toBe(96);
});

test("two nights in a row are never against the same worry", () => {
  const worries = days.map((day) => Math.floor((tonightsNumber(day, 96) - 1) / 8));
  expect(worries.some((worry, i) => worry === worries[i + 1])).toBe(false);
});
