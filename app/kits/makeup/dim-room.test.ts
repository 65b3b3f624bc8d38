import { expect, test } from "vitest";
import type { Look } from "#contracts/look.ts";
import { type FaceLight, readFaceLight } from "./face-light.ts";
import { luminance } from "./light-sums.ts";
import { computeMakeup, surfaceFor } from "./surfaces.ts";

const grey = { rgba: new Uint8ClampedArray(16 * 16 * 4).fill(150), widthPx: 16, heightPx: 16 };
const plain = readFaceLight(
  { ...grey, from: { x: 0, y: 0, width: 1, height: 1 } },
  new Float32Array(478 * 3).fill(0.5),
);

/** A fair face in so much of daylight. */
const faceIn = (level: number): FaceLight => ({
  ...plain,
  ...{ lipShown: 1, lipY: 0.15 * level, lipHighY: 0.24 * level, lidY: 0.14 * level, lidHighY: 0.28 * level },
  ...{ browY: 0.1 * level, browSkinY: 0.26 * level, skinY: 0.45 * level, whiteY: 0.42 * level },
  ...{ skinChroma: [0.45, 0.3, 0.25], illuminant: [1, 1, 1] },
});

const look: Look = {
  layers: [
    { kind: "lip", hex: "#C8102E", finish: "satin", intensity: 1, spread: "full" },
    { kind: "shadow", well: "main", hex: "#B8863C", finish: "pearl", intensity: 1 },
  ],
};

/** How bright lip and lid are worn, over the skin and the lid; and how full the colour of the lip is. */
function appliedIn(level: number) {
  const light = faceIn(level);
  const { surfaces, baseLight } = computeMakeup(look, light, light.illuminant);
  const lip = surfaceFor(surfaces, "lip").own;
  return {
    lip: luminance(lip) / light.skinY,
    lid: luminance(surfaceFor(surfaces, "shadow-main").own) / baseLight.lid,
    fullness: (lip[0] - lip[1]) / (lip[0] + lip[1]),
  };
}

test.each([0.4, 0.15, 0.06])("with %f of the light lips are no brighter beside the skin, and less full", (level) => {
  const [day, dim] = [appliedIn(1), appliedIn(level)];
  expect(dim.lip).toBeLessThan(day.lip * 1.15);
  expect(dim.lip).toBeGreaterThan(day.lip * 0.6);
  expect(dim.fullness).toBeLessThan(day.fullness);
});

test.each([0.4, 0.15, 0.06])("with %f of the light powder stands out from the lid as by day", (level) => {
  expect(appliedIn(level).lid).toBeGreaterThan(appliedIn(1).lid * 0.95);
});
