import { expect, it } from "vitest";
import { getLiftCycle } from "./lift-cycle.ts";
import { type Guest, liftRules } from "./rules.ts";
import { tuning } from "./tuning.ts";

const guest = (side: number, judgedMs: number, judged = 0): Guest => ({
  ...{ monster: 0, beatMs: judgedMs, floor: 0 },
  ...{ side, judged, judgedMs },
});
const begun = liftRules.begin({ game: 3, kind: "play", isAssisted: false, night: 1, seed: 1 }, []);
const swap = { guest: 1, announcedMs: 0, swapMs: 0, announcedGuest: 0 };
const look = (guests: Guest[], nowMs: number, beatShare = 0.9, isMotionReduced = false) =>
  getLiftCycle({ ...begun, guests, at: guests.length }, 0, { nowMs, beatShare, isMotionReduced });

it("folds the gate at a stroke and brings it a step out between two, unless motion is unwelcome", () => {
  expect(look([], 0, 0.9)).toEqual({ moved: 0, way: 0, gate: 0, taken: 0 });
  expect(look([], 0, 0.2).gate).toBe(1);
  expect(look([], 0, 0.2, true).gate).toBe(0);
});

it("shuts behind a guest, goes, and opens for the next one", () => {
  const ride = [guest(0, 1_000)];
  const seen = [0.2, 0.55, 0.8, 1.05, 1.15].map((part) => look(ride, 1_000 + part * tuning.rideMs));
  expect(seen.map(({ gate }) => gate)).toEqual([0, 1, 3, 2, 1]);
  expect(seen[1]?.moved).toBe(0);
  expect(seen[2]?.moved).toBeGreaterThan(0.2);
  expect(look(ride, 9_000)).toEqual({ moved: 0, way: 0, gate: 0, taken: 1 });
});

it("ends a ride before the next one of the same side begins", () => {
  const rides = [guest(0, 1_000), guest(0, 1_000 + tuning.rideMs * 0.8)];
  const nowMs = 1_000 + tuning.rideMs * 0.9;
  expect(look(rides, nowMs).moved).toBe(look([guest(0, 1_000)], nowMs).moved);
});

it("does not go for who was sent wrong, or into the other lift", () => {
  expect(look([guest(0, 1_000, 3), guest(1, 1_000)], 1_300)).toEqual({ moved: 0, way: 0, gate: 0, taken: 0 });
});

it("does not go for whoever stays", () => {
  expect(look([{ ...guest(0, 1_000), stays: true }], 1_300).taken).toBe(0);
});

it("goes the other way once the boxes have changed sides", () => {
  const guests = [guest(0, 1_000), guest(1, 3_000)];
  const cycle = (box: number) =>
    getLiftCycle({ ...begun, guests, at: 2, swaps: [swap] }, box, {
      nowMs: 3_300,
      beatShare: 0.9,
      isMotionReduced: false,
    });
  expect(cycle(0)).toMatchObject({ way: 1 });
  expect(cycle(0).taken).toBeGreaterThan(1);
  expect(cycle(1).taken).toBe(0);
});
