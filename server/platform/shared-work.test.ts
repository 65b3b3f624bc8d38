import { expect, test } from "vitest";
import { createSharedWork } from "./shared-work.ts";

test("who asks for the same meanwhile gets what the first one gets; who asks later begins anew", async () => {
  const work = createSharedWork<number>();
  let begun = 0;
  const count = async (): Promise<number> => (begun += 1);
  expect(await Promise.all([work.run("a", count), work.run("a", count), work.run("b", count)])).toEqual([1, 1, 2]);
  expect(await work.run("a", count)).toBe(3);
});

test("tells what is under way, and how much", async () => {
  const work = createSharedWork<number>();
  const one = work.run("a", async () => 1);
  expect([work.isRunning("a"), work.isRunning("b"), work.count()]).toEqual([true, false, 1]);
  await one;
  expect([work.isRunning("a"), work.count()]).toEqual([false, 0]);
});

test("a failure is shared and then forgotten", async () => {
  const work = createSharedWork<number>();
  const fail = (): Promise<number> => Promise.reject(new Error("away"));
  const both = [work.run("a", fail), work.run("a", fail)];
  for (const one of both) await expect(one).rejects.toThrow("away");
  expect(await work.run("a", async () => 7)).toBe(7);
});
