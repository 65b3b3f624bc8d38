import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeupParts, type Strength } from "#contracts/makeup-choices.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { createRecipe } from "./rules/create-recipe.ts";
import { drawFace } from "#app/kits/drawn-face/draw-face.ts";
import { facePoints } from "#app/kits/drawn-face/face-points.ts";
import faces from "#app/kits/drawn-face/faces.json";
import { lookOf } from "./look-of.ts";
import { paintFace } from "#app/kits/drawn-face/paint-face.ts";

const { content } = readContent(join(import.meta.dirname, "../../../content"));
const strengths: Strength[] = [-1, 0, 1];
const places = strengths.flatMap((line) =>
  strengths.flatMap((depth) => strengths.map((ratio) => ({ line, depth, ratio }))),
);
const lookAt = (place: (typeof places)[number]) =>
  lookOf(
    createRecipe(
      { place, mood: "bold", minutes: 15, scene: "photo", isContra: false, isFull: true, owned: [] },
      content,
    ),
  );
const numbersIn = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe.each(faceTypeCodes)("the face of %s", (code) => {
  const rows = faces[code];

  it("takes make-up by each of the 27 rules without a broken line, inside of its picture", () => {
    for (const place of places) {
      const layers = paintFace(facePoints(rows), lookAt(place));
      expect(layers.map(({ part }) => part)).toEqual(makeupParts);
      const drawn = layers.flatMap(({ marks }) => marks.map(({ d }) => d)).join("");
      expect(drawn).toMatch(/^M[-\d. MCZ]+$/);
      const numbers = numbersIn(drawn);
      expect(numbers.reduce((least, number) => Math.min(least, number), 0)).toBeGreaterThan(-20);
      expect(numbers.reduce((most, number) => Math.max(most, number), 0)).toBeLessThan(420);
    }
  });

  it("is drawn bare: an outline, two eyes, chalk and brows", () => {
    const { skin, eyes, irises, chalk, ink, growth } = drawFace(rows);
    for (const d of [skin, eyes, ...[...chalk, ...ink, ...growth].map((one) => one.d)])
      expect(d).toMatch(/^M[-\d. MCZ]+$/);
    expect(irises[0]![0] + irises[1]![0]).toBeCloseTo(400);
  });
});

it("wears the exact shades of its recipe", () => {
  const look = lookAt({ line: 1, depth: 1, ratio: -1 });
  const lip = paintFace(facePoints(faces.KOUKA), look).find(({ part }) => part === "lip");
  expect(look.pigments.lip?.hex).toBe("#D31240");
  expect(lip?.marks[0]?.hex).toBe("#D31240");
});

it("is drawn otherwise by each rule", () => {
  const drawn = places.map((place) => JSON.stringify(paintFace(facePoints(faces.ONTO), lookAt(place))));
  expect(new Set(drawn).size).toBe(27);
});
