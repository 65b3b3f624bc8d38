import { expect, test } from "vitest";
import endings from "#content/memories/endings.json";
import names from "#content/memories/names.json";
import phrases from "#content/memories/phrases.json";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import type { CompleteMemoryChoices } from "#contracts/memory.ts";
import type { MemoryStory } from "#contracts/memory-story.ts";
import { isComplete, lanternAt, nearness, nextChapter, ringNumber } from "./choices.ts";
import { parseFormChoices } from "./form-choices.ts";
import { pictureColumns, pictureRows, pointOf, feedPositionOf } from "./light-position.ts";
import { parsePetName } from "./pet-name.ts";
import { letterRank, parseMemoryCode, formatMemoryCode } from "./memory-code.ts";
import { firstRed, lanternRed, computeMemoryColour } from "./memory-colour.ts";
import { endingOf, memoryNameOf, toneOf } from "./memory-tone.ts";

const story = { redPhrases: phrases, redEndings: endings, redNameWords: names } as Pick<
  MemoryStory,
  "redPhrases" | "redEndings" | "redNameWords"
>;
let seed = 20240110;
const chance = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
function anyChoices(): CompleteMemoryChoices {
  const left = Array.from({ length: 12 }, (_, i) => i);
  const letter = Array.from({ length: 5 }, () => left.splice(chance(left.length), 1)[0]!);
  return { thing: chance(6), lantern: chance(31), letter, gift: chance(4), verb: chance(12), noun: chance(12) };
}
const colourOf = (choices: CompleteMemoryChoices): string =>
  computeMemoryColour(choices, toneOf(choices.letter, story.redPhrases));

test("every one of the thirty-six endings is reached by some letter and some gift", () => {
  const reached = new Set<string>();
  const letters = new Set<string>();
  for (let a = 0; a < 12; a++)
    for (let b = a + 1; b < 12; b++)
      for (let c = b + 1; c < 12; c++)
        for (let d = c + 1; d < 12; d++)
          for (let e = d + 1; e < 12; e++)
            for (let gift = 0; gift < 4; gift++) {
              const ending = endingOf({ ...anyChoices(), letter: [a, b, c, d, e], gift }, story);
              expect(ending.gift).toBe(gift);
              reached.add(ending.title);
              letters.add(`${ending.heat} ${ending.distance}`);
            }
  expect(letters.size).toBe(9);
  expect(reached.size).toBe(36);
});

test("no ending repeats another's title or line", () => {
  const lines = endings.flatMap(({ title, text }) => [title, ...text]);
  expect(new Set(lines).size).toBe(lines.length);
});

test("a code gives back what was chosen, and looks like no other", () => {
  const codes = new Set<string>();
  for (let i = 0; i < 3_000; i++) {
    const choices = anyChoices();
    const code = formatMemoryCode(choices);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(parseMemoryCode(code)).toEqual(choices);
    expect(parseMemoryCode(code.toLowerCase())).toEqual(choices);
    codes.add(code);
  }
  expect(codes.size).toBe(3_000);
});

test("the first and the last of all reds have codes too", () => {
  const first: CompleteMemoryChoices = { thing: 0, lantern: 0, letter: [0, 1, 2, 3, 4], gift: 0, verb: 0, noun: 0 };
  const last: CompleteMemoryChoices = { thing: 5, lantern: 30, letter: [11, 10, 9, 8, 7], gift: 3, verb: 11, noun: 11 };
  expect(letterRank(first.letter)).toBe(0);
  expect(letterRank(last.letter)).toBe(95_039);
  for (const choices of [first, last]) expect(parseMemoryCode(formatMemoryCode(choices))).toEqual(choices);
});

test("a code with one wrong letter, of another length, or made up is none", () => {
  const code = formatMemoryCode(anyChoices());
  for (let place = 0; place < 10; place++) {
    const other = code[place] === "7" ? "8" : "7";
    expect(parseMemoryCode(code.slice(0, place) + other + code.slice(place + 1))).toBeNull();
  }
  for (const bad of ["", "1", `${code}0`, code.slice(1), "<script>ab", "赤赤赤赤赤赤赤赤赤赤"])
    expect(parseMemoryCode(bad)).toBeNull();
  let made = 0;
  for (let i = 0; i < 20_000; i++) {
    const guess = Array.from({ length: 10 }, () => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[chance(32)]).join("");
    made += parseMemoryCode(guess) === null ? 0 : 1;
  }
  expect(made).toBeLessThan(5);
});

test("every red is one: its hue between crimson and vermilion, strong enough to be seen as red, and as a screen can show it", () => {
  const reds = new Set<string>();
  for (let i = 0; i < 4_000; i++) {
    const hex = colourOf(anyChoices());
    reds.add(hex);
    const { l, c, h } = hexToOklch(hex);
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(h > 12.5 && h < 37.5, `${hex} has the hue ${h}`).toBe(true);
    expect(c).toBeGreaterThan(0.11);
    expect(l).toBeGreaterThan(0.36);
    expect(l).toBeLessThan(0.64);
  }
  expect(reds.size).toBeGreaterThan(3_600);
});

