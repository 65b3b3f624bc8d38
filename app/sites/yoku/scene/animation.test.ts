// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnimation } from "./animation.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("a movement runs until it says that it is over", async () => {
  const animation = createAnimation(new AbortController().signal);
  const seen: number[] = [];
  const done = animation.run((ms) => seen.push(ms) >= 0 && ms > 100);
  expect(animation.isRunning).toBe(true);
  vi.advanceTimersByTime(400);
  await done;
  expect(animation.isRunning).toBe(false);
  expect(seen[0]).toBe(0);
  expect(seen.filter((ms) => ms > 100)).toHaveLength(1);
});

test("the next movement takes the place of the one before", async () => {
  const animation = createAnimation(new AbortController().signal);
  const first = vi.fn<(ms: number) => boolean>(() => false);
  const done = animation.run(first);
  vi.advanceTimersByTime(50);
  const calls = first.mock.calls.length;
  const next = animation.run((ms) => ms > 20);
  await done;
  vi.advanceTimersByTime(200);
  await next;
  expect(first.mock.calls.length).toBe(calls);
});
