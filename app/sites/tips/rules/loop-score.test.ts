import { expect, test } from "vitest";
import { loopMotions, loopPlaces, type LoopScene } from "#contracts/tip-words.ts";
import { bandPath, pointAt, smoothPath } from "./loop-path.ts";
import { loopShapes } from "./loop-places.ts";
import { loopScores, markCount, markTime, written } from "./loop-score.ts";

const places = (Object.keys(loopPlaces) as LoopScene[]).flatMap((scene) =>
  loopPlaces[scene].map((at) => [scene, at] as const),
);

test.each(loopMotions)("the motion %s begins at 0, ends at 1 and never goes back in time", (motion) => {
  for (const curve of [loopScores[motion].along, loopScores[motion].lift, loopScores[motion].amount]) {
    const times = curve.map(([time]) => time);
    expect([times[0], times.at(-1)]).toEqual([0, 1]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(written(curve).keyTimes.split(";")).toHaveLength(written(curve).values.split(";").length);
  }
  expect(loopScores[motion].along.every(([, share]) => share >= 0 && share <= 1)).toBe(true);
});

test.each(places)("the place %s.%s has points, within the picture, and can be drawn", (scene, at) => {
  const place = loopShapes[scene][at]!;
  expect(place.points.length).toBeGreaterThan(3);
  for (const [x, y] of place.points) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(300);
    expect(y).toBeGreaterThan(10);
    expect(y).toBeLessThan(215);
  }
  expect(smoothPath(place.points) + bandPath(place.points, place.widthUnits)).not.toMatch(/NaN|undefined/);
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
