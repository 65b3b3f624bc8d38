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

test("beside what is said to the visitor it stands apart, even where only a corner would lie over it", () => {
  const reply = document.createElement("p");
  reply.setAttribute("data-reply", "");
  reply.getBoundingClientRect = () =>
    ({ left: 40, right: 350, top: 760, bottom: 767, width: 310, height: 7 }) as DOMRect;
  document.body.append(reply);
  expect(findFreeLift(resting, own, false)).toBe(36);
  reply.remove();
});
