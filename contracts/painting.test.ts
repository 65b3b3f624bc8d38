import * as v from "valibot";
import { expect, test } from "vitest";
import { paintingSchema } from "./painting.ts";
import { maxPoints, maxStrokes } from "./painting-limits.ts";

const line = (points: number[]) => ({ kind: "line", brush: "round", paint: 0, size: 2, points });
const stamp = { kind: "stamp", form: "moon", paint: 0, size: 2, turn: 3, x: 100, y: 200 };
const painting = (change: object = {}) => ({
  paper: "bone",
  title: [0, 1],
  paints: [{ parts: [{ source: "lip-03", share: 1 }], grain: 2, medium: "oil" }],
  strokes: [line([10, 20, 8, 30, 40, 9]), stamp],
  ...change,
});
const isTaken = (change?: object): boolean => v.is(paintingSchema, painting(change));
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const long = (count: number): number[] => Array.from({ length: count }, () => [5, 5, 5]).flat();

test("lines and stamps in whole numbers are a painting", () => {
  expect(isTaken()).toBe(true);
  expect(isTaken({ strokes: [line([-48, -48, 0, 768, 1008, 15])] }), "a stroke may begin beside the paper").toBe(true);
});

test("what is too much is refused: strokes, points of one line, points of all, paints, parts", () => {
  expect(isTaken({ strokes: many(maxStrokes, stamp) })).toBe(true);
  expect(isTaken({ strokes: many(maxStrokes + 1, stamp) })).toBe(false);
  expect(isTaken({ strokes: [line(long(240))] })).toBe(true);
  expect(isTaken({ strokes: [line(long(241))] })).toBe(false);
  expect(isTaken({ strokes: many(maxPoints / 240, line(long(240))) })).toBe(true);
  expect(isTaken({ strokes: many(maxPoints / 240 + 1, line(long(240))) })).toBe(false);
  const [paint] = painting().paints;
  expect(isTaken({ paints: many(7, paint) })).toBe(false);
  expect(isTaken({ paints: [{ ...paint, parts: many(4, { source: "lip-03", share: 1 }) }] })).toBe(false);
  expect(isTaken({ paints: [{ ...paint, parts: [] }] })).toBe(false);
  expect(isTaken({ strokes: [] })).toBe(false);
});

test.each<[string, object]>([
  ["a place far outside", { strokes: [line([5_000, 0, 5])] }],
  ["a place that is no number", { strokes: [line([Number.NaN, 0, 5])] }],
  ["half a unit", { strokes: [line([1.5, 0, 5])] }],
  ["endless pressure", { strokes: [line([0, 0, Number.POSITIVE_INFINITY])] }],
  ["points that do not come by threes", { strokes: [line([1, 2, 3, 4])] }],
  ["text among the points", { strokes: [line(["<script>", 0, 5] as unknown as number[])] }],
  ["a form nobody cut", { strokes: [{ ...stamp, form: "<svg onload=alert(1)>" }] }],
  ["a paint that is not there", { strokes: [{ ...stamp, paint: 1 }] }],
  ["a turn beyond the round", { strokes: [{ ...stamp, turn: 8 }] }],
  ["a colour in the place of a recipe", { paints: [{ hex: "#ff0000", grain: 0, medium: "oil" }] }],
  ["a colour smuggled beside a recipe", { paints: [{ ...painting().paints[0], hex: "#ff0000" }] }],
  ["a source with markup", { paints: [{ ...painting().paints[0], parts: [{ source: '"><b>', share: 1 }] }] }],
  ["a title in words", { title: ["わたしの", "題"] }],
  ["a picture", { picture: "data:image/png;base64,AAAA" }],
  ["a stroke with a style", { strokes: [{ ...stamp, style: "fill:url(https://evil.example)" }] }],
  ["a paper of one's own", { paper: "url(https://evil.example)" }],
])("%s is refused", (_, change) => {
  expect(isTaken(change)).toBe(false);
});
