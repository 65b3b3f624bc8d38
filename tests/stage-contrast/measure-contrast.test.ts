import { expect, test } from "vitest";
import { contrastOf, type Pixels } from "./measure-contrast.ts";

const size = 40;

/** A disc of one grey before another. */
function paint(core: readonly number[], field: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at++) {
    const isInside = Math.hypot((at % size) + 0.5 - 20, Math.floor(at / size) + 0.5 - 20) <= 8;
    data.set([...(isInside ? core : field), 255], at * 4);
  }
  return { data, width: size, height: size };
}

const disc = { x: 20, y: 20, radius: 8 };

test("white before black has 21:1, ink before paper the same, and grey before grey none", () => {
  expect(contrastOf(paint([255, 255, 255], [0, 0, 0]), disc, [disc], false)).toBeCloseTo(21, 1);
  expect(contrastOf(paint([0, 0, 0], [255, 255, 255]), disc, [disc], true)).toBeCloseTo(21, 1);
  expect(contrastOf(paint([90, 90, 90], [90, 90, 90]), disc, [disc], false)).toBeCloseTo(1, 2);
});

test("what only a colour tells apart has no contrast for somebody who does not see it", () => {
  const [red, olive] = [
    [255, 60, 0],
    [116, 116, 0],
  ];
  const plain = contrastOf(paint(red, olive), disc, [disc], false) ?? 0;
  expect(plain).toBeLessThan(1.7);
});

test("a disc in the middle of others has no surroundings of its own", () => {
  const ring = Array.from({ length: 12 }, (_, i) => ({
    x: 20 + 10 * Math.cos(i / 1.9),
    y: 20 + 10 * Math.sin(i / 1.9),
    radius: 8,
  }));
  expect(contrastOf(paint([255, 255, 255], [0, 0, 0]), disc, [disc, ...ring], false)).toBeNull();
});
