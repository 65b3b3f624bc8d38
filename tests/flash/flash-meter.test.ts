import { expect, test } from "vitest";
import { type Cells, measureFlashes } from "./flash-meter.ts";

const perSecond = 30;
const cells = 100;
/** A film of ten by ten cells; `colourAt` says what the first `share` of them show, the rest stays black. */
const createFrames = (
  seconds: number,
  share: number,
  colourAt: (frame: number) => readonly [number, number, number],
): Cells[] =>
  Array.from({ length: seconds * perSecond }, (_, frame) =>
    Array.from({ length: cells }, (_cell, i) => (i < cells * share ? colourAt(frame) : [0, 0, 0])).flat(),
  );
const blink = (everyFrames: number, on: readonly [number, number, number]) => (frame: number) =>
  Math.floor(frame / everyFrames) % 2 === 0 ? ([0, 0, 0] as const) : on;

test("a picture that stands still, or slowly grows light, does not flash", () => {
  expect(
    measureFlashes(
      createFrames(2, 1, () => [120, 120, 120]),
      perSecond,
    ).flashingShare,
  ).toBe(0);
  expect(
    measureFlashes(
      createFrames(3, 1, (frame) => [frame * 2, frame * 2, frame * 2]),
      perSecond,
    ).flashingShare,
  ).toBe(0);
});

test("five flashes in a second are seen, with the part of the picture that does it; two are not too many", () => {
  expect(measureFlashes(createFrames(3, 0.4, blink(3, [255, 255, 255])), perSecond).flashingShare).toBeCloseTo(0.4);
  expect(measureFlashes(createFrames(3, 1, blink(8, [255, 255, 255])), perSecond).flashingShare).toBe(0);
});

test("saturated red is seen also where it is too dark to count as light", () => {
  const red = measureFlashes(createFrames(3, 1, blink(3, [150, 0, 0])), perSecond);
  expect(red.redFlashingShare).toBe(1);
  expect(red.flashingShare).toBe(0);
});

test("a screen that turns red and back within a second has changed twice; a red corner has not", () => {
  expect(
    measureFlashes(
      createFrames(2, 1, (frame) => (frame > 20 && frame < 35 ? [220, 0, 0] : [0, 0, 0])),
      perSecond,
    ).redChanges,
  ).toBe(2);
  expect(measureFlashes(createFrames(2, 0.2, blink(10, [220, 0, 0])), perSecond).redChanges).toBe(0);
});
