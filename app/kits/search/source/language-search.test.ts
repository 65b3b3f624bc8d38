import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#contracts/languages.ts";
import { mergeContent } from "../../../../tools/content/merge-content.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { createIndex } from "../create-index.ts";
import { search } from "../search.ts";
import { createSearchSource } from "./search-source.ts";
import { siteDocuments } from "./site-documents.server.ts";

const master = mergeContent(readContent(join(import.meta.dirname, "../../../../content")).content, new Date(0));
const indexes = new Map(
  languages.map((lang) => [lang, createIndex(createSearchSource(master, lang, siteDocuments))] as const),
);
const first = (lang: (typeof languages)[number], query: string, count = 3): string[] =>
  search(indexes.get(lang)!, query)
    .hits.map(({ id }) => id)
    .slice(0, count);

describe("an answer is found in the words of its language", () => {
  test.each([
    ["en", "where can I buy this", "service-shops"],
    ["en", "shipping cost", "service-delivery"],
    ["en", "can I get a refund", "service-returns"],
    ["en", "is it fragrance free", "service-fragrance"],
    ["en", "my skin is itchy", "service-reaction"],
    ["en", "camera permission denied", "camera-denied"],
    ["zh-TW", "哪裡買得到", "service-shops"],
    ["zh-TW", "運費多少", "service-delivery"],
    ["zh-TW", "我會過敏", "service-allergy"],
    ["zh-TW", "相機打不開", "camera-denied"],
    ["zh-HK", "邊度買", "service-shops"],
    ["zh-HK", "可唔可以退款", "service-returns"],
    ["zh-HK", "用得幾耐", "service-expiry"],
    ["ko", "어디서 살 수 있나요", "service-shops"],
    ["ko", "환불 되나요", "service-returns"],
    ["ko", "알러지가 있어요", "service-allergy"],
    ["ko", "카메라 권한", "camera-denied"],
    ["th", "ซื้อที่ไหน", "service-shops"],
    ["th", "ค่าส่งเท่าไร", "service-delivery"],
    ["th", "ผิวแพ้ง่ายใช้ได้ไหม", "service-allergy"],
    ["th", "กล้องไม่ได้รับอนุญาต", "camera-denied"],
  ] as const)("%s: %s → %s", (lang, query, id) => {
    expect(first(lang, query)).toContain(id);
  });
});

describe("products are found in the words of a language", () => {
  test.each([
    ["en", "red lipstick", /^(?:lip|tint)-/],
    ["en", "goldfish", /^lip-01$/],
    ["en", "matte lipstick under 1600 yen", /^lip-/],
    ["zh-TW", "奶茶色 眼影", /^shadow-/],
    ["zh-TW", "紅色唇膏", /^(?:lip|tint)-/],
    ["zh-HK", "紅色唇膏", /^(?:lip|tint)-/],
    ["ko", "빨간 립스틱", /^(?:lip|tint)-/],
    ["ko", "핑크 틴트", /^tint-/],
    ["th", "ลิปสีแดง", /^(?:lip|tint)-/],
    ["th", "ลิปสีชมพู", /^(?:lip|tint)-/],
  ] as const)("%s: %s", (lang, query, id) => {
    expect(first(lang, query, 1)[0]).toMatch(id);
  });
});

test("a video is found where it has a title", () => {
  const titles = master.films.flatMap(({ id, title }) => (title.en === undefined ? [] : [[id, title.en] as const]));
  expect(titles.length).toBeGreaterThan(0);
  for (const [id, title] of titles) expect(first("en", title, 5).some((found) => found.startsWith(id))).toBe(true);
});

test("a look and a monster are found where they have a name", () => {
  expect(first("en", "After the last train look")).toContain("look-after-last-train");
  expect(first("ko", "몬스터", 10).some((id) => id.startsWith("monster-"))).toBe(true);
});

test("every language hears distress in its own words", () => {
  for (const [lang, query] of [
    ["en", "i want to die"],
    ["zh-TW", "想死"],
    ["zh-HK", "自殺"],
    ["ko", "죽고 싶어요"],
    ["th", "อยากตาย"],
  ] as const)
    expect(search(indexes.get(lang)!, query).care?.lang).toBe(lang);
});
