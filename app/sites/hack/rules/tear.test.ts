import { expect, test } from "vitest";
import { sheetWidth } from "./rip.ts";
import { beginTear, createTear, leadThrough, pullTear } from "./tear.ts";

test("a touch that hardly moves does not tear", () => {
  const tear = createTear();
  expect(beginTear(tear, [100, 200], 105)).toBe(false);
  expect(tear.path).toEqual([]);
});

test.each([
  ["to the right from the left edge", 120, 1, 120],
  ["to the left from the right edge", 80, -1, sheetWidth - 80],
])("a stroke %s tears as far as the thumb has come", (_, x, side, target) => {
  const tear = createTear();
  expect(beginTear(tear, [100, 200], x)).toBe(true);
  expect(pullTear(tear, [x, 210])).toBe(true);
  expect(tear).toMatchObject({ side, target });
});

test("a thumb that goes back heals nothing", () => {
  const tear = createTear();
  beginTear(tear, [10, 200], 90);
  pullTear(tear, [90, 200]);
  expect(pullTear(tear, [60, 200])).toBe(false);
  expect(tear.target).toBe(90);
});

test("torn by itself, the sheet parts from edge to edge, touched before or not", () => {
  const untouched = createTear();
  leadThrough(untouched, 7);
  expect(untouched.path.at(0)?.[0]).toBe(0);
  expect(untouched.path.at(-1)?.[0]).toBe(sheetWidth);
  const begun = createTear();
  beginTear(begun, [10, 200], 90);
  pullTear(begun, [90, 220]);
  leadThrough(begun, 7);
  expect(begun.path.at(-1)).toEqual([sheetWidth, 220]);
});
