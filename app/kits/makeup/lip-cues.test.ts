import { expect, test } from "vitest";
import type { Rgb } from "../basics/srgb.ts";
import { lipShownAfter, lipShownBy, lipCuesOf } from "./lip-cues.ts";

/** Colours around one, as pores and light make them. */
const grain = ([red, green, blue]: Rgb): Rgb[] =>
  [0.9, 0.95, 1, 1.04, 1.1].map((light) => [red * light, green * light, blue * light]);

const fair: Rgb = [0.53, 0.31, 0.22];
const tan: Rgb = [0.28, 0.16, 0.1];
const dark: Rgb = [0.075, 0.04, 0.026];

test.each([
  ["red lips on fair skin", [0.36, 0.14, 0.13], fair],
  ["brown lips on tan skin", [0.17, 0.085, 0.06], tan],
  ["dark lips on dark skin", [0.048, 0.025, 0.018], dark],
  ["pale lips on dark skin", [0.11, 0.045, 0.035], dark],
  ["pink lips on brown skin, no redder than it and brighter", [0.31, 0.176, 0.135], tan],
] as const)("%s are there", (_, lips, skin) => {
  expect(lipShownBy(lipCuesOf(grain(lips), grain(skin)))).toBe(1);
});

test("a hand of the same skin over mouth and cheeks leaves no lips to paint", () => {
  for (const skin of [fair, tan, dark]) {
    const hand: Rgb = [skin[0] * 1.03, skin[1] * 1.02, skin[2]];
    expect(lipShownBy(lipCuesOf(grain(hand), grain(skin)))).toBe(0);
  }
});

test("in a film a hand in shadow is told by its colour, though it is darker than what is around it", () => {
  const signs = lipCuesOf(grain([fair[0] * 0.7, fair[1] * 0.7, fair[2] * 0.7]), grain(fair));
  expect(lipShownBy(signs)).toBe(1);
  expect(lipShownAfter(0.4, signs)).toBe(0);
});

test("dark lips that are no redder than skin keep their colour in a film, whatever they were", () => {
  const signs = lipCuesOf(grain([0.048, 0.0262, 0.018]), grain(dark));
  expect(lipShownAfter(0.03, signs)).toBe(1);
});
