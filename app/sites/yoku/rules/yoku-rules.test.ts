import { join } from "node:path";
import { expect, test } from "vitest";
import { desireLanguages, familyOfDesire } from "#contracts/desire-ids.ts";
import { type FourDesires, paletteNameCount } from "#contracts/palette.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { paletteOf } from "../content.server.ts";
import { listUnlockedDesires, handsOf, parsePicked, togglePicked, formatPicked } from "./deck.ts";
import { paletteNames } from "./palette-name.ts";
import { replaceDesire } from "./swap.ts";
import { nearMatchesOf } from "./near-matches.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const { desires, products } = content;
const wordsOf = (four: FourDesires, lang: "ja" | "zh-TW") =>
  four.map((id) => ({ head: desires[id - 1]!.head[lang], tail: desires[id - 1]!.tail[lang] }));

test("there are a hundred and eight desires, each with a word, a reason and a colour of its own in both languages", () => {
  expect(desires.map(({ id }) => id)).toEqual(Array.from({ length: 108 }, (_, i) => i + 1));
  expect(new Set(desires.map(({ shadow }) => shadow)).size).toBe(108);
  for (const lang of desireLanguages) {
    expect(new Set(desires.map(({ whisper }) => whisper[lang])).size).toBe(108);
    expect(new Set(desires.map(({ shadow }) => products.find(({ id }) => id === shadow)?.names[lang])).size).toBe(108);
  }
});

test("an evening deals eight hands of twelve, one word of each family, and no word twice", () => {
  const hands = handsOf("2026-11-20", desires);
  expect(hands.map((hand) => hand.length)).toEqual(Array(8).fill(12));
  for (const hand of hands) expect(new Set(hand.map(familyOfDesire)).size).toBe(12);
  expect(new Set(hands.flat()).size).toBe(96);
  expect(hands.flat().some((id) => desires[id - 1]!.isHidden)).toBe(false);
});

test("the deck of an evening is the same for everybody and another one tomorrow", () => {
  expect(handsOf("2026-11-20", desires)).toEqual(handsOf("2026-11-20", desires));
  expect(handsOf("2026-11-21", desires)[0]).not.toEqual(handsOf("2026-11-20", desires)[0]);
});

test("a sleeping desire wakes with the first monster, one more with every second, and in the season's order", () => {
  expect(listUnlockedDesires("2026-11-20", 0, desires)).toEqual([]);
  expect(listUnlockedDesires("2026-11-20", 1, desires)).toEqual([36]);
  expect(listUnlockedDesires("2026-01-20", 1, desires)).toEqual([9]);
  expect(listUnlockedDesires("2026-04-20", 3, desires)).toEqual([108, 9]);
  expect(listUnlockedDesires("2026-11-20", 24, desires).toSorted((a, b) => a - b)).toEqual(
    desires.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  );
});

test("a fifth desire finds no well, and one that is pressed again comes out", () => {
  expect([3, 17, 40, 99, 5].reduce(togglePicked, [] as number[])).toEqual([3, 17, 40, 99]);
  expect(togglePicked([3, 17, 40], 17)).toEqual([3, 40]);
  expect(parsePicked(formatPicked([3, 108, 40]))).toEqual([3, 108, 40]);
  expect(parsePicked("zz0303!a")).toEqual([3]);
});

test("names are made of two of the four words, are short, say nothing twice, and are the same everywhere", () => {
  let most = 0;
  for (let i = 0; i < 1_500; i++) {
    const four = [
      (i % 27) + 1,
      28 + ((i * 7) % 27),
      55 + ((i * 11) % 27),
      82 + ((i * 13) % 27),
    ] as unknown as FourDesires;
    for (const lang of desireLanguages) {
      const names = paletteNames(four, wordsOf(four, lang));
      expect(names).toEqual(paletteNames(four, wordsOf(four, lang)));
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThanOrEqual(paletteNameCount);
      most = Math.max(most, ...names.map((name) => [...name].length));
    }
  }
  expect(most).toBeLessThanOrEqual(13);
});

test("two colours that nobody can tell apart on a lid are twins, others are not", () => {
  expect(paletteOf("050t0g01", content, "ja")?.twins).toEqual([[0, 2]]);
  expect(nearMatchesOf(["#f23831", "#f23831", "#1a1b17", "#e3cdb7"])).toEqual([[0, 1]]);
  expect(paletteOf("01121t2d", content, "ja")?.twins).toEqual([]);
});

test("a colour that is chosen again says so, and one from another well changes places", () => {
  const palette = { desires: [1, 20, 40, 60] as FourDesires, name: 5, swapped: [] };
  expect(replaceDesire(palette, 1, 22)).toEqual({ desires: [1, 22, 40, 60], name: 0, swapped: ["main"] });
  expect(replaceDesire(palette, 0, 60)).toEqual({ desires: [60, 20, 40, 1], name: 0, swapped: ["base", "light"] });
  expect(replaceDesire(palette, 1, 20)).toBe(palette);
});
