import { expect, test } from "vitest";
import schedule from "#content/schedule.json";
import {
  getLastNoRedEvent,
  getNextNoRedBoundary,
  getNextNoRedEvent,
  getCurrentNoRedEvent,
  listNoRedEvents,
} from "./no-red-event.ts";
import type { ScheduleEntry } from "./schedule.ts";

const entries = schedule as ScheduleEntry[];
const at = (moment: string): number => Date.parse(`${moment}+09:00`);

test("on the night of the winter solstice red is away from nine in the evening to midnight in Japan", () => {
  expect(getCurrentNoRedEvent(entries, at("2026-12-22T20:59:59.999"))).toBeNull();
  expect(getCurrentNoRedEvent(entries, at("2026-12-22T21:00:00"))?.id).toBe("red-night-2026-winter");
  expect(getCurrentNoRedEvent(entries, at("2026-12-22T23:59:59.999"))?.id).toBe("red-night-2026-winter");
  expect(getCurrentNoRedEvent(entries, at("2026-12-23T00:00:00"))).toBeNull();
});

test("a page is never kept over the border of a night, whichever side it was made on", () => {
  expect(getNextNoRedBoundary(entries, at("2026-12-22T20:59:00"))).toEqual(new Date("2026-12-22T21:00:00+09:00"));
  expect(getNextNoRedBoundary(entries, at("2026-12-22T21:00:00"))).toEqual(new Date("2026-12-23T00:00:00+09:00"));
  expect(getNextNoRedBoundary(entries, at("2026-12-23T00:00:00"))).toEqual(new Date("2027-03-21T21:00:00+09:00"));
  expect(getNextNoRedBoundary([], 0)).toBeNull();
});

test("one is announced each season: three hours, and never two at once", () => {
  const events = listNoRedEvents(entries);
  expect(events.length).toBeGreaterThanOrEqual(4);
  for (const { startsAtMs, endsAtMs } of events) expect(endsAtMs - startsAtMs).toBe(3 * 3_600_000);
  events.slice(1).forEach(({ startsAtMs }, i) => expect(startsAtMs).toBeGreaterThan(events[i]!.endsAtMs));
});

test("what comes next and what was last are known at every hour", () => {
  const now = at("2026-11-20T20:00:00");
  expect(getNextNoRedEvent(entries, now)?.id).toBe("red-night-2026-winter");
  expect(getLastNoRedEvent(entries, now)).toBeNull();
  expect(getNextNoRedEvent(entries, at("2026-12-22T22:00:00"))?.id).toBe("red-night-2027-spring");
  expect(getLastNoRedEvent(entries, at("2027-01-01T00:00:00"))?.id).toBe("red-night-2026-winter");
});
