// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchOverscroll } from "./overscroll.ts";

let controller: AbortController;
const onProgress = vi.fn<(progress: number) => void>();
const onReached = vi.fn<() => void>();

beforeEach(() => {
  controller = new AbortController();
  onProgress.mockReset();
  onReached.mockReset();
  scrollToTop(1_156);
  watchOverscroll({ onProgress, onReached }, controller.signal);
});
afterEach(() => controller.abort());

it("at the end of a floor a long pull of the thumb walks on, when it lets go", () => {
  fireTouch("touchstart", 700);
  fireTouch("touchmove", 560);
  expect(onReached).not.toHaveBeenCalled();
  fireTouch("touchend");
  expect(onReached).toHaveBeenCalledOnce();
});

it("a short pull, or one taken back, stays here", () => {
  fireTouch("touchstart", 700);
  fireTouch("touchmove", 640);
  fireTouch("touchend");
  fireTouch("touchstart", 700);
  fireTouch("touchmove", 560);
  fireTouch("touchmove", 690);
  fireTouch("touchend");
  expect(onReached).not.toHaveBeenCalled();
  expect(onProgress).toHaveBeenLastCalledWith(0);
});

it("a scroll that only arrives at the end is no pull", () => {
  scrollToTop(400);
  fireTouch("touchstart", 700);
  scrollToTop(1_156);
  fireTouch("touchmove", 300);
  fireTouch("touchend");
  expect(onReached).not.toHaveBeenCalled();
});

it("a wheel that swings on does not walk; one that rests at the end and turns again does", () => {
  scrollToTop(900);
  fireWheel(100, 1_000);
  scrollToTop(1_156);
  for (let ms = 1_020; ms < 1_400; ms += 20) fireWheel(100, ms);
  expect(onReached).not.toHaveBeenCalled();
  for (let ms = 2_000; ms < 2_200; ms += 20) fireWheel(100, ms);
  expect(onReached).toHaveBeenCalledOnce();
});

it("nobody listens after the floor is left", () => {
  controller.abort();
  fireTouch("touchstart", 700);
  fireTouch("touchmove", 400);
  fireTouch("touchend");
  expect(onReached).not.toHaveBeenCalled();
});

function scrollToTop(scrollTop: number): void {
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("scrollY", scrollTop);
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 2_000, configurable: true });
}

function fireTouch(type: string, clientY?: number): void {
  dispatchEvent(Object.assign(new Event(type), { touches: clientY === undefined ? [] : [{ clientY }] }));
}

function fireWheel(deltaY: number, timeStamp: number): void {
  const event = Object.assign(new Event("wheel"), { deltaY });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  dispatchEvent(event);
}
