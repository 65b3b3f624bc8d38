// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { canMakeClip } from "./make-clip.ts";

afterEach(() => vi.unstubAllGlobals());

test("a browser with neither encoder nor recorder makes no clip", () => {
  vi.stubGlobal("VideoEncoder", undefined);
  vi.stubGlobal("MediaRecorder", undefined);
  expect(canMakeClip()).toBe(false);
  vi.stubGlobal("VideoEncoder", () => {});
  expect(canMakeClip()).toBe(true);
});

test("a recorder that takes none of the kinds is none", () => {
  vi.stubGlobal("VideoEncoder", undefined);
  vi.stubGlobal("MediaRecorder", { isTypeSupported: () => false });
  expect(canMakeClip()).toBe(false);
});
