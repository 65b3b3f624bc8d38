import { join } from "node:path";
import { expect, test } from "vitest";
import { glossaryIssues } from "./check-glossary.ts";
import { readGlossary } from "./read-glossary.ts";
import { type JapaneseText, readJapaneseTexts } from "./read-japanese-texts.ts";

const root = join(import.meta.dirname, "../..");
const glossary = readGlossary(join(root, "content"));
const tip = (text: string): JapaneseText => ({ file: "content/tips/eyes.json", key: "0.title", text });
const issuesOf = (...texts: JapaneseText[]): string[] => glossaryIssues(texts, glossary);

test("what visitors read keeps to the glossary", () => {
  const texts = readJapaneseTexts(root);
  expect(texts.length).toBeGreaterThan(10_000);
  expect(glossaryIssues(texts, glossary)).toEqual([]);
});

test.each([
  ["cure", "ニキビが治る下地"],
  ["effect", "シミが消えるファンデ"],
  ["effect", "若く見えるチーク"],
  ["safety", "荒れた日でもしみない口紅"],
  ["safety", "皮膚科医が推薦した粉"],
  ["sure", "必ず似合う赤"],
  ["best", "業界初のコーム"],
])("a claim is refused: %s, as in 「%s」", (kind, text) => {
  expect(issuesOf(tip(text)).join("\n")).toContain(`${kind}: `);
});

test.each(["肌色を重ねる", "バレない化粧", "面長を隠す", "男の眉は下だけ", "海苔みたいな眉"])(
  "a word that hurts is refused: 「%s」",
  (text) => {
    expect(issuesOf(tip(text))).toHaveLength(1);
  },
);

test("another spelling is refused, with the one that is written", () => {
  expect(issuesOf(tip("まつげとくちびる"))).toEqual([
    "content/tips/eyes.json 0.title: 「くちびる」 is refused; one writes 唇",
    "content/tips/eyes.json 0.title: 「まつげ」 is refused; one writes まつ毛",
  ]);
  expect(issuesOf(tip("ふたつの顔と、あいことば"))).toEqual([]);
  expect(issuesOf(tip("SNS や DM でお知らせ"))).not.toEqual([]);
});

test("the story and the monsters spell as they like, and claim nothing all the same", () => {
  const line = (text: string): JapaneseText => ({ file: "content/companion/lines-19.json", key: "0.line", text });
  expect(issuesOf(line("くちびる、さがす。"))).toEqual([]);
  expect(issuesOf(line("塗ると、若返る。"))).not.toEqual([]);
});

test("what names a refused word on purpose may say that word, and no other", () => {
  const at = (key: string, text: string): JapaneseText => ({ file: "app/sites/review/copy/ja.json", key, text });
  expect(issuesOf(at("preview.claims.cure", "治すは、薬にだけ言えること。"))).toEqual([]);
  expect(issuesOf(at("preview.claims.cure", "美白は言えます。"))).not.toEqual([]);
  expect(issuesOf(at("list.title", "治す声"))).not.toEqual([]);
});
