import { Matrix4, Vector3 } from "three";
import { expect, test } from "vitest";
import { colourOf } from "#contracts/mascara-colour.ts";
import { defaultRecipe, type MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { drawBrush } from "../rules/drawing/draw-brush.ts";
import { createBristleGeometry, createInstancedMesh, createLiquid, placeBristles } from "./brush-parts.ts";

/** Units of the drawing for a millimetre of the scene, and where in the drawing the brush begins. */
const [unitsPerMm, startY] = [4, 88];
const recipes: MascaraRecipe[] = [
  defaultRecipe,
  { ...defaultRecipe, length: 0, curve: 15, density: 2, tip: 4, colour: 9, second: 9 },
  { ...defaultRecipe, length: 15, curve: 3, density: 15, tip: 1, colour: 15, second: 3, mix: 4 },
];

test.each(recipes)("the scene and the drawing of a recipe have the same bristles in the same places %#", (recipe) => {
  const mesh = createInstancedMesh(createBristleGeometry(), createLiquid(colourOf(recipe)), 840);
  const count = placeBristles(mesh, recipe, 0, { at: 0, push: 0 });
  const drawn = rootsIn(drawBrush(recipe, colourOf(recipe), { months: 0, every: 1 }));
  expect(count).toBeGreaterThan(20);
  const matrix = new Matrix4();
  const [root, other] = [new Vector3(), new Vector3()];
  for (let i = 0; i < count; i++) {
    mesh.getMatrixAt(i, matrix);
    root.setFromMatrixPosition(matrix);
    other.set(root.x * unitsPerMm, startY - root.y * unitsPerMm, 0);
    const nearest = Math.min(...drawn.map(([x, y]) => Math.hypot(x - other.x, y - other.y)));
    expect(nearest, `bristle ${i}`).toBeLessThan(0.2);
  }
});

test.each(recipes)("its liquid has the recipe's colour, and glows in no other %#", (recipe) => {
  const { color, emissive } = createLiquid(colourOf(recipe));
  expect(`#${color.getHexString()}`).toBe(colourOf(recipe).toLowerCase());
  expect(emissive.equals(color)).toBe(true);
});

/** Where the hairs of a drawing stand. */
const rootsIn = (svg: string): [number, number][] =>
  [...svg.matchAll(/M(-?[\d.]+) (-?[\d.]+)L-?[\d.]+ -?[\d.]+(?=M|")/g)].map(([, x, y]) => [Number(x), Number(y)]);
