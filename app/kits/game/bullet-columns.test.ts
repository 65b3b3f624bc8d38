import { expect, test } from "vitest";
import { removeBullet, createBullets } from "./bullet-columns.ts";

test("a bullet that goes leaves its row to the last one, with all that this one is", () => {
  const bullets = createBullets(3);
  const columns = Object.values(bullets).filter((column): column is Int32Array => column instanceof Int32Array);
  const act = { at: 1, turn: "add", a: 0, speed: -1, spin: 0, push: 0, split: 0, spread: 0 } as const;
  bullets.count = 3;
  for (const [i, column] of columns.entries()) column.set([100 + i, 200 + i, 300 + i]);
  bullets.acts[2] = [act];
  removeBullet(bullets, 0);
  expect(bullets.count).toBe(2);
  expect(columns.map((column) => [...column.subarray(0, 2)])).toEqual(columns.map((_, i) => [300 + i, 200 + i]));
  expect(bullets.acts[0]).toEqual([act]);
});

test("the last one goes without a trace", () => {
  const bullets = createBullets(2);
  bullets.count = 1;
  bullets.x[0] = 7;
  removeBullet(bullets, 0);
  expect(bullets.count).toBe(0);
});
