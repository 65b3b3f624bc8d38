import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { monsterSpeechIssues } from "./check-monster-speech.ts";
import { listMonsterLines } from "./list-monster-lines.ts";
import { readContent } from "./read-content.ts";
import { readGlossary } from "./read-glossary.ts";

const root = join(import.meta.dirname, "../..");
const { monsterSpeech: rules } = readGlossary(join(root, "content"));
const issuesOf = (monsterId: string, text: string): string[] =>
  monsterSpeechIssues([{ monsterId, source: "votes/speeches thanks", text }], rules);

test("every monster speaks in its own voice, in all it says", () => {
  const lines = listMonsterLines(readContent(join(root, "content")).content);
  expect(lines.length).toBeGreaterThan(1_900);
  expect(new Set(lines.map(({ monsterId }) => monsterId)).size).toBe(24);
  expect(monsterSpeechIssues(lines, rules)).toEqual([]);
});

test("the pronoun of another monster is refused", () => {
  expect(issuesOf("12", "余は動かぬ。")).toEqual([
    "votes/speeches thanks: monster 12 never says 「余」, as in 「余は動かぬ。」; docs/glossary/voices.md",
  ]);
  expect(issuesOf("12", "わらわは動かぬ。")).toEqual([]);
  expect(issuesOf("07", "……ぼくが、ちぢみました。")).toHaveLength(1);
  expect(issuesOf("05", "沈む前に、あなたを見た。")).toHaveLength(1);
  expect(issuesOf("16", "わたしは天井や。")).toHaveLength(1);
});

test("one who says です・ます is not suddenly familiar, and the other way round", () => {
  expect(issuesOf("02", "この傘、あなたのだよ。")).toHaveLength(1);
  expect(issuesOf("13", "同じ信号は、毎日青くなります。")).toHaveLength(1);
  expect(issuesOf("13", "同じ信号は、毎日青くなるよ。")).toEqual([]);
});

test("what a monster quotes may be said in another voice; words that only look like a pronoun are none", () => {
  expect(issuesOf("17", "お便りです。「ぼくは起きてるよ」。三番より。")).toEqual([]);
  expect(issuesOf("15", "五文字。うち、三文字は風。余白は数えない。")).toEqual([]);
  expect(issuesOf("14", "木べらを、あの子にわたした。")).toEqual([]);
});

test("the sheets that editors read say the same first person and the same address", () => {
  const sheets = readFileSync(join(root, "docs/glossary/voices.md"), "utf8").split(/^## (?=\d\d )/mu);
  for (const { monsterId, self, visitor } of rules.monsters) {
    const sheet = sheets.find((text) => text.startsWith(`${monsterId} `)) ?? "";
    const rowOf = (name: string): string => new RegExp(`^- ${name}: (.*)$`, "mu").exec(sheet)?.[1] ?? "";
    for (const word of self) expect(rowOf("says of itself"), monsterId).toContain(word);
    for (const word of visitor) expect(rowOf("calls the visitor"), monsterId).toContain(word);
  }
});
