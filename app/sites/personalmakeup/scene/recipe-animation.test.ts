// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playAnimation, stepsAt } from "./recipe-animation.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function screen() {
  const shown: number[] = [];
  const clock: string[] = [];
  return {
    shown,
    clock,
    showSteps: (count: number) => void shown.push(count),
    setClock: (text: string) => void clock.push(text),
  };
}

it("the film runs back from the finished look to bare skin, a step at a time", () => {
  const shares = Array.from({ length: 101 }, (_, i) => stepsAt(i / 100, 6, "back"));
  expect(shares[0]).toBe(6);
  expect(shares.at(-1)).toBe(0);
  for (let i = 1; i < shares.length; i += 1) expect([0, 1]).toContain((shares[i - 1] ?? 0) - (shares[i] ?? 0));
});

it("takes three seconds after it has held", async () => {
  const on = screen();
  const played = playAnimation(
    { direction: "back", steps: 6, holdMs: 500, isReduced: false },
    new AbortController().signal,
    on,
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(new Set(on.shown)).toEqual(new Set([6]));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(on.shown.at(-1)).toBe(0);
  expect(on.clock.at(-1)).not.toBe("");
  await vi.advanceTimersByTimeAsync(200);
  await played;
  expect(on.clock.at(-1)).toBe("");
});

it("for those who want no motion it is two stills", async () => {
  const on = screen();
  const played = playAnimation({ direction: "back", steps: 6, isReduced: true }, new AbortController().signal, on);
  await vi.advanceTimersByTimeAsync(800);
  await played;
  expect(on.shown).toEqual([6, 0]);
  expect(on.clock).toEqual([]);
});

it("a film that is stopped stays where it was", async () => {
  const on = screen();
  const stopping = new AbortController();
  const played = playAnimation({ direction: "forward", steps: 6, holdMs: 0, isReduced: false }, stopping.signal, on);
  await vi.advanceTimersByTimeAsync(1_000);
  stopping.abort();
  await vi.advanceTimersByTimeAsync(100);
  await played;
  const last = on.shown.at(-1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(on.shown.at(-1)).toBe(last);
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThan(6);
});
