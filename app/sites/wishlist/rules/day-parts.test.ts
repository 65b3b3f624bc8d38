import { expect, it } from "vitest";
import { dayParts } from "./day-parts.ts";

it("writes a day without leading zeros", () => {
  expect(dayParts("2026-12-08")).toEqual({ year: "2026", month: "12", day: "8" });
});
