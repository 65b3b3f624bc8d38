import { expect, test } from "vitest";
import { readCriteria } from "#app/kits/search/criteria/read-criteria.ts";
import { catalogueAddress } from "#app/kits/search/criteria/catalogue-address.ts";
import { parseQuery } from "./parse-query.ts";

test.each([
  "くすみピンク リップ",
  "#C0392B",
  "イエベ秋 シャドウ",
  "ネイビー",
  "限定 ラメ",
  "いちばん高い ティント",
  "銀",
])("the shelf understands what it is asked for 「%s」", (query) => {
  const { hasUnknown, query: parsed } = parseQuery(
    new URL(catalogueAddress(readCriteria(query).criteria) ?? "", "https://x.example").searchParams,
  );
  expect(hasUnknown).toBe(false);
  expect(JSON.stringify(parsed)).not.toBe(JSON.stringify(parseQuery(new URLSearchParams()).query));
});
