import { expect, test } from "vitest";
import bank from "#content/mascaras/names.json" with { type: "json" };
import demos from "#content/mascaras/demonstration.json" with { type: "json" };
import { defaultRecipe, type MascaraRecipe, nameWordCount, parseRecipe } from "#contracts/mascara-recipe.ts";
import en from "../copy/en.json" with { type: "json" };
import ja from "../copy/ja.json" with { type: "json" };
import { strokeOf } from "../scene/bristle-sound.ts";
import { bristleCount, bristlesOf } from "./brush.ts";
import { isNameAllowed, nameOf } from "./names.ts";
import { conflicts, conflictsOf } from "./conflicts.ts";
import { lashesIn } from "./wear-test.ts";
import { withWorry } from "./worry-brush.ts";

test("the word list holds as many words as a code can name, each once, in both languages", () => {
  for (const words of [bank.first, bank.last])
    for (const lang of ["ja", "en"] as const) {
      expect(words).toHaveLength(nameWordCount);
      expect(new Set(words.map((word) => word[lang])).size).toBe(nameWordCount);
    }
  expect(nameOf(defaultRecipe, "ja")).toBe("名のない一本");
  expect(nameOf({ first: 1, last: 3 }, "en")).toBe("Slept-In Excuse");
});

test("words that hurt side by side are not engraved side by side", () => {
  const at = (list: readonly { ja: string }[], word: string): number => list.findIndex((one) => one.ja === word);
  expect(isNameAllowed({ first: at(bank.first, "屋上の"), last: at(bank.last, "逃げ道") })).toBe(false);
  expect(isNameAllowed({ first: at(bank.first, "屋上の"), last: at(bank.last, "灯台") })).toBe(true);
});

test("a quarrel is told in both languages, and a peaceful brush has none", () => {
  for (const conflict of conflicts)
    for (const copy of [ja, en]) expect(copy.conflicts[conflict].length).toBeGreaterThan(10);
  expect(conflictsOf(defaultRecipe)).toEqual([]);
  expect(conflictsOf({ ...defaultRecipe, density: 15, dry: 7 })).toEqual(["denseQuick"]);
});

test("every worry sets a brush that does not quarrel with itself", () => {
  for (let worry = 1; worry <= 6; worry++) {
    const recipe = withWorry(defaultRecipe, worry);
    expect(recipe.worry).toBe(worry);
    expect(conflictsOf(recipe)).toEqual([]);
  }
  expect(withWorry(withWorry(defaultRecipe, 3), 0)).toMatchObject({ worry: 0, density: 14 });
});

test("a brush has the bristles that its number says, new and after three months", () => {
  for (const density of [0, 7, 15]) {
    const brush = { ...defaultRecipe, density };
    expect(bristlesOf(brush)).toHaveLength(bristleCount(brush));
    expect(bristlesOf(brush, 3)).toHaveLength(bristleCount(brush));
  }
  expect(bristleCount({ ...defaultRecipe, density: 10 })).toBeGreaterThan(600);
});

test("a dense brush sounds of more bristles than a sparse one under the same stroke, and higher", () => {
  const [sparse, dense] = [1, 15].map((density) => strokeOf({ ...defaultRecipe, density }, 0.2));
  expect(dense!.grains).toBeGreaterThan(sparse!.grains);
  expect(dense!.hertz).toBeGreaterThan(sparse!.hertz);
  expect(strokeOf(defaultRecipe, 50).grains).toBeLessThanOrEqual(36);
});

test("steam lets slow liquids droop, tears thicken fibres, and everything stays what a renderer takes", () => {
  const slow: MascaraRecipe = { ...defaultRecipe, dry: 0, fibre: 7 };
  expect(lashesIn(slow, "steam").curl).toBeLessThan(lashesIn(slow, "calm").curl);
  expect(lashesIn(slow, "tears").thickness).toBeGreaterThan(lashesIn(slow, "calm").thickness);
  for (const wearTest of ["calm", "wind", "tears", "steam"] as const)
    for (const beat of [-1, 0, 1])
      for (const value of Object.values(lashesIn(slow, wearTest, beat)))
        if (typeof value === "number") expect(value >= 0 && value <= 1).toBe(true);
});

test("the house hangs twenty-four works whose codes say what their names say", () => {
  expect(demos).toHaveLength(24);
  const ids = demos.map(({ id }) => id);
  for (const { code, name, parentId } of demos) {
    const recipe = parseRecipe(code);
    expect(typeof recipe === "object" && nameOf(recipe, "ja")).toBe(name);
    expect(typeof recipe === "object" && isNameAllowed(recipe)).toBe(true);
    if (parentId !== null) expect(ids).toContain(parentId);
  }
  expect(new Set(demos.map(({ code }) => code)).size).toBe(24);
});
