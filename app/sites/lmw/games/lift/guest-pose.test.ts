import { expect, it } from "vitest";
import { getQueuePose, getRidePose, getWaitingPose } from "./guest-pose.ts";
import type { Guest } from "./rules.ts";

const field = { width: 390, height: 700 };
const guest = (side: number): Guest => ({ monster: 0, side, beatMs: 0, floor: 0, judged: 0, judgedMs: 0 });

it("lets the queue come nearer and grow", () => {
  const poses = [4, 3, 2, 1, 0].map((steps) => getQueuePose(field, steps));
  const sizes = poses.map(({ size }) => size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(poses.map(({ x }) => x)).toEqual([195, 195, 195, 195, 195]);
});

it("hops only for whoever likes motion", () => {
  const still = getQueuePose(field, 1);
  expect(getWaitingPose(field, 1, 0.25, false).y).toBeLessThan(still.y - 10);
  expect(getWaitingPose(field, 1, 1, false).y).toBeCloseTo(still.y);
  expect(getWaitingPose(field, 0.4, 0.25, true)).toEqual(still);
});

it("carries a guest into its box, up on the left and down on the right", () => {
  expect(getRidePose(field, guest(0), 0, true)).toEqual(getQueuePose(field, 0));
  const [up, down] = [0, 1].map((side) => [0.5, 1].map((part) => getRidePose(field, guest(side), part, true)));
  expect(up?.[0]?.x).toBeLessThan(195);
  expect(up?.[1]?.y).toBeLessThan(up?.[0]?.y ?? 0);
  expect(down?.[0]?.x).toBeGreaterThan(195);
  expect(down?.[1]?.y).toBeGreaterThan(down?.[0]?.y ?? 0);
});
