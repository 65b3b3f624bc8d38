import { expect, test } from "vitest";
import { hexToLinear } from "#app/kits/basics/srgb.ts";
import { type Oklab, oklabOfLinear } from "../palette/oklab.ts";
import { maskShader } from "./desaturation.glsl.ts";
import { type SelectedColour, maskOf, maxOthers, radiusOf } from "./mask.ts";

const lab = (hex: string): Oklab => oklabOfLinear(...(hexToLinear(hex) as [number, number, number]));
const red: SelectedColour = {
  colour: lab("#c8302c"),
  radius: radiusOf(0.04),
  others: [lab("#e8b020"), lab("#2f5fd0")],
};

test("the held colour stays, in the light and in its own shade", () => {
  for (const hex of ["#c8302c", "#e0463e", "#8e201e"]) expect(maskOf(lab(hex), red), hex).toBeGreaterThan(0.9);
});

test("grey, black, white and the other colours drain", () => {
  for (const hex of ["#808080", "#0a0a0a", "#ffffff", "#e8b020", "#2f5fd0", "#2f9a4a"])
    expect(maskOf(lab(hex), red), hex).toBeLessThan(0.05);
});

test("between the held colour and grey there is no hard rim", () => {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const [l, a, b] = red.colour;
    return maskOf([l, a * part, b * part], red);
  });
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps.filter((step) => step > 0.02 && step < 0.98).length).toBeGreaterThan(0);
});

test("the shader has room for as many other colours as are told", () => {
  expect(maskShader).toContain(`others[${2 * maxOthers}]`);
});
