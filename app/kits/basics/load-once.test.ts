import { expect, test } from "vitest";
import { loadOnce } from "./load-once.ts";

test("two who ask at once share one load, and who asks later gets the same", async () => {
  let loads = 0;
  const once = loadOnce(async () => ++loads);
  expect(once.peek()).toBeNull();
  expect(await Promise.all([once.get(), once.get()])).toEqual([1, 1]);
  expect(await once.get()).toBe(1);
});

test("what did not come is asked for again", async () => {
  let loads = 0;
  const once = loadOnce(async () => {
    if (++loads === 1) throw new TypeError("no network");
    return loads;
  });
  await expect(once.get()).rejects.toThrow("no network");
  expect(await once.get()).toBe(2);
});

test("what was dropped is loaded anew, and a late failure of the old one does not take the new one away", async () => {
  const failures: ((error: Error) => void)[] = [];
  let loads = 0;
  const once = loadOnce(() =>
    ++loads === 1 ? new Promise<number>((_, reject) => failures.push(reject)) : Promise.resolve(loads),
  );
  const first = once.get().catch(() => "failed");
  once.drop();
  const second = once.get();
  failures[0]?.(new Error("late"));
  expect(await first).toBe("failed");
  expect(once.peek()).toBe(second);
  expect(await once.get()).toBe(2);
});
