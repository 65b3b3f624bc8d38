import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { familyOf } from "./colour-family.ts";
import { turnReel } from "./mission-reel.ts";
import { nearestPair } from "./duo.ts";
import { maxKnotsPerStroke } from "./tester-result.ts";
import { matchPhoto, medianHex } from "./match-photo.ts";
import { presetNames, presetStroke } from "./presets.ts";
import { strokeShape } from "./stroke-shapes.ts";

const monsters = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../content/monsters.json"), "utf8")) as {
  id: string;
  hex: string;
}[];

describe("the reel", () => {
  it("stops at every mission sooner or later, never twice at the same, and shows it last", () => {
    const seen = new Set<number>();
    let before: number | null = null;
    for (let seed = 0; seed < 400; seed++) {
      const { mission, passing } = turnReel(seed, before);
      expect(mission).not.toBe(before);
      expect(passing).not.toContain(mission);
      seen.add(mission);
      before = mission;
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  });
});

describe("a colour without its name", () => {
  it("is called as one would call it", () => {
    const names = Object.fromEntries(monsters.map(({ id, hex }) => [id, Object.values(familyOf(hex)).join(" ")]));
    expect(names).toMatchObject({ "03": "red middle", "11": "beige pale", "14": "gold middle", "23": "wine deep" });
    expect(names).toMatchObject({ "17": "purple deep", "07": "pink pale", "13": "orange pale", "09": "brown deep" });
  });
});

describe("strokes by their shape", () => {
  it("stay on the board and are as short as a code wants them, wherever they lie", () => {
    for (const name of presetNames)
      for (let index = 0; index < 5; index++) {
        const knots = presetStroke(name, index);
        expect(knots.length).toBeLessThanOrEqual(maxKnotsPerStroke);
        for (const { x, y } of knots) expect(Math.min(x, y, 127 - x, 127 - y)).toBeGreaterThanOrEqual(0);
        expect(strokeShape({ knots }).outline).not.toMatch(/NaN|Infinity/);
      }
  });
});

describe("two players", () => {
  const hexes = ["#AE0D29", "#D31240", "#F3B8D2"];
  const stroke = (shade: number, player: 0 | 1) => ({ shade, player, knots: [] });

  it("hear which of their colours came nearest", () => {
    const nearest = nearestPair([stroke(0, 0), stroke(2, 1), stroke(2, 0), stroke(1, 1)], hexes);
    expect(nearest?.shades).toEqual([2, 2]);
    expect(nearest?.difference).toBe(0);
    expect(nearestPair([stroke(0, 0), stroke(1, 1), stroke(2, 1)], hexes)?.shades).toEqual([0, 1]);
    expect(nearestPair([stroke(0, 0)], hexes)).toBeNull();
  });
});

describe("a photograph", () => {
  it("of the very shade is a full match, of another one it is not", () => {
    expect(matchPhoto("#AE0D29", "#AE0D29", null)).toMatchObject({ ratio: 100, difference: 0 });
    expect(matchPhoto("#F3B8D2", "#AE0D29", null).ratio).toBeLessThan(20);
  });

  it("under a yellow lamp is seen as under white, where white paper is in it", () => {
    // The shade and the paper, both in light that has little blue.
    const under = matchPhoto("#a40b19", "#AE0D29", "#f0dcb0");
    expect(under.difference).toBeLessThan(matchPhoto("#a40b19", "#AE0D29", null).difference);
  });

  it("counts what most of the pixels show, not a glint", () => {
    const pixels = Uint8ClampedArray.from([200, 10, 30, 255, 200, 10, 30, 255, 255, 255, 255, 255]);
    expect(medianHex(pixels)).toBe("#c80a1e");
  });
});
