import { describe, expect, it } from "vitest";
import { composeSwatch, type StrokePlanes, type SwatchOptions } from "./compose-swatch.ts";
import { lights } from "./skin-light.ts";

const points = 5;
/** Bare skin, an edge, the core, a ridge with a reflection, a furrow. */
const stroke: StrokePlanes = {
  width: points,
  height: 1,
  light: new Uint8Array([128, 128, 128, 150, 100]),
  coverage: new Uint8Array([0, 128, 255, 255, 255]),
  shine: new Uint8Array([0, 0, 0, 180, 0]),
};
const skinOf = (byte: number): Uint8ClampedArray => new Uint8ClampedArray(points * 4).fill(byte);
const compose = (some: Partial<SwatchOptions> = {}, skin = 200): number[][] => {
  const rgba = composeSwatch(stroke, skinOf(skin), {
    hex: "#DE5038",
    isStain: false,
    shineTint: 0,
    light: lights.day,
    ...some,
  });
  return Array.from({ length: points }, (_, i) => [...rgba.slice(i * 4, i * 4 + 3)]);
};

describe("a shade worn on skin", () => {
  it("is by day its exact hex where it lies thick, on whatever skin", () => {
    for (const skin of [40, 120, 240]) expect(compose({}, skin)[2]).toEqual([0xde, 0x50, 0x38]);
  });

  it("leaves bare skin as it is", () => {
    const [bare] = compose();
    for (const value of bare ?? []) expect(Math.abs(value - 200)).toBeLessThanOrEqual(1);
  });

  it("is brighter where it reflects, darker in a furrow, between both at an edge", () => {
    const [bare, edge, core, ridge, furrow] = compose();
    expect(ridge?.[1]).toBeGreaterThan((core?.[1] ?? 0) + 60);
    expect(furrow?.[0]).toBeLessThan(core?.[0] ?? 0);
    expect(edge?.[2]).toBeGreaterThan(core?.[2] ?? 0);
    expect(edge?.[2]).toBeLessThan(bare?.[2] ?? 0);
  });

  it("lets the skin through when it is a stain", () => {
    const on = (skin: number): number => compose({ isStain: true }, skin)[2]?.[0] ?? 0;
    expect(on(220)).toBeGreaterThan(on(60) + 40);
  });

  it("keeps its own colour in the reflections of metal", () => {
    const blueOf = (shineTint: number): number => compose({ shineTint })[3]?.[2] ?? 0;
    expect(blueOf(0.7)).toBeLessThan(blueOf(0));
  });

  it("is warmer under the bulb than at the window, and so is the skin beside it", () => {
    const lamp = compose({ light: lights.lamp });
    const day = compose();
    for (const i of [0, 2]) {
      expect((lamp[i]?.[2] ?? 0) / (lamp[i]?.[0] ?? 1)).toBeLessThan((day[i]?.[2] ?? 0) / (day[i]?.[0] ?? 1));
    }
  });
});
