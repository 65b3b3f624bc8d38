// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPull } from "./pull-on.ts";

let leaving: AbortController;
const onProgress = vi.fn<(progress: number) => void>();
const onReached = vi.fn<() => void>();

beforeEach(() => {
  leaving = new AbortController();
  onProgress.mockReset();
  onReached.mockReset();
  standAt(1_156);
  startPull({ onProgress, onReached }, leaving.signal);
});
afterEach(() => leaving.abort());

it("at the end of a floor a long pull of the thumb walks on, when it lets go", () => {
  finger("touchstart", 700);
  finger("touchmove", 560);
  expect(onReached).not.toHaveBeenCalled();
  finger("touchend");
  expect(onReached).toHaveBeenCalledOnce();
});

it("a short pull, or one taken back, stays here", () => {
  finger("touchstart", 700);
  finger("touchmove", 640);
  finger("touchend");
  finger("touchstart", 700);
  finger("touchmove", 560);
  finger("touchmove", 690);
  finger("touchend");
  expect(onReached).not.toHaveBeenCalled();
  expect(onProgress).toHaveBeenLastCalledWith(0);
});

it("a scroll that only arrives at the end is no pull", () => {
  standAt(400);
  finger("touchstart", 700);
  standAt(1_156);
  finger("touchmove", 300);
  finger("touchend");
  expect(onReached).not.toHaveBeenCalled();
});

it("a wheel that swings on does not walk; one that rests at the end and turns again does", () => {
  standAt(900);
  wheel(100, 1_000);
  standAt(1_156);
  for (let ms = 1_020; ms < 1_400; ms += 20) wheel(100, ms);
  expect(onReached).not.toHaveBeenCalled();
  for (let ms = 2_000; ms < 2_200; ms += 20) wheel(100, ms);
  expect(onReached).toHaveBeenCalledOnce();
});

it("nobody listens after the floor is left", () => {
  leaving.abort();
  finger("touchstart", 700);
  finger("touchmove", 400);
  finger("touchend");
  expect(onReached).not.toHaveBeenCalled();
});

function standAt(scrollTop: number): void {
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("scrollY", scrollTop);
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 2_000, configurable: true });
}

function finger(type: string, clientY?: number): void {
  dispatchEvent(Object.assign(new Event(type), { touches: clientY === undefined ? [] : [{ clientY }] }));
}

function wheel(deltaY: number, timeStamp: number): void {
  const event = Object.assign(new Event("wheel"), { deltaY });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  dispatchEvent(event);
}
