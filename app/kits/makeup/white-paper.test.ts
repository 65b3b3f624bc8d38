import { expect, test } from "vitest";
import { readWhitePaper } from "./white-paper.ts";

const sheet = (red: number, green: number, blue: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 400 }, (_, i) => [red, green, blue, 255][i % 4]!);

test("white paper under a warm lamp tells how warm the lamp is", () => {
  const read = readWhitePaper(sheet(230, 200, 160));
  if (!("lamp" in read)) throw new Error(read.fault);
  expect(read.lamp[0]).toBeGreaterThan(1.2);
  expect(read.lamp[2]).toBeLessThan(0.75);
  expect((read.lamp[0] + read.lamp[1] + read.lamp[2]) / 3).toBeCloseTo(1, 6);
});

test("grey paper by daylight is as neutral as white paper", () => {
  const read = readWhitePaper(sheet(190, 190, 190));
  expect("lamp" in read && read.lamp.map((factor) => factor.toFixed(3))).toEqual(["1.000", "1.000", "1.000"]);
});

test("too dark, too bright and no paper at all are told apart", () => {
  expect(readWhitePaper(sheet(30, 30, 30))).toEqual({ fault: "dark" });
  expect(readWhitePaper(sheet(255, 255, 255))).toEqual({ fault: "blinding" });
  expect(readWhitePaper(sheet(220, 30, 40))).toEqual({ fault: "not-white" });
});
