import { expect, test } from "vitest";
import { closestWords } from "./closest-words.ts";
import { createIndex } from "./create-index.ts";

const index = createIndex({
  ...{ version: "1", lang: "ja", fillers: [], words: [] },
  documents: [
    {
      ...{ id: "tip-1", kind: "tip", title: "グラデーションの境目", href: "/tips?t=tip-1", asks: [], keywords: [] },
      ...{ body: ["ビューラーは二度。"], facets: {} },
    },
  ],
  thesaurus: [{ terms: ["グラデーション", "グラデ"] }, { terms: ["ビューラー"] }, { terms: ["ビューティー"] }],
});

test("what looks alike comes first, as it is written, and only what finds something", () => {
  expect(closestWords(index, "グラデエション")).toEqual(["グラデーション", "グラデ"]);
  expect(closestWords(index, "びゅうらあ")).not.toContain("ビューティー");
});

test.each(["", "確定申告", "x", "(((("])("nothing looks like %j", (typed) => {
  expect(closestWords(index, typed)).toEqual([]);
});
