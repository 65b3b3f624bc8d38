import { expect, it } from "vitest";
import { createLanternState, followRing, turnBetween } from "./lantern-state.ts";

it("turns the short way round", () => {
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(10, 350)).toBe(-20);
  expect(turnBetween(90, 180)).toBe(90);
});

it("comes after the ring, and stands where it stands", () => {
  const state = { ...createLanternState(), shownRing: 350, ring: 20, near: 1 };
  followRing(state, 30);
  expect(state.shownRing).toBe(365);
  expect(state.shownNear).toBeCloseTo(0.1875);
  followRing(state, 50);
  followRing(state, 60);
  expect(turnBetween(state.shownRing, 20)).toBe(0);
});
