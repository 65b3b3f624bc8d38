import { describe, expect, it } from "vitest";
import * as v from "valibot";
import looks from "#content/looks/looks.json";
import { type LookLayer, lookLayerSchema } from "#contracts/look.ts";
import { facePoints, type FaceRows } from "./face-points.ts";
import rows from "./faces.json";
import { marksOfLayers } from "./marks-of-layers.ts";

const points = facePoints(Object.values(rows)[0] as unknown as FaceRows);
const base: LookLayer = { kind: "base", hex: "#E8C8B0", intensity: 0.8, finish: "satin" };
const lip: LookLayer = { kind: "lip", hex: "#A81226", finish: "matte", intensity: 0.9, spread: "full" };
const line: LookLayer = { kind: "lip-line", hex: "#7A0F1E", intensity: 0.8 };
const heightOf = (d: string): number => {
  const ys = [...d.matchAll(/[-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y));
  return Math.max(...ys) - Math.min(...ys);
};

describe("a look on a drawn face", () => {
  it("lies over one another as a hand puts it on, whatever the order in which it was chosen", () => {
    expect(marksOfLayers(points, [line, lip, base]).map(({ kind }) => kind)).toEqual(["base", "lip", "lip-line"]);
  });

  it("leaves nothing out: every layer of every one-tap look has marks", () => {
    for (const { applied } of looks) {
      const layers = applied.map(({ layer }) => v.parse(lookLayerSchema, layer));
      const drawn = marksOfLayers(points, layers);
      expect(drawn).toHaveLength(layers.length);
      for (const { marks } of drawn) expect(marks.length).toBeGreaterThan(0);
    }
  });

  it("draws a line over the edge of the lips where the line goes over it", () => {
    const outline = (over: number) => marksOfLayers(points, [{ ...line, over }])[0]?.marks.at(-1)?.d ?? "";
    expect(heightOf(outline(1))).toBeGreaterThan(heightOf(outline(0)) * 1.08);
  });
});
