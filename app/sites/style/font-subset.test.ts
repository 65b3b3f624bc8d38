import { describe, expect, test } from "vitest";
import glyphs from "./glyphs.json";
import lines from "#content/two-faces/lines.json";
import words from "#content/two-faces/words.json";
import type { TwoFacesWord } from "#contracts/two-faces.ts";
import { firstNames, nameOf, wordBank } from "./rules/names.ts";
import { pairOfDay } from "./rules/pair.ts";

const bank = wordBank(words as TwoFacesWord[]);
/** The letters that are named one by one in a list of glyphs. */
const charsOf = (list: readonly string[]): Set<string> =>
  new Set(list.flatMap((entry) => (entry.startsWith("chars:") ? [...entry.slice("chars:".length)] : [])));
const missing = (text: string, list: readonly string[]): string[] => {
  const known = charsOf(list);
  return [...text].filter((letter) => !known.has(letter));
};

describe.each([20, 21, 22, 23, 24, 25])("the window of the night of the %i", (day) => {
  const pair = pairOfDay(`2026-11-${day}`);
  const named = firstNames(bank, pair);
  const line = lines.find(({ pair: [morning, night] }) => morning === pair.morning && night === pair.night)?.text ?? "";

  test("is set in the first cuts: its line and both names", () => {
    expect(line).not.toBe("");
    const names = (["morning", "night"] as const).map((half) => nameOf(bank[half], named[half])).join("");
    expect(missing(line + names, glyphs.display)).toEqual([]);
    expect(missing(names, glyphs.text)).toEqual([]);
  });
});
