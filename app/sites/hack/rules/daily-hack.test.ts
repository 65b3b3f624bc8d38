import { expect, test } from "vitest";
import type { Hack } from "#contracts/hack.ts";
import { dailyHackNumber } from "./daily-hack.ts";

const files = import.meta.glob<Hack[]>("../../../../content/hacks/*.json", { eager: true, import: "default" });
const hacks = Object.values(files)
  .flat()
  .toSorted((a, b) => a.number - b.number);
const atEntrance = hacks.filter((hack) => hack.atEntrance).map(({ number }) => number);
const days = Array.from({ length: 24 }, (_, i) => new Date(Date.UTC(2026, 10, 20 + i)).toISOString().slice(0, 10));

test("whoever comes every night for twenty-four nights meets twenty-four rules, two of each worry", () => {
  const met = days.map((day) => dailyHackNumber(day, atEntrance));
  expect(new Set(met).size).toBe(24);
  expect(new Set(atEntrance.map((number) => Math.floor((number - 1) / 8))).size).toBe(12);
});

test("two nights in a row never hang rules of one worry", () => {
  const worries = days.map((day) => Math.floor(((dailyHackNumber(day, atEntrance) ?? 0) - 1) / 8));
  expect(worries.filter((worry, i) => worry === worries[i + 1])).toEqual([]);
});
