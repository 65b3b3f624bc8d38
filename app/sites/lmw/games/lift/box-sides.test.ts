import { expect, it } from "vitest";
import { getBox, getBoxSides, getTurn } from "./box-sides.ts";
import { liftRules, type LiftWorld } from "./rules.ts";
import { tuning } from "./tuning.ts";

const swap = { guest: 2, announcedMs: 1_000, swapMs: 3_000, announcedGuest: 0 };
const begin = (at: number, kind: "play" | "twin" = "play"): LiftWorld => ({
  ...liftRules.begin({ game: 3, kind, isAssisted: false, night: 3, seed: 5 }, []),
  ...{ at, swaps: [kind === "twin" ? { ...swap, announcedMs: 0, swapMs: 0 } : swap] },
});

it("announces a change of the boxes, and shows it in its moment", () => {
  expect(getBoxSides(begin(1), 900)).toEqual({ areTurned: false, isComing: false });
  expect(getBoxSides(begin(2), 2_900)).toEqual({ areTurned: false, isComing: true });
  expect(getBoxSides(begin(2), 3_000)).toEqual({ areTurned: true, isComing: false });
});

it("does not turn the boxes over while a guest of before stands in front of them", () => {
  expect(getBoxSides(begin(1), 3_100).areTurned).toBe(false);
});

it("announces by guests where there is no beat", () => {
  expect(getBoxSides(begin(0, "twin"), 0)).toEqual({ areTurned: false, isComing: true });
  expect(getBoxSides(begin(2, "twin"), 0)).toEqual({ areTurned: true, isComing: false });
});

it("turns the arrows by and by, or at once for whoever likes no motion", () => {
  const world = begin(2);
  expect(getTurn(world, 3_000, false)).toBe(0);
  expect(getTurn(world, 3_000 + tuning.turnMs / 2, false)).toBe(0.5);
  expect(getTurn(world, 3_000, true)).toBe(1);
});

it("knows the box of each guest before and after", () => {
  const world = begin(0);
  const sides = world.guests.map(({ side }) => side);
  expect([1, 2].map((n) => getBox(world, n))).toEqual([sides[1], 1 - (sides[2] ?? 0)]);
});
