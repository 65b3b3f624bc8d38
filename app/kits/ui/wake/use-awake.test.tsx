// @vitest-environment happy-dom
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "../testing/mount.tsx";
import type { useAwake as UseAwake } from "./use-awake.ts";

let useAwake: typeof UseAwake;
let see: (...parts: Element[]) => void;
let atRest: (() => void)[];
let page: ReturnType<typeof mount>;

beforeEach(async () => {
  atRest = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => atRest.push(run));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        see = (...parts) => act(() => tell(parts.map((target) => ({ isIntersecting: true, target }))));
      }
      observe() {}
      unobserve() {}
    },
  );
  // Each test has a browser of its own.
  vi.resetModules();
  ({ useAwake } = await import("./use-awake.ts"));
});
afterEach(() => {
  page.unmount();
  vi.unstubAllGlobals();
});

function Part() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useAwake(place) ? "awake" : "asleep"}</p>;
}

const shelf = (count: number) => Array.from({ length: count }, (_, i) => <Part key={i} />);
const awake = () => page.findAll("p").flatMap(({ textContent }, i) => (textContent === "awake" ? i : []));
/** The phone has nothing else to do. */
const rest = () => act(() => atRest.splice(0).forEach((run) => run()));

it("what comes into sight wakes before what stands above it", () => {
  page = mount(shelf(9));
  expect(awake()).toEqual([]);
  see(page.findAll("p")[7]!, page.findAll("p")[8]!);
  expect(awake()).toEqual([7, 8]);
});

it("what nobody sees wakes too, a few at a time, when the phone is at rest", () => {
  page = mount(shelf(9));
  rest();
  expect(awake()).toEqual([0, 1, 2, 3]);
  rest();
  expect(awake()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  rest();
  expect(awake()).toHaveLength(9);
  rest();
  expect(atRest).toEqual([]);
});

it("what is gone before its turn wakes nothing, and the next page has its own turns", () => {
  page = mount(shelf(2));
  page.draw([]);
  rest();
  expect(atRest).toEqual([]);
  page.draw(shelf(1));
  rest();
  expect(awake()).toEqual([0]);
});
