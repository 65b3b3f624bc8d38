import { converter, differenceCiede2000 } from "culori";
import { describe, expect, it } from "vitest";
import { ciede2000 } from "../basics/ciede2000.ts";
import { hexToLab } from "../basics/lab.ts";
import { hexToOklch, oklchToHex } from "../basics/oklch.ts";
import lips from "#content/products/lips.json";
import shadows from "#content/products/shadows.json";

const hexes = [...lips, ...shadows].flatMap(({ shade }) => (shade ? [shade.hex] : []));
const pairs = hexes.flatMap((one, i) => hexes.slice(i + 1, i + 12).map((other) => [one, other] as const));

// Pairs 1, 4, 7, 9, 17, 21 and 25 of the data that Sharma, Wu and Dalal publish with the formula.
const published = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
] as const;

describe("the difference of two shades", () => {
  it.each(published)("is what the formula's authors print for their pair %#", (l1, a1, b1, l2, a2, b2, difference) => {
    expect(ciede2000({ l: l1, a: a1, b: b1 }, { l: l2, a: a2, b: b2 })).toBeCloseTo(difference, 4);
  });

  it("is the same in both directions, and zero for one and the same shade", () => {
    for (const [one, other] of pairs) {
      expect(ciede2000(hexToLab(one), hexToLab(other))).toBeCloseTo(ciede2000(hexToLab(other), hexToLab(one)), 10);
    }
    expect(ciede2000(hexToLab("#DE5038"), hexToLab("#DE5038"))).toBe(0);
  });

  it("is what a colour library says of every shade and its neighbours", () => {
    const peer = differenceCiede2000();
    for (const [one, other] of pairs) {
      expect(ciede2000(hexToLab(one), hexToLab(other))).toBeCloseTo(peer(one, other), 3);
    }
  });
});

describe("a shade on the colour wheel", () => {
  it("stands where a colour library puts it", () => {
    const peer = converter("oklch");
    for (const hex of hexes) {
      const { l, c, h = 0 } = peer(hex) ?? { l: -1, c: -1 };
      const own = hexToOklch(hex);
      expect([own.l, own.c]).toEqual([expect.closeTo(l, 4), expect.closeTo(c, 4)]);
      expect(own.h).toBeCloseTo(h, 1);
    }
  });

  it("comes back as the same hex", () => {
    for (const hex of hexes) expect(oklchToHex(hexToOklch(hex))).toBe(hex.toLowerCase());
  });

  it("keeps its hue and lightness where no screen can show so strong a colour", () => {
    const shown = hexToOklch(oklchToHex({ l: 0.6, c: 0.37, h: 200 }));
    expect(shown.c).toBeLessThan(0.2);
    expect(Math.abs(shown.l - 0.6)).toBeLessThan(0.01);
    expect(Math.abs(shown.h - 200)).toBeLessThan(2);
  });
});
