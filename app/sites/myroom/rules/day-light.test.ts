import { expect, test } from "vitest";
import { lightAt } from "./day-light.ts";

test.each([
  ["2026-11-22T21:00:00Z", true, "2026-11-23T09:00:00.000Z"], // 06:00 in Japan
  ["2026-11-22T20:59:59Z", false, "2026-11-22T21:00:00.000Z"],
  ["2026-11-23T08:59:59Z", true, "2026-11-23T09:00:00.000Z"],
  ["2026-11-23T09:00:00Z", false, "2026-11-23T21:00:00.000Z"], // 18:00 in Japan
  ["2026-11-23T15:30:00Z", false, "2026-11-23T21:00:00.000Z"], // after midnight
])("at %s it is day: %s, until %s", (now, isDay, until) => {
  const light = lightAt(new Date(now));
  expect([light.isDay, light.until.toISOString()]).toEqual([isDay, until]);
});
