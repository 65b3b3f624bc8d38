// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { freeLift } from "./free-place.ts";

/** What lies on the page, from its top to its bottom in pixels. */
let lying: [element: Element, fromPx: number, toPx: number][] = [];
const own = document.createElement("div");
const resting = { left: 0, right: 390, top: 680, bottom: 788 } as DOMRectReadOnly;
const lies = (tag: string, fromPx: number, toPx: number): void =>
  void lying.push([document.createElement(tag), fromPx, toPx]);

beforeEach(() => {
  lying = [];
  // The layout of a page is the browser's; here it is told.
  document.elementsFromPoint = (_x, y) => lying.filter(([, from, to]) => y >= from && y < to).map(([one]) => one);
});
afterEach(() => void Reflect.deleteProperty(document, "elementsFromPoint"));

test("where nothing can be pressed it rests on the bar", () => {
  lies("p", 0, 800);
  expect(freeLift(resting, own, false)).toBe(0);
});

test("over a button it stands higher, just as high as it must", () => {
  lies("button", 700, 760);
  expect(freeLift(resting, own, false)).toBe(108);
});

test("a canvas is a control, but not for what lets touches through", () => {
  lies("canvas", 0, 800);
  expect(freeLift(resting, own, false)).toBeNull();
  expect(freeLift(resting, own, true)).toBe(0);
});

test("a page full of controls has no place for it", () => {
  lies("a", 0, 1);
  for (let y = 0; y < 800; y += 80) lies("button", y, y + 44);
  expect(freeLift(resting, own, true)).toBeNull();
});
