import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFrameLoop } from "./frame-loop.ts";

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => {});
});
afterEach(() => void vi.unstubAllGlobals());
const paint = (nowMs: number): void => frames.splice(0).forEach((frame) => frame(nowMs));

it("draws once however often it is asked, and then stands", () => {
  const draw = vi.fn<() => void>();
  const loop = createFrameLoop(draw, new AbortController().signal);
  loop.request();
  loop.request();
  expect(frames).toHaveLength(1);
  paint(16);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(frames).toHaveLength(0);
});

it("draws on while something moves", () => {
  const draw = vi.fn<() => void>();
  const loop = createFrameLoop(draw, new AbortController().signal);
  loop.run((nowMs) => nowMs < 40);
  for (const nowMs of [16, 32, 48, 64]) paint(nowMs);
  expect(draw).toHaveBeenCalledTimes(3);
});

it("draws no more once the scene has ended", () => {
  const end = new AbortController();
  const loop = createFrameLoop(() => {}, end.signal);
  end.abort();
  loop.request();
  expect(frames).toHaveLength(0);
});
