import { expect, test } from "vitest";
import type { Hack } from "#contracts/hack.ts";
import monsters from "#content/monsters.json";
import display from "./cut-rules.json";
import text from "./cut-text.json";

const files = import.meta.glob<Hack[]>("../../../content/hacks/*.json", { eager: true, import: "default" });
const hacks = Object.values(files).flat();
const letters = (texts: readonly string[]): string => [...new Set(texts.join(""))].toSorted().join("");

test("the cut of the display face has every letter of the rules, and no other", () => {
  expect([...display.rules].toSorted().join("")).toBe(letters(hacks.map(({ rule }) => rule)));
});

test("the cut of the text face has every letter a page shows of a hack, and no other", () => {
  const shown = hacks.flatMap(({ title, rule, steps, why }) => [title, rule, why, ...steps]);
  const names = monsters.map((monster) => monster.names.ja);
  expect([...text.letters].toSorted().join("")).toBe(letters([...shown, ...names]));
});
