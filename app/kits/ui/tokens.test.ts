import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Rgb, contrastRatio, hexToSrgb, srgbToHex } from "../basics/srgb.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

const colour = (name: string): string => {
  const hex = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`no colour --${name}`);
  return hex;
};

/** A half-transparent bone as it looks on a ground. */
function boneOn(ground: string, alpha: number): string {
  const below = hexToSrgb(ground);
  return srgbToHex(
    hexToSrgb(colour("bone")).map((value, i) => value * alpha + (below[i] ?? 0) * (1 - alpha)) as unknown as Rgb,
  );
}

const alphaOf = (name: string): number =>
  Number(new RegExp(`--${name}: rgb\\(243 235 230 / ([\\d.]+)\\)`).exec(css)?.[1]);

describe("what is meant to be read can be read", () => {
  it.each([
    ["bone", "ink", 7],
    ["bone", "soot", 7],
    ["bone", "grey", 7],
    ["ash", "ink", 7],
    ["ash", "soot", 7],
    ["ash", "grey", 4.5],
    ["rouge-text", "ink", 7],
    ["rouge-text", "soot", 7],
    ["ink", "bone", 7],
    ["ink", "ash", 7],
  ])("%s on %s", (text, ground, least) => {
    expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  it("white on the red control, at rest and pressed", () => {
    expect(contrastRatio("#ffffff", colour("blood"))).toBeGreaterThanOrEqual(6);
    expect(contrastRatio("#ffffff", colour("oxblood"))).toBeGreaterThanOrEqual(7);
  });

  it("borders that mean something stand out from every ground; ornament does not claim to", () => {
    for (const ground of ["ink", "soot"])
      expect(contrastRatio(boneOn(colour(ground), alphaOf("line")), colour(ground))).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(boneOn(colour("ink"), alphaOf("smoke")), colour("ink"))).toBeLessThan(3);
  });
});

describe("a wish of the visitor and the same wish of the device", () => {
  const block = (opening: string): string[] => {
    const start = css.indexOf(opening);
    expect(start, opening).toBeGreaterThan(0);
    return css
      .slice(css.indexOf("{", start) + 1, css.indexOf("}", start))
      .split(";")
      .map((line) => line.trim())
      .filter(Boolean);
  };

  it("do the same for 明るく", () => {
    expect(block(':root[data-bright]:not([data-bright="off"])')).toEqual(block(':root:not([data-bright="off"])'));
  });

  it("do the same for reduced motion", () => {
    expect(block(':root[data-motion="reduced"]')).toEqual(block(':root:not([data-motion="full"])'));
  });
});
