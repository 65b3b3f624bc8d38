import { expect, it } from "vitest";
import { type Frame, worstSecond } from "./flashes.ts";

const frame = (atMs: number, ...points: [number, number, number][]): Frame => ({
  atMs,
  rgb: Uint8Array.from(points.flat()),
});
const black: [number, number, number] = [5, 3, 4];
const white: [number, number, number] = [240, 235, 230];
const red: [number, number, number] = [255, 0, 10];

it("a strobe is found, with the part of the picture that it takes", () => {
  const recording = Array.from({ length: 20 }, (_, i) => frame(i * 100, i % 2 ? white : black, black, black, black));
  expect(worstSecond(recording, 3)).toEqual({ share: 0.25, atMs: 0 });
});

it("one slow rise and fall is no flash more than allowed", () => {
  const recording = Array.from({ length: 30 }, (_, i) => {
    const value = Math.round(120 + 100 * Math.sin(i / 5));
    return frame(i * 100, [value, value, value]);
  });
  expect(worstSecond(recording, 1).share).toBe(0);
});

it("red that comes and goes counts although it is hardly brighter", () => {
  const recording = Array.from({ length: 12 }, (_, i) => frame(i * 80, i % 2 ? [150, 0, 0] : black));
  expect(worstSecond(recording, 1).share).toBe(1);
  expect(worstSecond([frame(0, black), frame(100, red), frame(200, red)], 0).share).toBe(0);
});

it("small trembling is none", () => {
  const recording = Array.from({ length: 20 }, (_, i) => frame(i * 50, i % 2 ? [60, 60, 60] : [50, 50, 50]));
  expect(worstSecond(recording, 0).share).toBe(0);
});
