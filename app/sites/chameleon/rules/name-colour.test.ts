import { join } from "node:path";
import { expect, test } from "vitest";
import { colourFamilies, colourLights, colourMoods } from "#contracts/colour-names.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { bankOf } from "./name-bank.ts";
import { countNames, canCombine, nameColour, wordsOf } from "./name-colour.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const bank = bankOf(content);
const nameOf = (hex: string, day: string, turn = 0) => wordsOf(nameColour(hex, day, turn, bank), bank)?.join("");

test("there are far more names than a visitor can collect colours", () => {
  expect(countNames(bank)).toBeGreaterThan(18_000);
});

test("each family of colours has things, each lightness hours and each strength habits to draw from", () => {
  for (const family of colourFamilies) expect(bank.things.filter((one) => one.family === family)).toHaveLength(14);
  for (const light of colourLights) expect(bank.times.filter((one) => one.light === light)).toHaveLength(13);
  for (const mood of colourMoods) expect(bank.habits.filter((one) => one.mood === mood)).toHaveLength(12);
});

test("the same colour has the same name all day, on the phone and on the server", () => {
  expect(nameOf("#DE5038", "2026-11-20")).toBe(nameOf("#de5038", "2026-11-20"));
});

test("another day, and another press, bring another name", () => {
  const names = [0, 1, 2, 3, 4, 5].map((turn) => nameOf("#de5038", "2026-11-20", turn));
  names.push(nameOf("#de5038", "2026-11-21"), nameOf("#df5038", "2026-11-20"));
  expect(new Set(names).size).toBe(names.length);
});

test("a name is time, habit and thing of its colour: red at midnight is not a lemon", () => {
  for (let turn = 0; turn < 50; turn++) {
    const { thing, time } = nameColour("#5a0a12", "2026-11-20", turn, bank);
    expect(bank.things.find(({ id }) => id === thing)?.family).toBe("red");
    expect(bank.times.find(({ id }) => id === time)?.light).toBe("dark");
  }
});

test("words that bite each other never meet", () => {
  expect(canCombine(["雨の日だけ", "踊りだす", "雨蛙"], bank), "one kanji twice").toBe(false);
  expect(canCombine(["夜明け前に", "先に笑う", "夕焼け雲"], bank), "kept apart").toBe(false);
  expect(canCombine(["雨の日だけ", "踊りだす", "郵便ポスト"], bank)).toBe(true);
  expect(wordsOf({ time: 999, habit: 1, thing: 1 }, bank)).toBeNull();
});

test("no name can hurt: nothing of bodies, of worth, of haste", () => {
  const never = /残念|夜の街|顔|肌|体|唇|痩|太|老|若|美|醜|死|殺|血|病|急|今すぐ/;
  for (const { word } of [...bank.times, ...bank.habits, ...bank.things])
    expect(word.replace("朝顔", "")).not.toMatch(never);
});
