import { describe, expect, test } from "vitest";
import { createIndex, createIndexWithPauses } from "./create-index.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";
import { type SearchResults, search } from "./search.ts";

function document(
  id: string,
  kind: SearchDocument["kind"],
  title: string,
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return { id, kind, title, href: `/${id}`, asks: [], keywords: [], body: [], facets: {}, ...more };
}

const source: SearchSource = {
  version: "1",
  lang: "ja",
  documents: [
    document("lash", "tip", "まつげが下がるのは、液の重さ", {
      ...{ reading: "まつげがさがるのはえきのおもさ", asks: ["夕方まつげがぺたんとする"] },
      ...{ body: ["透明な下地を根もとに薄く塗る。"], facets: { part: ["lash"], minutes: ["3"] } },
    }),
    document("mask", "tip", "紙で二度、口紅を押さえる", {
      ...{ asks: ["マスクに色がつく", "カップにつく"], facets: { part: ["lip"], minutes: ["1", "3"] } },
    }),
    document("curl", "hack", "ビューラーは二度", { keywords: ["カール"], facets: { part: ["lash"], minutes: ["1"] } }),
    document("cookies", "faq", "どんなクッキーを使いますか。", { body: ["動かすためのものだけです。"] }),
    document("goldfish", "product", "踊り場の金魚", {
      reading: "おどりばのきんぎょ",
      keywords: ["リップ", "赤"],
      mark: "#DE5038",
    }),
  ],
  thesaurus: [
    { terms: ["リップ", "口紅", "ルージュ"], near: ["ティント"] },
    { terms: ["まつげ", "睫毛"] },
    { terms: ["下がる", "さがる", "下がって"] },
    { terms: ["つく", "移る"] },
    { terms: ["マスカラ"] },
    { terms: ["買いたい", "買う"], leads: "product" },
  ],
  fillers: ["どうすればいい", "の", "ちゃう"],
  words: ["マスク", "カップ", "色", "紙", "押さえる", "金魚"],
};
const index = createIndex(source);
const ids = (query: string, options = {}): string[] => search(index, query, options).hits.map(({ id }) => id);
const marked = ({ hits: [hit] }: SearchResults): string =>
  [...(hit?.title ?? []), { text: "｜", isFound: false }, ...(hit?.line ?? [])]
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join("");

describe("a visitor finds", () => {
  test.each([
    ["by another word for the same", "ルージュ マスク", "mask"],
    ["by another spelling", "睫毛 さがる", "lash"],
    ["in half-width kana", "ﾋﾞｭｰﾗｰ", "curl"],
    ["in Latin letters", "matsuge sagaru", "lash"],
    ["with a typo", "ビュラーー", "curl"],
    ["with one letter too few", "ビューラ", "curl"],
    ["by how a name is read", "おどりば", "goldfish"],
    ["before the word is finished", "まつ", "lash"],
    ["while kana are still Latin", "まつg", "lash"],
    ["by a whole question", "まつげがさがっちゃうどうすればいい", "lash"],
    ["without any gap between words", "マスクに口紅つく", "mask"],
    ["answers as well", "クッキー", "cookies"],
    ["things, when one wants to buy", "リップ 買いたい", "goldfish"],
  ])("%s (%s)", (_, query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  test("nothing for words that are nowhere, but what lies nearest, and the nearest answer", () => {
    const { hits, nearest, nearestAnswer } = search(index, "駐車場はありますか");
    expect(hits).toEqual([]);
    expect(nearest.length).toBeLessThanOrEqual(3);
    expect(nearestAnswer?.id ?? null).not.toBe("lash");
  });
});

test("what was found is marked in the title and in the line beside it", () => {
  expect(marked(search(index, "口紅 カップ"))).toBe("紙で二度、[口紅]を押さえる｜[カップ]につく");
});

test("conditions narrow what was found, and the counts say what others would leave", () => {
  expect(ids("まつげ ビューラー", { choice: { minutes: "1" } })).toEqual(["curl"]);
  expect(search(index, "", { choice: { part: "lash" } }).counts.minutes).toEqual({ "1": 1, "3": 1 });
});

test("one kind alone can be asked, as the FAQ does", () => {
  expect(ids("クッキー リップ", { kinds: ["faq"] })).toEqual(["cookies"]);
});

test("without a question everything that fits the conditions is there, in the order of the editors", () => {
  expect(ids("", { choice: { minutes: "3" } })).toEqual(["lash", "mask"]);
});

test("an index that was made with pauses answers like one made at once", async () => {
  let pauses = 0;
  const slow = await createIndexWithPauses(source, async () => void (pauses += 1));
  expect(pauses).toBeGreaterThan(0);
  expect(search(slow, "口紅 カップ")).toEqual(search(index, "口紅 カップ"));
});

test("why a thing stands where it stands is told in shares of a hundred, the largest first", () => {
  const { reasons, matchedCount, termCount } = search(index, "ルージュ マスク").hits[0]!.explanation;
  const word = reasons.find((reason) => reason.kind === "word" && reason.written === "ルージュ");
  expect(word).toMatchObject({ match: "synonym", found: "口紅", field: "title" });
  expect([matchedCount, termCount]).toEqual([2, 2]);
  expect(reasons.map(({ percent }) => percent)).toEqual(
    reasons.map(({ percent }) => percent).toSorted((a, b) => b - a),
  );
  expect(reasons.reduce((sum, { percent }) => sum + percent, 0)).toBeLessThanOrEqual(101);
});

test.each([
  ["very long", "まつげ".repeat(400)],
  ["of one sign", "(".repeat(5000)],
  ["of half surrogates", "\ud800".repeat(90)],
  ["that looks like a pattern", "(a+)+$|[".repeat(60)],
  ["of control characters", "\u0000\u202e\u200b まつげ"],
])("a query %s is cut and answered, not failed", (_, query) => {
  const findings = search(index, query);
  expect([...findings.query].length).toBeLessThanOrEqual(80);
  expect(findings.hits.length).toBeLessThanOrEqual(40);
});

test("the same question has the same answer, whatever was asked between", () => {
  const before = JSON.stringify(search(index, "まつげ 下がる"));
  for (const query of ["口紅", "まつ", "金魚", "ビューラ"]) search(index, query);
  expect(JSON.stringify(search(index, "まつげ 下がる"))).toBe(before);
});
