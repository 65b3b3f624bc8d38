import { expect, it } from "vitest";
import { getRequestedDay } from "./requested-day.ts";
import { firstPlayableDay, isPlayableDay, listDaysBack } from "./playable-days.ts";

const today = "2026-11-22";

it("any night from the first until tonight can be asked for, and nothing else", () => {
  for (const day of [firstPlayableDay, "2026-10-31", today]) expect(isPlayableDay(day, today)).toBe(true);
  for (const text of ["2026-09-27", "2026-11-23", "2026-10-32", "2026-11-31", "2026-1-1", "tonight", ""])
    expect(isPlayableDay(text, today)).toBe(false);
});

it("the nights before stand newest first and end with the first", () => {
  expect(listDaysBack("2026-11-01", 3)).toEqual(["2026-11-01", "2026-10-31", "2026-10-30"]);
  expect(listDaysBack("2026-09-29", 7)).toEqual(["2026-09-29", firstPlayableDay]);
});

it("the night of an address goes with the ticket, and nothing that is no night", () => {
  expect(getRequestedDay("?night=2026-11-20")).toEqual({ night: "2026-11-20" });
  for (const search of ["", "?night=", "?night=tonight", "?r=2026-11-20"]) expect(getRequestedDay(search)).toEqual({});
});
