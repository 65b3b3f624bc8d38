// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { findFreeLift } from "./free-position.ts";

/** What lies on the page, from its top to its bottom in pixels. */
let elements: [element: Element, fromPx: number, toPx: number][] = [];
const own = document.createElement("div");
const resting = { left: 0, right: 390, top: 680, bottom: 788 } as DOMRectReadOnly;
const addElement = (tag: string, fromPx: number, toPx: number): void =>
  void elements.push([document.createElement(tag), fromPx, toPx]);

beforeEach(() => {
  elements = [];
  // The layout of a page is the browser's; here it is told.
  document.elementsFromPoint = (_x, y) => elements.filter(([, from, to]) => y >= from && y < to).map(([one]) => one);
});
afterEach(() => void Reflect.deleteProperty(document, "elementsFromPoint"));

test("where nothing can be pressed it rests on the bar", () => {
  addElement("p", 0, 800);
  expect(findFreeLift(resting, own, false)).toBe(0);
});

test("over a button it stands higher, just as high as it must", () => {
  addElement("button", 700, 760);
  expect(findFreeLift(resting, own, false)).toBe(108);
});

test("a canvas is a control, but not for what lets touches through", () => {
  addElement("canvas", 0, 800);
  expect(findFreeLift(resting, own, false)).toBeNull();
  expect(findFreeLift(resting, own, true)).toBe(0);
});

test("a page full of controls has no place for it", () => {
  addElement("a", 0, 1);
  for (let y = 0; y < 800; y += 80) addElement("button", y, y + 44);
  expect(findFreeLift(resting, own, true)).toBeNull();
});
