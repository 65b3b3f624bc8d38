import { expect, test } from "vitest";
import { createBullets } from "./bullet-columns.ts";
import { createBullet, moveBullets } from "./bullets.ts";
import { fieldHeight, fieldWidth, middleX } from "./field.ts";
import { fullTurn, unit } from "./fixed-point.ts";
import { plainModifiers } from "./modifiers.ts";
import { moveObstacles } from "./obstacles.ts";
import { createPool } from "./pool.ts";
import type { World } from "./world.ts";

const margin = 40 * unit;
/** As much of a world as bullets without a way of their own, and ribbons, ask for. */
const emptyField = (): World =>
  ({
    bullets: createBullets(4),
    modifiers: plainModifiers,
    walls: createPool<never>(0, () => {
      throw new Error("no walls");
    }),
    currents: createPool(1, () => ({ y: 0, h: fieldHeight, push: 0, age: 0, warn: 0, life: 9999 })),
    marks: createPool<never>(0, () => {
      throw new Error("no marks");
    }),
  }) as unknown as World;
const isOut = ([x, y]: readonly [number, number]): boolean =>
  x < -margin || x > fieldWidth + margin || y < -margin || y > fieldHeight + margin;

test("a bullet that flies straight on goes in the very tick in which it is out, whichever way it flies", () => {
  for (let angle = 0; angle < fullTurn; angle += 61) {
    const world = emptyField();
    const { bullets } = world;
    createBullet(world, middleX, 100 * unit, angle, 128 + angle, 0);
    const [vx, vy] = [bullets.vx[0]!, bullets.vy[0]!];
    for (let tick = 1; bullets.count > 0; tick++) {
      const place = [middleX + vx * tick, 100 * unit + vy * tick] as const;
      moveBullets(world);
      expect(bullets.count, `${angle} after ${tick}`).toBe(isOut(place) ? 0 : 1);
      if (bullets.count > 0) expect([bullets.x[0], bullets.y[0]]).toEqual(place);
    }
  }
});

test("one that a ribbon carries over the edge goes too, and one that stands stays", () => {
  const world = emptyField();
  const { bullets, currents } = world;
  createBullet(world, middleX, 100 * unit, 1024, 0, 0);
  for (let tick = 0; tick < 500; tick++) moveBullets(world);
  expect(bullets.count).toBe(1);
  currents.count = 1;
  currents.all[0]!.push = 256;
  let ticks = 0;
  for (; bullets.count > 0; ticks++) {
    moveObstacles(world);
    moveBullets(world);
  }
  expect(ticks).toBe((fieldWidth + margin - middleX) / 256 + 1);
});
