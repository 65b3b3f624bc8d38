import { expect, test } from "vitest";
import { getWordOfDay } from "./word-of-day.ts";

const phrases = [
  { id: "a", topic: "self" },
  { id: "b", topic: "face" },
  { id: "c", topic: "age" },
];

test("everybody has the same word on a day, and never one that is said of oneself", () => {
  const days = Array.from({ length: 40 }, (_, i) => `2026-11-${String(i + 1).padStart(2, "0")}`);
  const words = days.map((day) => getWordOfDay(day, phrases).id);
  expect(words).toEqual(days.map((day) => getWordOfDay(day, phrases).id));
  expect(new Set(words)).toEqual(new Set(["b", "c"]));
});
