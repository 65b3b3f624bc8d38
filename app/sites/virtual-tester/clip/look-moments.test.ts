import { expect, test } from "vitest";
import { clipFrameCount, clipFramesPerSecond } from "#app/kits/clip/clip-script.ts";
import { lookMomentAt, stillMoment } from "./look-moments.ts";

const moments = Array.from({ length: clipFrameCount }, (_, frame) => lookMomentAt(frame));

test("a clip begins with a bare face and ends with all of it worn, its name and its monster there", () => {
  expect(clipFrameCount / clipFramesPerSecond).toBe(6);
  expect(moments[0]).toMatchObject({ split: 1, name: 0, figure: 0, zoom: 1 });
  expect(moments.at(-1)).toMatchObject({ split: 0, bareWord: 0, name: 1, figure: 1 });
  expect(stillMoment(null)).toMatchObject({ split: 0, name: 1, figure: 1 });
});

test("the border only ever goes one way, and waits in the middle of the face", () => {
  const splits = moments.map(({ split }) => split);
  expect(splits).toEqual(splits.toSorted((a, b) => b - a));
  expect(splits.filter((split) => split === 0.5).length).toBeGreaterThan(clipFramesPerSecond / 2);
});

test("the name can be read for more than a second", () => {
  expect(moments.filter(({ name }) => name === 1).length).toBeGreaterThan(clipFramesPerSecond);
});
