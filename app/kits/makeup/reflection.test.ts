import { expect, test } from "vitest";
import { reflectionOf, halfwayOf, lipArch, lipNormalAt, mirroredAt } from "./reflection.ts";
import { materials } from "./finishes.ts";
import { type KeyLight, softWindow } from "./key-light.ts";
import { unitVector, type Vector } from "./vector.ts";

const straight: readonly [Vector, Vector, Vector] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const lightAt = (direction: Vector, hardness = 0.6): KeyLight => ({ direction: unitVector(direction), hardness });

/** Where on the lower lip the lamp is seen brightest: 0 the right corner, 1 the left one. */
function glintOn(lamp: KeyLight): number {
  const places = Array.from({ length: 21 }, (_, i) => 0.5 + ((i - 10) / 10) * 0.9 * lipArch.halfWidth);
  const halfway = halfwayOf(lamp, straight);
  const bright = places.map((u) => mirroredAt(lipNormalAt(u, lipArch.seam + 0.4 * lipArch.height), halfway, 20));
  return bright.indexOf(Math.max(...bright)) / 20;
}

test("the glint on a lip stands where the lamp stands, and moves with it", () => {
  expect(glintOn(lightAt([0, -0.4, 0.9]))).toBeCloseTo(0.5, 1);
  expect(glintOn(lightAt([0.8, -0.3, 0.6]))).toBeGreaterThan(0.6);
  expect(glintOn(lightAt([-0.8, -0.3, 0.6]))).toBeLessThan(0.4);
});

test("on a head that turns the glint stays with the room, not with the lip", () => {
  const angle = 0.5;
  const turned: readonly [Vector, Vector, Vector] = [
    [Math.cos(angle), 0, -Math.sin(angle)],
    [0, 1, 0],
    [Math.sin(angle), 0, Math.cos(angle)],
  ];
  expect(halfwayOf(softWindow, straight)[0]).toBeCloseTo(0, 6);
  expect(halfwayOf(softWindow, turned)[0]).toBeLessThan(-0.3);
});

test("a small lamp is mirrored small and bright, an even sky wide and faint", () => {
  const [hard, even] = [0.9, 0.1].map((hardness) => reflectionOf(materials.gloss, lightAt([0, 0, 1], hardness))) as [
    ReturnType<typeof reflectionOf>,
    ReturnType<typeof reflectionOf>,
  ];
  expect(hard.mirror).toBeGreaterThan(even.mirror * 1.3);
  expect(hard.narrowness).toBeGreaterThan(even.narrowness * 1.5);
});

test("each finish answers the lamp in its own way: powder not at all, lacquer in a point, metal in a wide glow", () => {
  const [matte, satin, gloss, metallic] = (["matte", "satin", "gloss", "metallic"] as const).map((finish) =>
    reflectionOf(materials[finish], softWindow),
  ) as [
    ReturnType<typeof reflectionOf>,
    ReturnType<typeof reflectionOf>,
    ReturnType<typeof reflectionOf>,
    ReturnType<typeof reflectionOf>,
  ];
  expect([matte.mirror, matte.depth]).toEqual([0, 0]);
  expect(gloss.mirror).toBeGreaterThan(satin.mirror * 2);
  expect(gloss.narrowness).toBeGreaterThan(metallic.narrowness * 2);
  expect(metallic.depth).toBeGreaterThan(gloss.depth * 1.5);
});