test("the ways there change the red: each choice alone moves it", () => {
  const base: CompleteMemoryChoices = { thing: 0, lantern: 10, letter: [6, 11, 0, 5, 2], gift: 1, verb: 0, noun: 0 };
  const others: CompleteMemoryChoices[] = [
    { ...base, thing: 5 },
    { ...base, lantern: 20 },
    { ...base, letter: [1, 3, 4, 7, 11] },
    { ...base, gift: 3 },
    { ...base, verb: 6 },
    { ...base, noun: 11 },
  ];
  for (const other of others) expect(colourOf(other)).not.toBe(colourOf(base));
});

test("also the dot in the mirror and the lantern's light are reds", () => {
  const early = [
    ...Array.from({ length: 6 }, (_, i) => firstRed(i)),
    ...Array.from({ length: 31 }, (_, i) => lanternRed(i)),
  ];
  for (const hex of early) expect(hexToOklch(hex).c).toBeGreaterThan(0.15);
});

test("the ring holds red from 350 over 0 to 20, and says how near that is", () => {
  expect(lanternAt(349)).toBeNull();
  expect(lanternAt(350)).toBe(0);
  expect(lanternAt(359)).toBe(9);
  expect(lanternAt(0)).toBe(10);
  expect(lanternAt(20)).toBe(30);
  expect(lanternAt(21)).toBeNull();
  for (let lantern = 0; lantern < 31; lantern++) expect(lanternAt(ringNumber(lantern))).toBe(lantern);
  expect(nearness(5)).toBe(1);
  expect(nearness(350)).toBe(1);
  expect(nearness(40)).toBeGreaterThan(nearness(90));
  expect(nearness(185)).toBe(0);
});

test("the story goes on where it was left", () => {
  expect(nextChapter({})).toBe(1);
  expect(nextChapter({ thing: 2, lantern: 3 })).toBe(3);
  expect(nextChapter({ thing: 2, letter: [0, 1, 2, 3, 4] })).toBe(2);
  expect(isComplete({ ...anyChoices(), noun: undefined as never })).toBe(false);
  expect(isComplete(anyChoices())).toBe(true);
});

test("the form of the text says the same as the hand, and what is not there is not guessed", () => {
  const whole = "m=1&l=5&p1=3&p2=1&p3=4&p4=7&p5=11&g=2&v=0&n=5";
  expect(parseFormChoices(new URLSearchParams(whole)).choices).toEqual({
    ...{ thing: 1, lantern: 15, letter: [3, 1, 4, 7, 11], gift: 2, verb: 0, noun: 5 },
  });
  const twice = parseFormChoices(new URLSearchParams(whole.replace("p5=11", "p5=3")));
  expect(twice).toMatchObject({ isSent: true, isLetterTwice: true, choices: { letter: undefined } });
  for (const bad of ["l=180", "l=-1", "m=6", "m=<b>", "g=4", "v=12", "p1=12"]) {
    const query = new URLSearchParams(whole);
    query.set(...(bad.split("=") as [string, string]));
    expect(isComplete(parseFormChoices(query).choices), bad).toBe(false);
  }
  expect(parseFormChoices(new URLSearchParams("c=text"))).toMatchObject({ isSent: false });
});

test("a name is a verb and a noun, 144 of them and no two the same", () => {
  const all = new Set<string>();
  for (let verb = 0; verb < 12; verb++)
    for (let noun = 0; noun < 12; noun++) all.add(memoryNameOf({ verb, noun }, story.redNameWords));
  expect(all.size).toBe(144);
  expect(all).toContain("言いそびれた夕焼け");
});

test.each(["あかね", "よる", "ヒトシズク", "mina", "朱 朱", "三日月3号", "ねえ、", "のぎく"])(
  "「%s」 can be a pet name",
  (name) => {
    expect(parsePetName(`  ${name} `)).toBe(name);
  },
);

test.each([
  "",
  "   ",
  "あ".repeat(13),
  "090-1234-5678",
  "@akane",
  "a.com",
  "www aka",
  "<b>赤</b>",
  "シネ",
  "し・ね",
  "バカ",
  "殺す",
  "ＦＵＣＫ",
  "赤💋",
  "عمر",
])("「%s」 is no pet name", (typed) => {
  expect(parsePetName(typed)).toBeNull();
});

test("each of the picture's points is lit once before any is lit twice", () => {
  const points = Array.from({ length: pictureColumns * pictureRows }, (_, place) => pointOf(place));
  expect(new Set(points.map(({ column, row }) => `${column} ${row}`)).size).toBe(points.length);
  expect(points.every(({ column, row }) => column < pictureColumns && row < pictureRows)).toBe(true);
  expect(pointOf(points.length)).toEqual(pointOf(0));
});

test("a red lies at the same place of the sea for everybody", () => {
  const place = feedPositionOf("0123456789");
  expect(feedPositionOf("0123456789")).toEqual(place);
  expect(place.across).toBeGreaterThanOrEqual(0);
  expect(place.across).toBeLessThan(1);
  expect(place.depth).toBeLessThan(1);
});
