import { describe, expect, it } from "vitest";
import { moonName, moonPhase } from "./moon-phase.ts";

describe("the moon over the town", () => {
  it("agrees with the worked example of Meeus (48.a)", () => {
    // 1992 April 12, 0h dynamical time: 67.86 % lit by the full theory, 68 % by this formula, before full.
    const moon = moonPhase(new Date("1992-04-12T00:00:00Z"));
    expect(moon.lit).toBeCloseTo(0.68, 2);
    expect(moon.isWaxing).toBe(true);
  });

  it.each([
    ["new", "2000-01-06T18:14:00Z"],
    ["first-quarter", "2000-01-14T13:34:00Z"],
    ["full", "2000-01-21T04:40:00Z"],
    ["last-quarter", "2000-01-28T07:57:00Z"],
    ["new", "2024-04-08T18:21:00Z"],
    ["full", "2025-03-14T06:55:00Z"],
    ["full", "2026-03-03T11:38:00Z"],
  ] as const)("is %s at the moment the almanacs give: %s", (name, at) => {
    const moon = moonPhase(new Date(at));
    const expected = { new: 0, "first-quarter": 0.25, full: 0.5, "last-quarter": 0.75 }[name];
    const apart = Math.abs(moon.turn - expected);
    // 0.4 % of a round is under three hours
    expect(Math.min(apart, 1 - apart)).toBeLessThan(0.004);
    expect(moonName(moon)).toBe(name);
  });

  it("wanes after full and waxes after new", () => {
    expect(moonPhase(new Date("2000-01-25T00:00:00Z")).isWaxing).toBe(false);
    expect(moonPhase(new Date("2000-01-10T00:00:00Z")).isWaxing).toBe(true);
  });

  it("goes through the eight names in order within one round", () => {
    const names = Array.from({ length: 30 }, (_, day) => moonName(moonPhase(new Date(Date.UTC(2026, 0, 19 + day)))));
    expect(names.filter((name, i) => name !== names[i - 1])).toEqual([
      "new",
      "waxing-crescent",
      "first-quarter",
      "waxing-gibbous",
      "full",
      "waning-gibbous",
      "last-quarter",
      "waning-crescent",
      "new",
    ]);
  });
});
