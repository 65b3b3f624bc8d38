import { expect, it } from "vitest";
import { askedNight } from "./asked-night.ts";
import { firstNight, isNight, nightsBack } from "./nights.ts";

const tonight = "2026-11-22";

it("any night from the first until tonight can be asked for, and nothing else", () => {
  for (const night of [firstNight, "2026-10-31", tonight]) expect(isNight(night, tonight)).toBe(true);
  for (const text of ["2026-09-27", "2026-11-23", "2026-10-32", "2026-11-31", "2026-1-1", "tonight", ""])
    expect(isNight(text, tonight)).toBe(false);
});

it("the nights before stand newest first and end with the first", () => {
  expect(nightsBack("2026-11-01", 3)).toEqual(["2026-11-01", "2026-10-31", "2026-10-30"]);
  expect(nightsBack("2026-09-29", 7)).toEqual(["2026-09-29", firstNight]);
});

it("the night of an address goes with the ticket, and nothing that is no night", () => {
  expect(askedNight("?night=2026-11-20")).toEqual({ night: "2026-11-20" });
  for (const search of ["", "?night=", "?night=tonight", "?r=2026-11-20"]) expect(askedNight(search)).toEqual({});
});
