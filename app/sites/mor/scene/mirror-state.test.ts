import { expect, it } from "vitest";
import { createMirrorState, hasWaitedEnough, hasWipedEnough, thingPositions, timeShown } from "./mirror-state.ts";

const listShown = (change: Partial<ReturnType<typeof createMirrorState>>, nowMs: number) =>
  thingPositions.map((_, thing) => timeShown({ ...createMirrorState(), ...change }, thing, nowMs));

it("shows the first red after a good wipe, or to a patient hand by time", () => {
  const state = createMirrorState();
  expect(hasWipedEnough({ ...state, wiped: 1.4 })).toBe(false);
  expect(hasWipedEnough({ ...state, wiped: 1.6 })).toBe(true);
  expect(hasWaitedEnough(state, 60_000)).toBe(false);
  expect(hasWaitedEnough({ ...state, touchedMs: 1_000 }, 9_000)).toBe(false);
  expect(hasWaitedEnough({ ...state, touchedMs: 1_000 }, 9_001)).toBe(true);
});

it("finds the first red only once", () => {
  const found = { ...createMirrorState(), wiped: 9, touchedMs: 1_000, foundMs: 2_000 };
  expect(hasWipedEnough(found)).toBe(false);
  expect(hasWaitedEnough(found, 60_000)).toBe(false);
});

it("shows nothing, then the first red alone, then all six a little later, then the chosen one", () => {
  expect(listShown({}, 5_000)).toEqual([null, null, null, null, null, null]);
  const found = { foundMs: 1_000, foundThing: 2 };
  expect(listShown(found, 1_500)).toEqual([null, null, 500, null, null, null]);
  const pending = { ...found, chosen: null, chosenMs: 1_000 };
  expect(listShown(pending, 3_000)).toEqual([200, 200, 2_000, 200, 200, 200]);
  expect(listShown({ ...pending, chosen: 4, chosenMs: 5_000 }, 5_100)).toEqual([null, null, null, null, 100, null]);
});
