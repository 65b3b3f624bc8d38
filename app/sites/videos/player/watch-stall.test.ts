import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stallMs, watchStall } from "./watch-stall.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(): {
  video: { paused: boolean; ended: boolean; currentTime: number };
  stalls: () => number;
  stop(): void;
} {
  const video = { paused: false, ended: false, currentTime: 0 };
  const controller = new AbortController();
  let stalls = 0;
  watchStall(video, () => stalls++, controller.signal);
  return { video, stalls: () => stalls, stop: () => controller.abort() };
}

test("a film that stands for six seconds while it is played is told of, once", () => {
  const { stalls } = watch();
  vi.advanceTimersByTime(stallMs - 1);
  expect(stalls()).toBe(0);
  vi.advanceTimersByTime(1_001);
  expect(stalls()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(stalls()).toBe(1);
});

test("a film that goes on, is stopped, or is over is not stuck", () => {
  const { video, stalls } = watch();
  for (let second = 0; second < 20; second++) {
    video.currentTime += 0.5;
    vi.advanceTimersByTime(1_000);
  }
  video.paused = true;
  vi.advanceTimersByTime(20_000);
  video.paused = false;
  video.ended = true;
  vi.advanceTimersByTime(20_000);
  expect(stalls()).toBe(0);
});

test("nothing is watched any more when the film is gone", () => {
  const { stalls, stop } = watch();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(stalls()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
