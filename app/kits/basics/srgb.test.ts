import { describe, expect, it } from "vitest";
import { contrastRatio, hexToLinear, hexToSrgb, linearToHex, relativeLuminance, srgbToHex } from "./srgb.ts";

describe("colours", () => {
  it("reads a shade in either case", () => {
    expect(hexToSrgb("#FF0080")).toEqual(hexToSrgb("#ff0080"));
    expect(hexToSrgb("#FF0080")).toEqual([1, 0, 128 / 255]);
  });

  it("refuses what is not a colour, naming it", () => {
    for (const text of ["", "#fff", "ff0080", "#ff008", "#ff00800", "#gg0000", "red"])
      expect(() => hexToSrgb(text)).toThrow(`not a colour of the form #rrggbb: ${text}`);
  });

  it("gives middle grey the light of the standard", () => {
    // sRGB 50 % is 21.404 % of the light (IEC 61966-2-1)
    expect(hexToLinear("#808080")[0]).toBeCloseTo(0.215861, 5);
    expect(hexToLinear("#000000")).toEqual([0, 0, 0]);
    expect(hexToLinear("#ffffff")).toEqual([1, 1, 1]);
  });

  it("brings every channel value back unchanged", () => {
    for (let value = 0; value < 256; value++) {
      const hex = srgbToHex([value / 255, 1 - value / 255, 0]);
      expect(linearToHex(hexToLinear(hex))).toBe(hex);
    }
  });

  it("clips light that no screen can show", () => {
    expect(linearToHex([-0.2, 1.7, 1])).toBe("#00ffff");
    expect(srgbToHex([-0.2, 1.7, 0.5])).toBe("#00ff80");
  });
});

describe("contrast", () => {
  it("is 21 between black and white, 1 between equals, the same in both orders", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 10);
    expect(contrastRatio("#c4000f", "#C4000F")).toBe(1);
    expect(contrastRatio("#f3ebe6", "#050304")).toBe(contrastRatio("#050304", "#f3ebe6"));
  });

  it("agrees with the figures of the art direction", () => {
    expect(contrastRatio("#f3ebe6", "#050304")).toBeCloseTo(17.5, 0);
    expect(contrastRatio("#ffffff", "#c4000f")).toBeCloseTo(6.3, 1);
    expect(contrastRatio("#ff6a70", "#050304")).toBeCloseTo(7.4, 1);
    expect(contrastRatio("#f3ebe6", "#2a2827")).toBeCloseTo(12.5, 1);
  });

  it("weighs green most and blue least", () => {
    expect(relativeLuminance("#00ff00")).toBeCloseTo(0.7152, 10);
    expect(relativeLuminance("#0000ff")).toBeCloseTo(0.0722, 10);
  });
});
