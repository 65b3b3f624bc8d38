import { expect, test } from "vitest";
import { formatDay } from "#app/kits/i18n/dates.ts";
import type { ScheduleEntry } from "#contracts/schedule.ts";
import { findClosingSoonest, lastMoment, nextChange } from "./schedule.ts";

const entry = (id: string, startsAt: string, endsAt: string | null): ScheduleEntry => ({
  id,
  siteId: "lmv",
  title: { ja: id },
  startsAt: `${startsAt}+09:00`,
  endsAt: endsAt && `${endsAt}+09:00`,
});

const open = entry("open", "2026-01-01T00:00:00", null);
const soon = entry("soon", "2026-11-01T00:00:00", "2026-11-30T23:59:59");
const later = entry("later", "2026-11-01T00:00:00", "2026-12-31T23:59:59");
const ahead = entry("ahead", "2026-12-01T10:00:00", null);
const now = new Date("2026-11-20T12:00:00+09:00");

test("of all that is on, the gate shows what closes soonest", () => {
  expect(findClosingSoonest([open, later, soon, ahead], now)?.id).toBe("soon");
});

test("what has no end is shown when nothing closes", () => {
  expect(findClosingSoonest([ahead, open], now)?.id).toBe("open");
});

test("a night without anything on shows nothing", () => {
  expect(findClosingSoonest([ahead], now)).toBeNull();
});

test("the gate is not kept past the moment at which something opens or ends", () => {
  expect(nextChange([open, later, soon, ahead], now)).toEqual(new Date("2026-11-30T23:59:59+09:00"));
  expect(nextChange([open], now)).toBeNull();
});

test("what ends at 24:00 is on until that day, not until the next; what ends by day is on until its own", () => {
  expect(formatDay(lastMoment("2026-12-23T00:00:00+09:00"), "ja")).toBe("12月22日（火）");
  expect(formatDay(lastMoment("2026-12-20T22:00:00+09:00"), "ja")).toBe("12月20日（日）");
});
