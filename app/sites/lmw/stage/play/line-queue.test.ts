import { expect, test } from "vitest";
import { createLineQueue } from "./line-queue.ts";

const line = (words: string) => ({ who: null, words });
const wait = (queue: ReturnType<typeof createLineQueue>, ticks: number) => {
  for (let i = 0; i < ticks; i++) queue.tick();
  return queue.line?.words ?? null;
};

test("a line stands for a while and goes", () => {
  const queue = createLineQueue();
  queue.say(line("one"));
  expect(wait(queue, 1)).toBe("one");
  expect(wait(queue, 167)).toBe("one");
  expect(wait(queue, 1)).toBe(null);
});

test("a line makes room sooner when another one waits", () => {
  const queue = createLineQueue();
  queue.say(line("one"));
  queue.say(line("two"));
  expect(wait(queue, 97)).toBe("one");
  expect(wait(queue, 1)).toBe("two");
});

test("what is urgent is said at once, and nothing of what waited", () => {
  const queue = createLineQueue();
  for (const words of ["one", "two", "three", "four"]) queue.say(line(words));
  wait(queue, 1);
  queue.say(line("now"), true);
  expect(wait(queue, 1)).toBe("now");
  expect(wait(queue, 168)).toBe(null);
});
