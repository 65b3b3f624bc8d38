import { expect, test } from "vitest";
import { regionsInPicture } from "./regions-in-picture.ts";

const look = { layers: [] };
const seen = { x: 0.25, y: 0, width: 0.5, height: 1 };

test("a face is bare up to the very border that is seen on it, however near one looks", () => {
  expect(regionsInPicture([{ look, fromX: 0.5, toX: 1 }], seen)).toEqual([{ look, fromX: 0.5, toX: 1 }]);
  expect(regionsInPicture([{ look, fromX: 0.2, toX: 1 }], seen)).toEqual([{ look, fromX: 0.35, toX: 1 }]);
});

test("make-up on all of the stage is on all of the picture", () => {
  const whole = [{ look, fromX: 0, toX: 1 }];
  expect(regionsInPicture(whole, seen)).toEqual(whole);
  expect(regionsInPicture(whole, null)).toBe(whole);
});
