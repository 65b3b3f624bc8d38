import { expect, test } from "vitest";
import { jstDay } from "#contracts/jst-calendar.ts";
import { seasonOf } from "#contracts/tip-choices.ts";
import type { Tip } from "#contracts/tip.ts";
import { dayPartAt, nextDayPart, tipsForNow } from "./day-part.ts";

const jst = (text: string): Date => new Date(`${text}+09:00`);

test.each([
  ["2026-11-20T04:59:59", "night"],
  ["2026-11-20T05:00:00", "morning"],
  ["2026-11-20T10:00:00", "day"],
  ["2026-11-20T19:59:59", "evening"],
  ["2026-11-20T20:00:00", "night"],
])("at %s in Japan it is %s", (time, part) => {
  expect(dayPartAt(jst(time))).toBe(part);
});

test.each([
  ["2026-11-20T04:59:59", "2026-11-20T05:00:00"],
  ["2026-11-20T05:00:00", "2026-11-20T10:00:00"],
  ["2026-11-20T23:30:00", "2026-11-21T05:00:00"],
  ["2026-12-31T20:00:00", "2027-01-01T05:00:00"],
])("after %s the next part begins at %s", (now, next) => {
  expect(nextDayPart(jst(now))).toEqual(jst(next));
});

test.each([
  ["2026-02-28T12:00:00", "winter"],
  ["2026-06-01T00:00:00", "rainy"],
  ["2026-07-16T00:00:00", "summer"],
  ["2026-09-01T00:00:00", "autumn"],
])("%s is %s", (time, season) => {
  expect(seasonOf(jstDay(jst(time)))).toBe(season);
});

const tip = (id: string, hours: Tip["hours"], seasons: Tip["seasons"] = []): Tip =>
  ({ id, hours, seasons }) as unknown as Tip;

test("what is offered fits the hour, never another season, and turns with the day", () => {
  const tips = [
    tip("night", ["night"]),
    tip("snow", ["night"], ["winter"]),
    tip("leaves", ["night"], ["autumn"]),
    tip("noon", ["day"]),
    ...Array.from({ length: 9 }, (_, i) => tip(`other-${i}`, ["night"])),
  ];
  const tipsToday = tipsForNow(tips, jst("2026-11-20T21:00:00"), 3).map(({ id }) => id);
  expect(tipsToday[0]).toBe("leaves");
  expect(tipsToday).not.toContain("snow");
  expect(tipsToday).not.toContain("noon");
  expect(tipsForNow(tips, jst("2026-11-21T21:00:00"), 3).map(({ id }) => id)).not.toEqual(tipsToday);
});
