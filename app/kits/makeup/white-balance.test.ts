import { expect, test } from "vitest";
import { measureWhiteBalance } from "./white-balance.ts";

const sheet = (red: number, green: number, blue: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 400 }, (_, i) => [red, green, blue, 255][i % 4]!);

test("white paper under a warm lamp tells how warm the lamp is", () => {
  const measured = measureWhiteBalance(sheet(230, 200, 160));
  if (!("illuminant" in measured)) throw new Error(measured.error);
  expect(measured.illuminant[0]).toBeGreaterThan(1.2);
  expect(measured.illuminant[2]).toBeLessThan(0.75);
  expect((measured.illuminant[0] + measured.illuminant[1] + measured.illuminant[2]) / 3).toBeCloseTo(1, 6);
});

test("grey paper by daylight is as neutral as white paper", () => {
  const measured = measureWhiteBalance(sheet(190, 190, 190));
  expect("illuminant" in measured && measured.illuminant.map((factor) => factor.toFixed(3))).toEqual([
    "1.000",
    "1.000",
    "1.000",
  ]);
});

test("too dark, too bright and no paper at all are told apart", () => {
  expect(measureWhiteBalance(sheet(30, 30, 30))).toEqual({ error: "dark" });
  expect(measureWhiteBalance(sheet(255, 255, 255))).toEqual({ error: "blinding" });
  expect(measureWhiteBalance(sheet(220, 30, 40))).toEqual({ error: "not-white" });
});
