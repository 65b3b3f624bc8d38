import { expect, test } from "vitest";
import { blink, blinkEveryMs, wakeMs } from "../tuning.ts";
import { createEyeAnimator, stillPose } from "./pose.ts";

/** Lets time pass at sixty frames a second and counts how often the eye shut. */
function countBlinks(animator: ReturnType<typeof createEyeAnimator>, fromMs: number, toMs: number) {
  let shuts = 0;
  let wasShut = false;
  let closest = Infinity;
  let last = Number.NEGATIVE_INFINITY;
  for (let nowMs = fromMs; nowMs <= toMs; nowMs += 1000 / 60) {
    const { upper, lower } = animator.pose(nowMs);
    const isShut = upper - lower < 0.1;
    if (isShut && !wasShut) {
      shuts += 1;
      closest = Math.min(closest, nowMs - last);
      last = nowMs;
    }
    wasShut = isShut;
  }
  return { shuts, closest };
}

/** An eye that has woken. */
function createOpenEye() {
  const animator = createEyeAnimator(0);
  countBlinks(animator, 0, wakeMs + 100);
  return animator;
}

test("it wakes slowly, from shut to half down", () => {
  const animator = createEyeAnimator(0);
  const initial = animator.pose(0);
  expect(initial.upper - initial.lower).toBeLessThan(0.1);
  countBlinks(animator, 1, wakeMs + 400);
  const opened = animator.pose(wakeMs + 500);
  expect(opened.isStill).toBe(true);
  expect(opened.upper).toBeCloseTo(stillPose.upper, 2);
});

test("it blinks exactly once for each check that passed, however many passed at once", () => {
  const animator = createOpenEye();
  for (let i = 0; i < 12; i++) animator.blink();
  const { shuts, closest } = countBlinks(animator, 1000, 1000 + 12 * blinkEveryMs + 500);
  expect(shuts).toBe(12);
  expect(animator.pose(6000).isStill).toBe(true);
  expect(closest).toBeGreaterThan(1000 / 3);
});

test("blinks that were asked for while it slept come when it is awake", () => {
  const animator = createEyeAnimator(0);
  animator.blink();
  animator.blink();
  expect(countBlinks(animator, wakeMs, wakeMs + 2000).shuts).toBe(2);
});

test("it looks where it is told, soon, and comes back to where it rests", () => {
  const animator = createOpenEye();
  animator.look({ x: 0.3, y: -0.35 });
  countBlinks(animator, 1000, 1600);
  const there = animator.pose(1620);
  expect(there.gazeX).toBeCloseTo(0.3, 2);
  expect(there.upper).toBeLessThan(stillPose.upper);
  animator.look(null);
  countBlinks(animator, 1640, 2600);
  expect(animator.pose(2620)).toMatchObject({ isStill: true });
  expect(animator.pose(2640).gazeX).toBeCloseTo(stillPose.gazeX, 2);
});

test("a blink is over before the next may begin", () => {
  expect(blink.shutMs + blink.heldMs).toBeLessThan(blinkEveryMs);
  expect(1000 / blinkEveryMs).toBeLessThan(3);
});
