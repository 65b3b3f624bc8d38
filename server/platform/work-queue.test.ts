import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

/** Work that ends when it is told to. */
function openEnded() {
  const ends: (() => void)[] = [];
  const order: number[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      order.push(number);
      ends.push(() => resolve(number));
    });
  return { ends, order, work };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test("no more than two work at once, in the order of asking; who comes when too many wait is sent away", async () => {
  const { ends, order, work } = openEnded();
  const queue = createWorkQueue({ atOnce: 2, maxWaiting: 2 });
  const answers = [1, 2, 3, 4].map((number) => queue.run(work(number)));
  await expect(queue.run(work(5))).rejects.toThrow("too many");
  expect(order).toEqual([1, 2]);
  ends[1]?.();
  await settle();
  expect(order).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await settle();
  ends[3]?.();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
});

test("work that fails makes room as well", async () => {
  const queue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
  const bad = queue.run(() => Promise.reject(new Error("no")));
  const good = queue.run(async () => "done");
  await expect(bad).rejects.toThrow("no");
  expect(await good).toBe("done");
  expect(await queue.run(async () => "again")).toBe("again");
});
