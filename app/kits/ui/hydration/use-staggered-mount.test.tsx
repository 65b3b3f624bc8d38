// @vitest-environment happy-dom
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "../testing/mount.tsx";
import type { useStaggeredMount as UseStaggeredMount } from "./use-staggered-mount.ts";

let useStaggeredMount: typeof UseStaggeredMount;
let setVisible: (...parts: Element[]) => void;
let idleCallbacks: (() => void)[];
let page: ReturnType<typeof mount>;

beforeEach(async () => {
  idleCallbacks = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idleCallbacks.push(run));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        setVisible = (...parts) => act(() => notify(parts.map((target) => ({ isIntersecting: true, target }))));
      }
      observe() {}
      unobserve() {}
    },
  );
  // Each test has a browser of its own.
  vi.resetModules();
  ({ useStaggeredMount } = await import("./use-staggered-mount.ts"));
});
afterEach(() => {
  page.unmount();
  vi.unstubAllGlobals();
});

function Part() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useStaggeredMount(place) ? "awake" : "asleep"}</p>;
}

const createParts = (count: number) => Array.from({ length: count }, (_, i) => <Part key={i} />);
const mountedIndexes = () => page.findAll("p").flatMap(({ textContent }, i) => (textContent === "awake" ? i : []));
/** The phone has nothing else to do. */
const runIdle = () => act(() => idleCallbacks.splice(0).forEach((run) => run()));

it("what comes into sight wakes before what stands above it", () => {
  page = mount(createParts(9));
  expect(mountedIndexes()).toEqual([]);
  setVisible(page.findAll("p")[7]!, page.findAll("p")[8]!);
  expect(mountedIndexes()).toEqual([7, 8]);
});

it("what nobody sees wakes too, a few at a time, when the phone is at rest", () => {
  page = mount(createParts(9));
  runIdle();
  expect(mountedIndexes()).toEqual([0, 1, 2, 3]);
  runIdle();
  expect(mountedIndexes()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  runIdle();
  expect(mountedIndexes()).toHaveLength(9);
  runIdle();
  expect(idleCallbacks).toEqual([]);
});

it("what is gone before its turn wakes nothing, and the next page has its own turns", () => {
  page = mount(createParts(2));
  page.draw([]);
  runIdle();
  expect(idleCallbacks).toEqual([]);
  page.draw(createParts(1));
  runIdle();
  expect(mountedIndexes()).toEqual([0]);
});
