import { expect, test } from "vitest";
import { formatPaletteCode } from "#contracts/palette.ts";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { colourOf } from "#contracts/mascara-colour.ts";
import { toolHexes } from "./tool-hexes.ts";

const hexOf = (id: string): string | null => (id === "shadow-108" ? null : `#0000${id.slice(-2)}`);

test("a palette brings its four colours in the order of its wells", () => {
  const p = formatPaletteCode({ desires: [7, 19, 44, 101], name: 3, swapped: ["deep"] });
  expect(toolHexes(`/yoku?p=${p}`, hexOf)).toEqual(["#000007", "#000019", "#000044", "#000001"]);
});

test("a colour that is sold no more is left out", () => {
  const p = formatPaletteCode({ desires: [7, 108, 44, 101], name: 0, swapped: [] });
  expect(toolHexes(`/yoku-tw?p=${p}`, hexOf)).toHaveLength(3);
});

test("a mascara brings the colour of its liquid, mixed as it is", () => {
  const recipe = { ...defaultRecipe, colour: 3, second: 9, mix: 4 };
  expect(toolHexes(`/mcm?r=${formatRecipe(recipe)}`, hexOf)).toEqual([colourOf(recipe)]);
});

test("an address that names no colours brings none", () => {
  for (const path of ["/mcm/gallery?w=1", "/yoku", "/mcm?r=AAAAAAAAAAAA", "/yoku?p=zzzz"])
    expect(toolHexes(path, hexOf)).toEqual([]);
});
