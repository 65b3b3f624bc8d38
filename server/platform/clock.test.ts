import { expect, test } from "vitest";
import { fixedClock, jstDay, jstStamp, jstText, nextJstMidnight } from "./clock.ts";

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

test("a fixed clock moves only when it is told to", () => {
  const clock = fixedClock("2026-11-20T12:00:00Z");
  expect(clock.now().toISOString()).toBe("2026-11-20T12:00:00.000Z");
  clock.advance(1_500);
  expect(clock.now().toISOString()).toBe("2026-11-20T12:00:01.500Z");
});
