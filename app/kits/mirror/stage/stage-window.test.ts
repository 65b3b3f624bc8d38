import { expect, test } from "vitest";
import { coverWindow, maxZoom, type StageWindow, wholeWindow, zoomAt, zoomWindow } from "./stage-window.ts";

test("a picture fills its stage, and all of it can be shown with a margin", () => {
  expect(coverWindow(16 / 9, 4 / 5)).toEqual({
    ...{ y: 0, height: 1 },
    ...{ x: expect.closeTo(0.275), width: expect.closeTo(0.45) },
  });
  expect(wholeWindow(16 / 9, 4 / 5)).toMatchObject({ x: 0, width: 1 });
  expect(wholeWindow(16 / 9, 4 / 5).height).toBeCloseTo(2.22, 2);
});

/** Where a place of the stage lies in the picture. */
const toPicture = ({ x, y, width, height }: StageWindow, seen: { x: number; y: number }) => ({
  x: x + seen.x * width,
  y: y + seen.y * height,
});

const framed = { x: 0.1, y: 0.2, width: 0.8, height: 0.6 };

test("what is under two fingers stays under them while they part", () => {
  const fingers = { x: 0.4, y: 0.55 };
  const zoomed = zoomWindow(framed, zoomAt(framed, framed, 2.5, fingers));
  expect(zoomed.width).toBeCloseTo(0.32);
  expect(toPicture(zoomed, fingers).x).toBeCloseTo(toPicture(framed, fingers).x);
  expect(toPicture(zoomed, fingers).y).toBeCloseTo(toPicture(framed, fingers).y);
});

test("a zoomed picture is pushed as far as its edge, and never away from it", () => {
  const near = zoomWindow(framed, zoomAt(framed, framed, 2, { x: 0.5, y: 0.5 }));
  const pushed = zoomWindow(framed, zoomAt(framed, near, 1, { x: 0, y: 0 }, { x: 5, y: -5 }));
  expect(pushed.x).toBe(0);
  expect(pushed.y + pushed.height).toBeCloseTo(1);
});

test("nothing comes nearer than four times, nor farther than it was framed", () => {
  expect(zoomAt(framed, framed, 100, { x: 0.5, y: 0.5 }).factor).toBe(maxZoom);
  expect(zoomAt(framed, framed, 0.2, { x: 0.5, y: 0.5 }).factor).toBe(1);
});
