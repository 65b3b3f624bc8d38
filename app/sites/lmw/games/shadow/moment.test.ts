import { expect, it } from "vitest";
import { getMoment } from "./moment.ts";

const questions = [
  { shownMs: 600, openMs: 2_100 },
  { shownMs: 5_000, openMs: 6_500 },
];

it("shows a colour, then lets choose", () => {
  const phases = [0, 600, 2_099, 2_100, 9_000].map((nowMs) => getMoment({ questions, answers: [] }, nowMs));
  expect(phases.map(({ phase }) => phase)).toEqual(["before", "seen", "seen", "open", "open"]);
  expect(phases.every(({ n }) => n === 0)).toBe(true);
});

it("keeps the answer in sight until the next colour comes", () => {
  expect(getMoment({ questions, answers: [1] }, 4_999)).toEqual({ n: 0, phase: "answered" });
  expect(getMoment({ questions, answers: [1] }, 5_000)).toEqual({ n: 1, phase: "seen" });
});

it("keeps the last answer in sight", () => {
  expect(getMoment({ questions, answers: [1, 2] }, 60_000)).toEqual({ n: 1, phase: "answered" });
});
