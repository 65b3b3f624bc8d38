import { expect, test } from "vitest";
import { paperHeight, paperWidth } from "#contracts/painting-limits.ts";
import { initialTool } from "./canvas-tools.ts";
import { lineStroke, stampStroke, touchPointOf } from "./touch-stroke.ts";

const middle = { xShare: 0.5, yShare: 0.5, penPressure: null, atMs: 0 };

test("a fast finger presses less than a slow one", () => {
  const point = touchPointOf(middle, null);
  const pressureAfter = (durationMs: number): number =>
    touchPointOf({ ...middle, xShare: 0.7, atMs: durationMs }, { point, atMs: 0 })[2];
  expect(pressureAfter(20)).toBeLessThan(pressureAfter(2_000));
});

test("a pen is believed, a little at a time", () => {
  const last = { point: [paperWidth / 2, paperHeight / 2, 0.5] as const, atMs: 0 };
  const pressureAfter = (ms: number): number => touchPointOf({ ...middle, penPressure: 1, atMs: ms }, last)[2];
  expect(pressureAfter(5)).toBeLessThan(0.6);
  expect(pressureAfter(200)).toBeGreaterThan(0.98);
});

test("a screen that tells more places paints no other stroke", () => {
  const start = { point: [paperWidth / 2, paperHeight / 2, 0.5] as const, atMs: 0 };
  const paintWith = (eventMs: number): number => {
    let last: Parameters<typeof touchPointOf>[1] = start;
    for (let atMs = eventMs; atMs <= 96; atMs += eventMs)
      last = { point: touchPointOf({ ...middle, penPressure: 1, atMs }, last), atMs };
    return last!.point[2];
  };
  expect(paintWith(4)).toBeCloseTo(paintWith(16), 5);
});

test("a single touch is a dot; eraser and stamp draw no line", () => {
  const dot = lineStroke([[10, 20, 0.5]], initialTool, 2, 1);
  expect(dot).toMatchObject({ kind: "line", brush: initialTool.kind, paint: 2 });
  expect(lineStroke([], initialTool, 2, 1)).toBeNull();
  for (const kind of ["stamp", "eraser"] as const)
    expect(lineStroke([[10, 20, 0.5]], { ...initialTool, kind }, 2, 1)).toBeNull();
});

test("a stamp stands on whole numbers", () => {
  expect(stampStroke([10.4, 20.6, 1], initialTool, 0)).toMatchObject({ kind: "stamp", x: 10, y: 21 });
});
