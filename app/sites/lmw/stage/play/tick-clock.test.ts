import { expect, test } from "vitest";
import { createTickClock } from "./tick-clock.ts";

test("sixty ticks a second, whatever the frames are like", () => {
  for (const frameMs of [1000 / 144, 1000 / 60, 1000 / 30]) {
    const clock = createTickClock();
    clock.advance(0);
    let ticks = 0;
    for (let nowMs = frameMs; nowMs <= 10_000 + 1e-6; nowMs += frameMs) ticks += clock.advance(nowMs).ticks;
    expect(Math.abs(ticks - 600)).toBeLessThanOrEqual(1);
  }
});

test("a page that was away does not catch up", () => {
  const clock = createTickClock();
  clock.advance(0);
  expect(clock.advance(4_000)).toEqual({ ticks: 5, elapsedMs: 4_000 });
  expect(clock.share).toBe(0);
  expect(clock.advance(4_010).ticks).toBe(0);
});

test("after a pause it begins as with the first frame", () => {
  const clock = createTickClock();
  clock.advance(0);
  clock.restart();
  expect(clock.advance(90_000).ticks).toBe(1);
});
