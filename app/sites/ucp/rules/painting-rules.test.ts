import { expect, test } from "vitest";
import type { Draft, PaintRecipe, Stroke } from "#contracts/painting.ts";
import { maxStrokes } from "#contracts/painting-limits.ts";
import { summarizePainting } from "./painting-summary.ts";
import type { TouchPoint } from "./draw/touch-path.ts";
import { applyAction, type CanvasState } from "./canvas.ts";
import { strokeAt } from "./erase.ts";
import { familyOf, mainColour } from "./family.ts";
import { encodeLine } from "./encode-line.ts";
import { clampCamera, zoomAt } from "./mural-camera.ts";

const stamp = (x: number, y: number, paint = 0): Stroke => ({
  kind: "stamp",
  form: "dot",
  paint,
  size: 1,
  turn: 0,
  x,
  y,
});
const line = (points: number[], paint = 0): Stroke => ({ kind: "line", brush: "round", paint, size: 2, points });
const paint: PaintRecipe = { parts: [{ source: "lip-03", share: 1 }], grain: 2, medium: "oil" };
const draft: Draft = {
  id: "00000000-0000-4000-8000-000000000001",
  paper: "bone",
  title: [0, 0],
  paints: [paint],
  strokes: [],
};
const fresh: CanvasState = { draft, past: [], future: [] };

test("a hand's line is kept with few points, in whole numbers, and ends where it ended", () => {
  const touches = Array.from({ length: 200 }, (_, i): TouchPoint => [100 + i * 2.02, 300.4, 0.5]);
  const points = encodeLine(touches);
  expect(points.length).toBeLessThan(30);
  expect(points.slice(0, 3)).toEqual([100, 300, 8]);
  expect(points.slice(-3)).toEqual([502, 300, 8]);
  expect(points.every(Number.isInteger)).toBe(true);
});

test("a scribble without an end is told more roughly, never refused", () => {
  const wild = Array.from({ length: 6_000 }, (_, i): TouchPoint => [
    360 + 300 * Math.sin(i * 1.7),
    480 + 400 * Math.cos(i * 2.3),
    (i % 10) / 10,
  ]);
  expect(encodeLine(wild).length).toBeLessThanOrEqual(3 * 240);
  expect(Math.max(...encodeLine([[9_999, -9_999, 7]]))).toBeLessThanOrEqual(768);
});

test("undo and redo walk the same way back and forth; a new stroke closes the way forth", () => {
  let canvas = applyAction(fresh, { do: "paint", stroke: stamp(1, 1) });
  canvas = applyAction(canvas, { do: "paint", stroke: stamp(2, 2) });
  canvas = applyAction(canvas, { do: "undo" });
  expect(canvas.draft.strokes).toEqual([stamp(1, 1)]);
  expect(applyAction(canvas, { do: "redo" }).draft.strokes).toHaveLength(2);
  canvas = applyAction(canvas, { do: "paint", stroke: stamp(3, 3) });
  expect(applyAction(canvas, { do: "redo" })).toBe(canvas);
  canvas = applyAction(canvas, { do: "clear" });
  expect(applyAction(canvas, { do: "undo" }).draft.strokes).toHaveLength(2);
  expect(applyAction(fresh, { do: "undo" })).toBe(fresh);
});

test("the four hundred and first stroke does not go onto the paper", () => {
  const full: CanvasState = {
    ...fresh,
    draft: { ...draft, strokes: Array.from({ length: maxStrokes }, () => stamp(5, 5)) },
  };
  expect(applyAction(full, { do: "paint", stroke: stamp(1, 1) })).toBe(full);
});

test("a paint that is on the paper stays; the others move up when one is thrown away", () => {
  const canvas: CanvasState = {
    ...fresh,
    draft: { ...draft, paints: [paint, paint, paint], strokes: [stamp(1, 1, 2)] },
  };
  expect(applyAction(canvas, { do: "dropPaint", at: 2 })).toBe(canvas);
  const dropped = applyAction(canvas, { do: "dropPaint", at: 0 });
  expect(dropped.draft.paints).toHaveLength(2);
  expect(dropped.draft.strokes[0]?.paint).toBe(1);
});

test("the eraser takes the topmost stroke under it, and nothing from bare paper", () => {
  const strokes = [line([100, 100, 8, 300, 100, 8]), stamp(200, 100)];
  expect(strokeAt(strokes, 200, 102)).toBe(1);
  expect(strokeAt(strokes, 280, 104)).toBe(0);
  expect(strokeAt(strokes, 500, 500)).toBeNull();
});

test("a painting is told by counts: what there is most of, and where", () => {
  const summary = summarizePainting([stamp(60, 60), stamp(80, 80), line([600, 900, 5, 700, 950, 5], 1)]);
  expect(summary).toEqual({
    lineCount: 1,
    stamps: [{ form: "dot", count: 2 }],
    paints: [
      { paint: 0, count: 2 },
      { paint: 1, count: 1 },
    ],
    weight: 0,
  });
  expect(summarizePainting([]).weight).toBeNull();
});

test("the wall reads a painting as the paint that covers most of it", () => {
  const paints = [{ hex: "#ae0d29" }, { hex: "#5b2a4f" }].map((one) => ({
    ...one,
    grain: 1 as const,
    medium: "oil" as const,
    parts: [],
  }));
  expect(mainColour({ paints, strokes: [line([0, 0, 8, 700, 900, 8]), stamp(9, 9, 1)] })).toBe("#ae0d29");
  expect(["#ae0d29", "#f3b8d2", "#f09a55", "#6a3a8e", "#f3ebe6", "#1b1216"].map(familyOf)).toEqual([
    "red",
    "pale",
    "amber",
    "violet",
    "pale",
    "dark",
  ]);
});

test("the wall is never looked at beyond its edges, and what is under the finger stays under it", () => {
  expect(clampCamera({ x: -3, y: 9, zoom: 0.2 }, 2)).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  expect(clampCamera({ x: 9, y: 0.5, zoom: 2 }, 2)).toEqual({ x: 1.75, y: 0.5, zoom: 2 });
  const before = { x: 0.5, y: 0.5, zoom: 2 };
  const at = { x: 0.8, y: 0.3 };
  const under = (camera: typeof before) => [
    camera.x + (at.x - 0.5) / camera.zoom,
    camera.y + (at.y - 0.5) / camera.zoom,
  ];
  const after = zoomAt(before, 1.8, at, 1);
  under(after).forEach((value, i) => expect(value).toBeCloseTo(under(before)[i]!, 9));
});
