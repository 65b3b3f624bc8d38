import { expect, test } from "vitest";
import { loopMotions, loopPositions, type LoopScene } from "#contracts/tip-choices.ts";
import { bandPath, pointAt, smoothPath } from "./loop-path.ts";
import { loopShapes } from "./loop-shapes.ts";
import { loopTimelines, markCount, markTime, formatCurve } from "./loop-timeline.ts";

const shapes = (Object.keys(loopPositions) as LoopScene[]).flatMap((scene) =>
  loopPositions[scene].map((at) => [scene, at] as const),
);

test.each(loopMotions)("the motion %s begins at 0, ends at 1 and never goes back in time", (motion) => {
  for (const curve of [loopTimelines[motion].path, loopTimelines[motion].lift, loopTimelines[motion].amount]) {
    const times = curve.map(([time]) => time);
    expect([times[0], times.at(-1)]).toEqual([0, 1]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(formatCurve(curve).keyTimes.split(";")).toHaveLength(formatCurve(curve).values.split(";").length);
  }
  expect(loopTimelines[motion].path.every(([, share]) => share >= 0 && share <= 1)).toBe(true);
});

test.each(shapes)("the place %s.%s has points, within the picture, and can be drawn", (scene, at) => {
  const shape = loopShapes[scene][at]!;
  expect(shape.points.length).toBeGreaterThan(3);
  for (const [x, y] of shape.points) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(300);
    expect(y).toBeGreaterThan(10);
    expect(y).toBeLessThan(215);
  }
  expect(smoothPath(shape.points) + bandPath(shape.points, shape.widthUnits)).not.toMatch(/NaN|undefined/);
});

test("the hand begins at the first point and ends at the last", () => {
  const { points } = loopShapes.eye.lid!;
  expect(pointAt(points, 0)).toEqual(points[0]);
  expect(pointAt(points, 1)).toEqual(points.at(-1));
});

test("marks come one after the other, all within the three seconds", () => {
  const times = Array.from({ length: markCount }, (_, i) => markTime(i, markCount));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(0.8);
});
