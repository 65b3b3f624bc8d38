import { expect, it } from "vitest";
import { getGuidePose, getQueuePose, getRidePose, getStayPose, getWaitingPose } from "./guest-pose.ts";

const field = { width: 390, height: 700 };
const ride = (side: number, box = side) => ({ side, box });

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
  expect(getRidePose(field, ride(0), 0, true)).toEqual(getQueuePose(field, 0));
  const [up, down] = [0, 1].map((side) => [0.5, 1].map((part) => getRidePose(field, ride(side), part, true)));
  expect(up?.[0]?.x).toBeLessThan(195);
  expect(up?.[1]?.y).toBeLessThan(up?.[0]?.y ?? 0);
  expect(down?.[0]?.x).toBeGreaterThan(195);
  expect(down?.[1]?.y).toBeGreaterThan(down?.[0]?.y ?? 0);
});

it("carries a guest up in the right box once the boxes have changed sides", () => {
  const [inside, away] = [0.5, 1].map((part) => getRidePose(field, ride(0, 1), part, true));
  expect(inside?.x).toBeGreaterThan(195);
  expect(away?.y).toBeLessThan(inside?.y ?? 0);
});

it("lets whoever stays step aside, unless motion is unwelcome", () => {
  expect(getStayPose(field, 0, 1, false).x).toBeLessThan(195);
  expect(getStayPose(field, 0, 1, true)).toEqual(getQueuePose(field, 0));
});

it("has the monster that leads stand on the field, before the box of the next guest", () => {
  for (const canvas of [field, { width: 320, height: 360 }])
    for (const box of [0, 1]) {
      const { x, size } = getGuidePose(canvas, box);
      expect(x - size / 2).toBeGreaterThanOrEqual(0);
      expect(x + size / 2).toBeLessThanOrEqual(canvas.width);
      expect(x > canvas.width / 2).toBe(box === 1);
    }
});
