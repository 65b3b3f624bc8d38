import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { caseMaterials, defaultRecipe } from "#contracts/mascara-recipe.ts";
import { drawMascara } from "./rules/drawing/draw-mascara.ts";

const isRed = (hex: string): boolean => {
  const { c, h } = hexToOklch(hex);
  return c > 0.03 && (h > 335 || h < 50);
};

test("the styles write no red beside the tokens, but where a red lacquer is chosen", () => {
  for (const file of globSync("**/*.css", { cwd: import.meta.dirname })) {
    const css = readFileSync(join(import.meta.dirname, file), "utf8").replace(/ {2}\.red \{[\s\S]*?\n {2}\}/, "");
    for (const [hex] of css.matchAll(/#[0-9a-f]{6}\b/gi)) expect(isRed(hex), `${file} ${hex}`).toBe(false);
    for (const [text, ...channels] of css.matchAll(/rgb\((\d+) (\d+) (\d+)/g)) {
      const hex = `#${channels.map((one) => Number(one).toString(16).padStart(2, "0")).join("")}`;
      expect(isRed(hex), `${file} ${text}`).toBe(false);
    }
  }
});

test("all light of a drawing that is red can be taken from it; a red lacquer stays red", () => {
  for (const material of caseMaterials.keys()) {
    const picture = drawMascara({ ...defaultRecipe, material, colour: 14, second: 14, mix: 0 });
    const stops = [...picture.matchAll(/<stop (data-glow="\d" )?[^>]*stop-color="(#[0-9a-f]{6})"/g)].filter(
      ([, glow, hex]) => !glow && isRed(hex!),
    );
    expect(stops.length > 0, caseMaterials[material]).toBe(caseMaterials[material] === "red");
    const restOfPicture = picture.replaceAll(/<stop[^>]*>/g, "");
    for (const [hex] of restOfPicture.matchAll(/#[0-9a-f]{6}\b/g)) expect(isRed(hex), hex).toBe(false);
  }
});
