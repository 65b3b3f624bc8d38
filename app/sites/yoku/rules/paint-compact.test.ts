import { expect, test } from "vitest";
import { hexToSrgb } from "#app/kits/basics/srgb.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import { panCorners } from "./compact.ts";
import { paintCompact } from "./paint-compact.ts";

const [width, height] = [160, 200];
const hexes = ["#8E6D54", "#C81E24", "#54324F", "#D7AF5E"];
const pansOf = (finish: PalettePan["finish"]) => hexes.map((hex) => ({ hex, finish }));

/** The middle value of each channel over a pan. */
function medianOf(pixels: Uint8ClampedArray, panIndex: number): number[] {
  const corners = panCorners(panIndex);
  const [left, right] = [Math.max(corners[0]![0], corners[3]![0]), Math.min(corners[1]![0], corners[2]![0])];
  const [top, bottom] = [corners[0]![1], corners[2]![1]];
  const values: number[][] = [[], [], []];
  for (let y = Math.ceil((top + 0.03) * height); y < (bottom - 0.03) * height; y++)
    for (let x = Math.ceil((left + 0.04) * width); x < (right - 0.04) * width; x++)
      for (let i = 0; i < 3; i++) values[i]!.push(pixels[(y * width + x) * 4 + i]!);
  return values.map((channel) => channel.toSorted((a, b) => a - b)[channel.length >> 1]!);
}

test("what lies in a pan is the colour that is sold, in the well that it was put into", () => {
  const pixels = paintCompact(width, height, pansOf("matte"));
  hexes.forEach((hex, panIndex) => {
    const wanted = hexToSrgb(hex).map((value) => Math.round(value * 255));
    medianOf(pixels, panIndex).forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThanOrEqual(9));
  });
});

test("every finish looks different, and the same palette is the same picture every time", () => {
  const pictures = (["matte", "satin", "pearl", "glitter", "sheer"] as const).map((finish) =>
    Buffer.from(paintCompact(80, 100, pansOf(finish)).buffer).toString("base64"),
  );
  expect(new Set(pictures).size).toBe(5);
  expect(Buffer.from(paintCompact(80, 100, pansOf("pearl")).buffer).toString("base64")).toBe(pictures[2]);
});

test("rows painted one after the other are the whole picture", () => {
  const whole = paintCompact(40, 50, pansOf("glitter"));
  const parts = [0, 20, 40].map((row) => paintCompact(40, 50, pansOf("glitter"), row, Math.min(50, row + 20)));
  expect(Buffer.concat(parts.map((part) => Buffer.from(part.buffer)))).toEqual(Buffer.from(whole.buffer));
});

test("in a night without red nothing of the case is red, and every powder is what it is by day", () => {
  const day = paintCompact(width, height, [null, null, null, null]);
  const night = paintCompact(width, height, [null, null, null, null], 0, height, true);
  const redOf = (pixels: Uint8ClampedArray): number => {
    let most = 0;
    for (let at = 0; at < pixels.length; at += 4) most = Math.max(most, pixels[at]! - pixels[at + 1]!);
    return most;
  };
  expect(redOf(day)).toBeGreaterThan(60);
  expect(redOf(night)).toBeLessThan(6);
  const [byDay, byNight] = [false, true].map((isAway) =>
    paintCompact(width, height, pansOf("satin"), 0, height, isAway),
  );
  for (let panIndex = 0; panIndex < 4; panIndex++)
    expect(medianOf(byNight!, panIndex)).toEqual(medianOf(byDay!, panIndex));
});
