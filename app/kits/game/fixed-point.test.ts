import { expect, test } from "vitest";
import {
  alongX,
  alongY,
  angleBetween,
  angleOf,
  cos,
  easeInOut,
  flipIf,
  fullTurn,
  sin,
  sineOne,
  unit,
} from "./fixed-point.ts";

test("sine and cosine are within one part of 16384 of the true ones, all the way round", () => {
  for (let angle = -5000; angle < 9000; angle += 7) {
    const turn = (angle / fullTurn) * 2 * Math.PI;
    expect(Math.abs(sin(angle) - Math.sin(turn) * sineOne)).toBeLessThan(1);
    expect(Math.abs(cos(angle) - Math.cos(turn) * sineOne)).toBeLessThan(1);
  }
});

test("the direction of a way is right to less than two steps of 4096, for near and far", () => {
  for (const length of [40, 3_000, 90_000])
    for (let angle = 0; angle < fullTurn; angle += 13) {
      const turn = (angle / fullTurn) * 2 * Math.PI;
      const found = angleOf(Math.round(Math.cos(turn) * length), Math.round(Math.sin(turn) * length));
      const tolerance = length < 100 ? 40 : 4;
      expect(Math.abs(angleBetween(found, angle)), `${length} at ${angle}`).toBeLessThan(tolerance);
    }
});

test("0 points right, 1024 down, and no way at all points down", () => {
  expect([angleOf(1, 0), angleOf(0, 1), angleOf(-1, 0), angleOf(0, -1), angleOf(0, 0)]).toEqual([
    0, 1024, 2048, 3072, 1024,
  ]);
  expect([alongX(unit, 0), alongY(unit, 1024)]).toEqual([unit, unit]);
});

test("a glide begins and ends softly, and never goes back", () => {
  const way = Array.from({ length: 61 }, (_, tick) => easeInOut(tick, 60));
  expect([way[0], way[30], way[60], easeInOut(80, 60)]).toEqual([0, 512, 1024, 1024]);
  expect(way.every((part, i) => i === 0 || part >= (way[i - 1] ?? 0))).toBe(true);
  expect(way[6]).toBeLessThan(40);
});

test("to the other side and back is the same length, and nothing stays nothing, without a sign", () => {
  expect([flipIf(7, true), flipIf(-7, true), flipIf(7, false)]).toEqual([-7, 7, 7]);
  expect(Object.is(flipIf(0, true), 0)).toBe(true);
});
