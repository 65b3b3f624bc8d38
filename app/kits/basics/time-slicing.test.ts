import { expect, it } from "vitest";
import { runAtOnce, runInTurns, type SlicedWork } from "./time-slicing.ts";

function* count(to: number, slowMs = 0): SlicedWork<number> {
  let sum = 0;
  for (let i = 1; i <= to; i++) {
    const until = performance.now() + slowMs;
    while (performance.now() < until) sum += 0;
    sum += i;
    yield;
  }
  return sum;
}

it("the same work makes the same thing in one go and in turns", async () => {
  expect(runAtOnce(count(100))).toBe(5050);
  expect(await runInTurns(count(100), new AbortController().signal)).toBe(5050);
});

it("what waits is done between the turns of long work", async () => {
  let isAnswered = false;
  setTimeout(() => (isAnswered = true), 0);
  let wasAnsweredBeforeTheEnd = false;
  function* long(): SlicedWork<void> {
    yield* count(20, 3);
    wasAnsweredBeforeTheEnd = isAnswered;
  }
  await runInTurns(long(), new AbortController().signal);
  expect(wasAnsweredBeforeTheEnd).toBe(true);
});

it("long work ends between two turns when nobody wants it any more", async () => {
  const leaving = new AbortController();
  let done = 0;
  function* long(): SlicedWork<void> {
    for (; done < 1_000; done++) {
      yield* count(1, 9);
      if (done === 2) leaving.abort(new Error("gone"));
    }
  }
  await expect(runInTurns(long(), leaving.signal)).rejects.toThrow("gone");
  expect(done).toBeLessThan(5);
});
