import { expect, test } from "vitest";
import { blink, blinkEveryMs, wakeMs } from "../feel.ts";
import { eyeLife, stillPose } from "./pose.ts";

/** Lets time pass at sixty frames a second and counts how often the eye shut. */
function watch(life: ReturnType<typeof eyeLife>, fromMs: number, toMs: number) {
  let shuts = 0;
  let wasShut = false;
  let closest = Infinity;
  let last = Number.NEGATIVE_INFINITY;
  for (let nowMs = fromMs; nowMs <= toMs; nowMs += 1000 / 60) {
    const { upper, lower } = life.pose(nowMs);
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
function awake() {
  const life = eyeLife(0);
  watch(life, 0, wakeMs + 100);
  return life;
}

test("it wakes slowly, from shut to half down", () => {
  const life = eyeLife(0);
  const born = life.pose(0);
  expect(born.upper - born.lower).toBeLessThan(0.1);
  watch(life, 1, wakeMs + 400);
  const woken = life.pose(wakeMs + 500);
  expect(woken.isStill).toBe(true);
  expect(woken.upper).toBeCloseTo(stillPose.upper, 2);
});

test("it blinks exactly once for each check that passed, however many passed at once", () => {
  const life = awake();
  for (let i = 0; i < 12; i++) life.blink();
  const { shuts, closest } = watch(life, 1000, 1000 + 12 * blinkEveryMs + 500);
  expect(shuts).toBe(12);
  expect(life.pose(6000).isStill).toBe(true);
  expect(closest).toBeGreaterThan(1000 / 3);
});

test("blinks that were asked for while it slept come when it is awake", () => {
  const life = eyeLife(0);
  life.blink();
  life.blink();
  expect(watch(life, wakeMs, wakeMs + 2000).shuts).toBe(2);
});

test("it looks where it is told, soon, and comes back to where it rests", () => {
  const life = awake();
  life.look({ x: 0.3, y: -0.35 });
  watch(life, 1000, 1600);
  const there = life.pose(1620);
  expect(there.gazeX).toBeCloseTo(0.3, 2);
  expect(there.upper).toBeLessThan(stillPose.upper);
  life.look(null);
  watch(life, 1640, 2600);
  expect(life.pose(2620)).toMatchObject({ isStill: true });
  expect(life.pose(2640).gazeX).toBeCloseTo(stillPose.gazeX, 2);
});

test("a blink is over before the next may begin", () => {
  expect(blink.shutMs + blink.heldMs).toBeLessThan(blinkEveryMs);
  expect(1000 / blinkEveryMs).toBeLessThan(3);
});
