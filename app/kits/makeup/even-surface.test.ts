import { expect, test } from "vitest";
import { seededRandom } from "../basics/seeded-random.ts";
import { isEvenSurface } from "./even-surface.ts";

const widthPx = 32;

/** A picture of `widthPx` squared; `level` tells the sRGB grey of a place, both from 0 to 1. */
const picture = (level: (x: number, y: number) => number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: widthPx * widthPx * 4 }, (_, i) => {
    const place = Math.floor(i / 4);
    return i % 4 === 3 ? 255 : 255 * level((place % widthPx) / widthPx, Math.floor(place / widthPx) / widthPx);
  });

test("a sheet of paper is even, also where the lamp stands beside it and the phone's picture is noisy", () => {
  const random = seededRandom(7);
  const noise = (): number => (random() - 0.5) * 0.03;
  expect(
    isEvenSurface(
      picture(() => 0.8),
      widthPx,
    ),
  ).toBe(true);
  expect(
    isEvenSurface(
      picture((x, y) => 0.85 - 0.3 * x - 0.15 * y * y + noise()),
      widthPx,
    ),
  ).toBe(true);
});

test("a face is not: eyes, a nose and its shadow lie in the frame", () => {
  const face = picture((x, y) => {
    const isEye = Math.hypot(x - 0.25, y - 0.3) < 0.1 || Math.hypot(x - 0.75, y - 0.3) < 0.1;
    return isEye ? 0.35 : 0.75 - (Math.abs(x - 0.5) < 0.06 ? 0.12 : 0);
  });
  expect(isEvenSurface(face, widthPx)).toBe(false);
});

test("paper that covers half of the frame is not", () => {
  expect(
    isEvenSurface(
      picture((x) => (x < 0.5 ? 0.9 : 0.55)),
      widthPx,
    ),
  ).toBe(false);
});
