import { expect, test } from "vitest";
import { excerptCount, pickDailyExcerpts } from "./daily-excerpts.ts";

const all = Array.from({ length: 24 }, (_, i) => i);

test("everybody hears the same voices in one night", () => {
  expect(pickDailyExcerpts(all, "2026-11-20")).toEqual(pickDailyExcerpts(all, "2026-11-20"));
  expect(new Set(pickDailyExcerpts(all, "2026-11-20")).size).toBe(excerptCount);
});

test("within a month every voice is heard", () => {
  const days = Array.from({ length: 30 }, (_, i) => `2026-11-${String(i + 1).padStart(2, "0")}`);
  expect(new Set(days.flatMap((jstDay) => pickDailyExcerpts(all, jstDay))).size).toBe(24);
});
