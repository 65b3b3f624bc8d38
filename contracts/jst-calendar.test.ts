import { expect, test } from "vitest";
import {
  addDays,
  jstDayToDate,
  compactDay,
  daysBetween,
  isDay,
  isoWeek,
  jstDay,
  jstDayNumber,
  jstStamp,
  jstText,
  mondayOf,
  nextJstMidnight,
  parseCompactDay,
  startOfJstDay,
  weekdayOf,
} from "./jst-calendar.ts";
import { jstFields, jstHour } from "./jst-clock.ts";

test("one second before midnight in Tokyo still belongs to the old day", () => {
  expect(jstDay(new Date("2026-11-20T23:59:59+09:00"))).toBe("2026-11-20");
});

test("midnight in Tokyo belongs to the new day, also across the end of a year", () => {
  expect(jstDay(new Date("2026-11-21T00:00:00+09:00"))).toBe("2026-11-21");
  expect(jstDay(new Date("2026-12-31T15:00:00Z"))).toBe("2027-01-01");
});

test("the day agrees with the time-zone table of the platform at every hour of a leap year", () => {
  const tokyo = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" });
  const start = Date.UTC(2028, 0, 1);
  for (let hour = 0; hour < 366 * 24; hour++) {
    const moment = new Date(start + hour * 3_600_000);
    expect(jstDay(moment)).toBe(tokyo.format(moment));
  }
});

test("a moment is written as a clock in Tokyo shows it, and the long form is still that moment", () => {
  const newYear = new Date("2026-12-31T15:00:07.250Z");
  expect(jstText(newYear)).toBe("2027-01-01 00:00:07");
  expect(jstStamp(newYear)).toBe("2027-01-01T00:00:07.250+09:00");
  expect(new Date(jstStamp(newYear))).toEqual(newYear);
});

test("the next midnight in Tokyo lies ahead, also when asked at midnight", () => {
  const midnight = "2026-11-20T15:00:00.000Z";
  expect(nextJstMidnight(new Date("2026-11-20T14:59:59.999Z")).toISOString()).toBe(midnight);
  expect(nextJstMidnight(new Date(midnight)).toISOString()).toBe("2026-11-21T15:00:00.000Z");
});

test("a day begins at its midnight in Tokyo, and its number leads back to it", () => {
  const midnight = startOfJstDay("2026-11-20");
  expect(midnight.toISOString()).toBe("2026-11-19T15:00:00.000Z");
  expect(jstDayToDate(jstDayNumber(midnight), 90 * 60_000).toISOString()).toBe("2026-11-19T16:30:00.000Z");
  expect(jstHour(midnight)).toBe(0);
  expect(jstFields(midnight)).toEqual({ year: 2026, month: 11, day: 20, weekday: 5, hour: 0, minute: 0 });
});

test("days are added and counted across months, years and leap days", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(daysBetween("2026-12-31", "2028-03-01")).toBe(426);
  expect(weekdayOf("2026-11-22")).toBe(0);
});

test("only days of the calendar are days, in an address as in a text", () => {
  expect(["2026-11-20", "2026-02-30", "2026-2-3", "20261120", "tomorrow"].filter(isDay)).toEqual(["2026-11-20"]);
  expect(parseCompactDay(compactDay("2026-11-20"))).toBe("2026-11-20");
  expect(["20260230", "2026", ""].map(parseCompactDay)).toEqual([null, null, null]);
});

test("a week belongs to the year of its Thursday, and begins on its Monday", () => {
  expect(["2026-11-22", "2026-11-23", "2027-01-03", "2020-12-31", "2021-01-03"].map(isoWeek)).toEqual([
    "2026-W47",
    "2026-W48",
    "2026-W53",
    "2020-W53",
    "2020-W53",
  ]);
  expect(mondayOf(2026, 53)).toBe("2026-12-28");
  for (let n = 0; n < 800; n++) {
    const day = addDays("2026-01-01", n);
    const [year = 0, week = 0] = isoWeek(day).split("-W").map(Number);
    const into = daysBetween(mondayOf(year, week), day);
    expect(into >= 0 && into < 7, day).toBe(true);
  }
});
