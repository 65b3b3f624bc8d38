import { describe, expect, test } from "vitest";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { type TwoFacesWord, twoFacesCodeSchema } from "#contracts/two-faces.ts";
import lines from "#content/two-faces/lines.json";
import words from "#content/two-faces/words.json";
import * as v from "valibot";
import { beatMs, clampSplit, leanOf, splitRange, swingAt, msToNextBeat } from "./halves.ts";
import { leadAt } from "./hour.ts";
import { loopAt, loopMs } from "./loop.ts";
import { anotherName, firstNames, isName, nameOf, wordBank } from "./names.ts";
import { type NamedPair, pairOfType, pairOfDay } from "./pair.ts";
import { pairCode, readPairCode } from "./pair-code.ts";
import { isUnchosen } from "./rarity.ts";

const bank = wordBank(words as TwoFacesWord[]);
const pairs = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((morning) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((night) => ({ morning, night })),
);
const named: NamedPair = {
  pair: { morning: 7, night: 6 },
  names: { morning: { head: 31, tail: 0 }, night: { head: 4, tail: 17 } },
};

describe("the code of a pair", () => {
  test("holds looks and names, and nothing else is needed to read them", () => {
    expect(v.is(twoFacesCodeSchema, pairCode(named))).toBe(true);
    expect(readPairCode(pairCode(named))).toEqual(named);
    for (const pair of pairs) expect(readPairCode(pairCode({ ...named, pair }))?.pair).toEqual(pair);
  });

  test("is read as somebody types it, and not with a slip in it", () => {
    const code = pairCode(named);
    expect(readPairCode(code.toLowerCase())).toEqual(named);
    expect(readPairCode(code.slice(1))).toBeNull();
    for (let index = 0; index < 7; index++) {
      const mistyped = code.slice(0, index) + (code[index] === "7" ? "8" : "7") + code.slice(index + 1);
      expect(readPairCode(mistyped), mistyped).toBeNull();
    }
    expect(readPairCode("あいうえおかき")).toBeNull();
  });
});

describe("names", () => {
  test("are made of one head and one tail of the bank, and some do not go together", () => {
    expect(nameOf(bank.morning, { head: 0, tail: 3 })).toBe("始発の交渉人");
    expect(isName(bank.night, { head: 2, tail: 9 })).toBe(false);
    expect(isName(bank.night, { head: 16, tail: 0 })).toBe(false);
    expect(() => nameOf(bank.night, { head: 99, tail: 0 })).toThrow(RangeError);
  });

  test("of every pair are there from the start, allowed, and short enough for the margin of the picture", () => {
    for (const pair of pairs) {
      const names = firstNames(bank, pair);
      for (const half of ["morning", "night"] as const) expect(isName(bank[half], names[half])).toBe(true);
    }
    for (const { heads, tails } of Object.values(bank)) {
      expect(heads.length).toBeGreaterThanOrEqual(16);
      const longest = Math.max(...heads.map(({ text }) => text.length)) + Math.max(...tails.map((tail) => tail.length));
      expect(longest).toBeLessThanOrEqual(11);
      expect(heads.every(({ not }) => not.every((tail) => tails[tail] !== undefined))).toBe(true);
    }
  });

  test("can be asked for anew, and the new one is another", () => {
    const random = seededRandom(9);
    let name = { head: 3, tail: 3 };
    for (let turn = 0; turn < 300; turn++) {
      const next = anotherName(bank.night, name, random);
      expect(next).not.toEqual(name);
      expect(isName(bank.night, next)).toBe(true);
      name = next;
    }
  });
});

test("all sixty-four pairs have a line of their own", () => {
  const written = new Map(lines.map(({ pair, text }) => [pair.join(), text]));
  expect(written.size).toBe(64);
  expect(new Set(written.values()).size).toBe(64);
});

test("from six in the evening the night leads, and in the morning the morning", () => {
  expect([18, 23, 0, 4].map(leadAt)).toEqual(["night", "night", "night", "night"]);
  expect([5, 9, 17].map(leadAt)).toEqual(["morning", "morning", "morning"]);
});

test("my own type stands against its うらがえし, and every night of six another pair hangs in the window", () => {
  expect(pairOfType(7)).toEqual({ morning: 7, night: 0 });
  const week = Array.from({ length: 6 }, (_, i) => pairOfDay(`2026-11-${20 + i}`).morning);
  expect(new Set(week).size).toBe(6);
});

describe("the stroke", () => {
  test("never leaves the picture, and both halves stay to be seen", () => {
    expect(clampSplit(-3)).toBe(splitRange.least);
    expect(clampSplit(0.99)).toBe(splitRange.most);
    for (let ms = 0; ms < 20_000; ms += 37) expect(clampSplit(swingAt(ms).split)).toBe(swingAt(ms).split);
  });

  test("swings over eight beats, and the halves change sides at both ends of it", () => {
    expect(swingAt(0)).toEqual({ split: 0.5, swaps: 0 });
    expect(swingAt(beatMs * 2.1).swaps).toBe(1);
    expect(swingAt(beatMs * 6.1).swaps).toBe(2);
    expect(swingAt(beatMs * 8).split).toBeCloseTo(0.5);
  });
});

test("a film of six seconds ends where it began, and the halves change sides four times in it", () => {
  expect(loopAt(loopMs).split).toBeCloseTo(loopAt(0).split);
  expect([loopAt(0).swaps, loopAt(loopMs).swaps]).toEqual([0, 4]);
  for (let ms = 0; ms < loopMs; ms += 41) expect(clampSplit(loopAt(ms).split)).toBe(loopAt(ms).split);
});

test("what is asked between two beats happens on the next one", () => {
  expect(msToNextBeat(beatMs * 3 + 10)).toBeCloseTo(beatMs - 10);
});

test("a phone must lean to be heard", () => {
  expect([-40, -5, 9, 30].map(leanOf)).toEqual(["left", null, null, "right"]);
});

test("a pair is unchosen only where many others chose", () => {
  expect(isUnchosen({ samePair: 0, anyPair: 3 })).toBe(false);
  expect(isUnchosen({ samePair: 0, anyPair: 30 })).toBe(true);
  expect(isUnchosen({ samePair: 1, anyPair: 500 })).toBe(false);
});
