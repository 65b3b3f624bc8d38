// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRunClock } from "./run-clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame", "cancelAnimationFrame"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("counts only while it runs, and never back", () => {
  const clock = createRunClock();
  vi.advanceTimersByTime(500);
  expect(clock.nowMs()).toBe(0);
  clock.run();
  vi.advanceTimersByTime(300);
  expect(clock.nowMs()).toBe(300);
  clock.pause();
  vi.advanceTimersByTime(9_000);
  expect(clock.nowMs()).toBe(300);
  clock.run();
  const pressedAt = performance.now() + 2;
  vi.advanceTimersByTime(3);
  expect(clock.timeOfEvent(pressedAt)).toBe(302);
  expect(clock.nowMs()).toBe(303);
  expect(clock.timeOfEvent(pressedAt)).toBe(303);
  clock.stop();
});

it("tells frames only while it runs", () => {
  const clock = createRunClock();
  const frames: number[] = [];
  clock.onFrame((nowMs) => frames.push(nowMs));
  vi.advanceTimersByTime(100);
  expect(frames).toEqual([]);
  clock.run();
  vi.advanceTimersByTime(100);
  const seen = frames.length;
  expect(seen).toBeGreaterThan(3);
  clock.pause();
  vi.advanceTimersByTime(100);
  expect(frames.length).toBe(seen);
  clock.stop();
});
