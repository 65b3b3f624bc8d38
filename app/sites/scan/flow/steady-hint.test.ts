import { expect, it } from "vitest";
import type { FrameHint } from "../rules/frame-hints.ts";
import { noHint, steadyHint } from "./steady-hint.ts";

const frameMs = 67;

function shownLines(hints: (FrameHint | null)[]): (FrameHint | null)[] {
  let state = noHint;
  const lines = hints.map((hint, i) => (state = steadyHint(state, hint, i * frameMs)).shown);
  return lines.filter((line, i) => line !== lines[i - 1]);
}

const frames = (count: number, hint: FrameHint | null) => Array<FrameHint | null>(count).fill(hint);

it("a hint is said once it has held for a third of a second", () => {
  expect(shownLines(frames(4, "too-far"))).toEqual([null]);
  expect(shownLines(frames(10, "too-far"))).toEqual([null, "too-far"]);
});

it("a face on the edge of a limit does not make the words flicker", () => {
  const edge = Array.from({ length: 60 }, (_, i) => (i % 2 ? "too-far" : null));
  expect(shownLines(edge)).toEqual([null]);
});

it("what was said can be read before the next line comes", () => {
  const lines = shownLines([...frames(8, "too-dark"), ...frames(8, "leaning"), ...frames(20, null)]);
  expect(lines).toEqual([null, "too-dark", null]);
});

it("a visitor who does as told sees the line go", () => {
  expect(shownLines([...frames(20, "turned-left"), ...frames(20, null)])).toEqual([null, "turned-left", null]);
});
