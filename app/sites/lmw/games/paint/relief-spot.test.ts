import { expect, it } from "vitest";
import { createRng } from "#app/kits/game/rng.ts";
import { createLipEdges } from "./lip-edges.ts";
import { createLipRelief } from "./lip-relief.ts";
import { createMouth } from "./mouth.ts";
import { facePixels } from "./tuning.ts";

const mouth = createMouth(createRng(7), 0);
const spot = { column: 45, row: 34, radius: 3, square: -1 };
const plain = createLipRelief(createLipEdges(mouth));
const spotted = createLipRelief(createLipEdges(mouth), spot);
const cellAt = (columnsBeside: number): number => {
  const x = (spot.column + columnsBeside) * 4 * facePixels + facePixels * 2 - plain.x;
  return (spot.row * 4 * facePixels + facePixels * 2 - plain.y) * plain.width + x;
};

it("stands out of the lips where the spot is, and nowhere else", () => {
  expect(spotted.heights[cellAt(0)] ?? 0).toBeGreaterThan((plain.heights[cellAt(0)] ?? 0) + 10);
  expect(spotted.spotCover[cellAt(0)]).toBe(255);
  expect(spotted.heights[cellAt(8)]).toBe(plain.heights[cellAt(8)]);
  expect(spotted.spotCover[cellAt(8)]).toBe(0);
});

it("has a darker hollow round it", () => {
  expect(spotted.open[cellAt(4)] ?? 0).toBeLessThan(plain.open[cellAt(4)] ?? 0);
});
