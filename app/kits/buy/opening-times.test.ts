import { expect, test } from "vitest";
import type { OpeningTimes } from "#contracts/shop.ts";
import { hoursOf, openingAt } from "./opening-times.ts";

const daily = ["10:00-20:00"];
const times: OpeningTimes = {
  hours: { sun: [], mon: daily, tue: daily, wed: daily, thu: daily, fri: ["18:00-26:00"], sat: daily },
  exceptions: { "2026-11-23": [], "2026-11-24": ["12:00-17:00"] },
};
/** A clock in Japan. */
const at = (text: string): Date => new Date(`${text}:00+09:00`);

test.each([
  ["on a Wednesday at noon", "2026-11-25T12:00", true, "2026-11-25T20:00"],
  ["one minute before it opens", "2026-11-25T09:59", false, "2026-11-25T10:00"],
  ["in the minute it opens", "2026-11-25T10:00", true, "2026-11-25T20:00"],
  ["in the minute it closes", "2026-11-25T20:00", false, "2026-11-26T10:00"],
  ["after midnight of a long Friday", "2026-11-28T01:30", true, "2026-11-28T02:00"],
  ["on a Sunday before a holiday", "2026-11-22T12:00", false, "2026-11-24T12:00"],
  ["on a day of shorter hours", "2026-11-24T17:30", false, "2026-11-25T10:00"],
])("a shop %s", (_, now, isOpen, changesAt) => {
  expect(openingAt(times, at(now))).toEqual({ isOpen, changesAt: at(changesAt) });
});

test("a shop that never closes says no hour, and one that never opens neither", () => {
  const always = Object.fromEntries(Object.keys(times.hours).map((day) => [day, ["00:00-24:00"]]));
  const never = Object.fromEntries(Object.keys(times.hours).map((day) => [day, []]));
  expect(openingAt({ hours: always, exceptions: {} } as unknown as OpeningTimes, at("2026-11-25T03:00"))).toEqual({
    isOpen: true,
    changesAt: null,
  });
  expect(openingAt({ hours: never, exceptions: {} } as unknown as OpeningTimes, at("2026-11-25T03:00"))).toEqual({
    isOpen: false,
    changesAt: null,
  });
});

test("a day that differs says its own hours", () => {
  expect(hoursOf(times, "2026-11-24")).toEqual(["12:00-17:00"]);
  expect(hoursOf(times, "2026-11-27")).toEqual(["18:00-26:00"]);
});
