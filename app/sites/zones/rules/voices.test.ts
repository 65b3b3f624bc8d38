import { expect, test } from "vitest";
import { voiceCount, voicesOfNight } from "./voices.ts";

const all = Array.from({ length: 24 }, (_, i) => i);

test("everybody hears the same voices in one night", () => {
  expect(voicesOfNight(all, "2026-11-20")).toEqual(voicesOfNight(all, "2026-11-20"));
  expect(new Set(voicesOfNight(all, "2026-11-20")).size).toBe(voiceCount);
});

test("within a month every voice is heard", () => {
  const nights = Array.from({ length: 30 }, (_, i) => `2026-11-${String(i + 1).padStart(2, "0")}`);
  expect(new Set(nights.flatMap((night) => voicesOfNight(all, night))).size).toBe(24);
});
