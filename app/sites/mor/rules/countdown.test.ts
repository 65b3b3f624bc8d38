import { expect, test } from "vitest";
import { remaining, serverAheadMs, teaserMs, countTeasers } from "./countdown.ts";

const launchMs = Date.parse("2024-01-10T10:00:00+09:00");
const at = (moment: string): number => Date.parse(`${moment}+09:00`);
const teasersAt = (moment: string): number => countTeasers(launchMs, at(moment));

test("the first line is read fourteen nights before, when the lamps are lit, and not a millisecond earlier", () => {
  expect(teaserMs(launchMs, 1)).toBe(at("2023-12-27T18:00:00"));
  expect(teasersAt("2023-12-27T17:59:59.999")).toBe(0);
  expect(teasersAt("2023-12-27T18:00:00")).toBe(1);
});

test("one line a night: also over New Year, and the fourteenth on the eve", () => {
  expect(teasersAt("2023-12-31T17:59:59")).toBe(4);
  expect(teasersAt("2023-12-31T18:00:00")).toBe(5);
  expect(teasersAt("2024-01-01T00:00:00")).toBe(5);
  expect(teasersAt("2024-01-09T17:59:59")).toBe(13);
  expect(teasersAt("2024-01-09T18:00:00")).toBe(14);
  expect(teasersAt("2024-01-10T10:00:00")).toBe(14);
});

test("the clock shows what is left, and stands at zero once the moment has come", () => {
  expect(remaining(launchMs, at("2024-01-09T09:59:58"))).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 2 });
  expect(remaining(launchMs, at("2024-01-10T09:59:59"))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(remaining(launchMs, at("2024-01-10T09:59:59.900"))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  for (const moment of ["2024-01-10T10:00:00", "2026-11-20T20:00:00"])
    expect(remaining(launchMs, at(moment))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test("the server's clock counts: the middle of three pings, half of the way taken off", () => {
  const ping = (sentMs: number, tookMs: number, aheadMs: number) => ({
    sentMs,
    receivedMs: sentMs + tookMs,
    serverMs: sentMs + tookMs / 2 + aheadMs,
  });
  expect(serverAheadMs([ping(0, 80, 600_000), ping(500, 40, 600_000), ping(900, 3_000, 640_000)])).toBe(600_000);
  expect(serverAheadMs([ping(0, 10, -45_000)])).toBe(-45_000);
  expect(serverAheadMs([])).toBe(0);
});
