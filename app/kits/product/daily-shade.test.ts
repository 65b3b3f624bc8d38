import { expect, test } from "vitest";
import { dailyShadeIndex } from "./daily-shade.ts";

test.each([24, 8])("in %i nights every one of as many shades has its night", (count) => {
  const days = Array.from({ length: count }, (_, i) => new Date(Date.UTC(2026, 10, 20 + i)).toISOString().slice(0, 10));
  expect(new Set(days.map((day) => dailyShadeIndex(day, count))).size).toBe(count);
});
