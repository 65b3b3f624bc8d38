import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Product } from "#contracts/product.ts";
import { importFeed } from "./import-feed.ts";

const example = join(import.meta.dirname, "example");
const map = join(example, "columns.json");
const head = "品番,カテゴリ,色番,商品名,商品名（英）,よみ,JANコード,税抜価格,発売日,販売状況,色コード,質感,説明";
const good = 'A-1,口紅,201,夜更けの石榴,,よふけ,4901234567894,"¥1,500",2026/3/5,発売中,#8A1538,マット,赤です。';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function imports(text: string | Uint8Array, name = "feed.csv", options: { map?: string; skipBadRows?: boolean } = {}) {
  writeFileSync(join(folder, name), text);
  return importFeed({
    ...{ feed: join(folder, name), map: options.map ?? map, out: join(folder, "out") },
    skipBadRows: options.skipBadRows ?? false,
  });
}
const written = (): Product[] => JSON.parse(readFileSync(join(folder, "out/products-001.json"), "utf8")) as Product[];

test("the documented example becomes two products: quoted breaks, prices with signs, three ways to write a day", () => {
  const result = imports(readFileSync(join(example, "feed.csv")));
  expect(result).toMatchObject({ rows: 2, products: 2, issues: [], isWritten: true });
  const [lip, shadow] = written();
  expect(lip).toMatchObject({ id: "lip-201", priceYen: 1650, releasedOn: "2026-03-05", code: "AB-1001" });
  expect(lip?.description).toContain("\n");
  expect(shadow).toMatchObject({ id: "shadow-501", priceYen: 1320, releasedOn: "2026-04-01", state: "limited" });
  expect(shadow?.shade?.hex).toBe("#E8D5CF");
});

test.each([
  ["UTF-8 with a BOM and CRLF", new TextEncoder().encode(`\uFEFF${head}\r\n${good}\r\n`)],
  ["columns in another order", new TextEncoder().encode(reordered())],
])("a feed in %s is read", (_, bytes) => {
  expect(imports(bytes)).toMatchObject({ products: 1, issues: [] });
  expect(written()[0]?.names.ja).toBe("夜更けの石榴");
});

test("a feed in Shift_JIS is read", () => {
  expect(imports(shiftJisOf(`${head}\r\n${good}\r\n`))).toMatchObject({ products: 1, issues: [] });
  expect(written()[0]?.names.ja).toBe("夜更けの石榴");
});

test("every fault is told by row and column with what stands there, and nothing is written", () => {
  const bad = [
    good.replace("4901234567894", "4901234567890"),
    good.replace("A-1,口紅,201", "A-2,帽子,202").replace('"¥1,500"', "無料"),
    good.replace("201", "203").replace("2026/3/5", "2026/13/5"),
  ];
  const result = imports([head, good, ...bad].join("\n"));
  expect(result.isWritten).toBe(false);
  expect(existsSync(join(folder, "out"))).toBe(false);
  const reported = result.issues.map(({ row, column, value }) => `${row} ${column} ${value}`);
  expect(reported).toEqual(
    expect.arrayContaining(["3 JANコード 4901234567890", "4 カテゴリ 帽子", "4 税抜価格 無料", "5 発売日 2026/13/5"]),
  );
  expect(result.issues.find(({ row }) => row === 3)?.message).toBe("the 13th digit does not fit");
});

test("ids and JANs that stand there twice are told with both rows", () => {
  const { issues } = imports([head, good, good].join("\n"));
  expect(issues.map(({ row, message }) => `${row} ${message}`)).toEqual([
    "3 row 2 has the same id",
    "3 row 2 has the same jan",
  ]);
});

test("with --skip-bad-rows the good ones are written, and the bad ones told", () => {
  const result = imports([head, good, good.replace("4901234567894", "1")].join("\n"), "feed.csv", {
    skipBadRows: true,
  });
  expect(result).toMatchObject({ rows: 2, products: 1, isWritten: true });
  expect(result.issues).toHaveLength(1);
});

test.each(["feed.json", "feed.jsonl"])("a feed as %s says the same", (name) => {
  const row = { line: "lip", no: 301, name: { ja: "雨音の杏" }, kana: "あまおと", jan: 4901234567894, price: 1650 };
  const fields = {
    ...{ line: { column: "line" }, number: { column: "no" }, "names.ja": { column: "name.ja" } },
    ...{ reading: { column: "kana" }, jan: { column: "jan" }, priceYen: { column: "price", unit: "yen" } },
    ...{ releasedOn: { constant: "2026-03-05" }, state: { constant: "on-sale" }, moods: { constant: "clear|quiet" } },
    ...{ description: { constant: "{names.ja}です。" }, shopPath: { constant: "/item/{number}" } },
  };
  writeFileSync(join(folder, "map.json"), JSON.stringify({ fields }));
  const text = name.endsWith("l") ? `${JSON.stringify(row)}\n` : JSON.stringify([row]);
  expect(imports(text, name, { map: join(folder, "map.json") })).toMatchObject({ products: 1, issues: [] });
  expect(written()[0]).toMatchObject({
    ...{ id: "lip-301", shade: null, moods: ["clear", "quiet"] },
    ...{ description: "雨音の杏です。", shopPath: "/item/301" },
  });
});

test("what a brand says of a product comes along: lists by their own separator, an ingredient with a comma in its name whole", () => {
  const row = {
    ...{ line: "lip", no: 301, name: { ja: "雨音の杏" }, kana: "あまおと", jan: 4901234567894, price: 1650 },
    ...{ plain: "明るい杏色の口紅です。", steps: "塗る|のばす", inci: "ジメチコン、 1,2-ヘキサンジオール、香料" },
  };
  const fields = {
    ...{ line: { column: "line" }, number: { column: "no" }, "names.ja": { column: "name.ja" } },
    ...{ reading: { column: "kana" }, jan: { column: "jan" }, priceYen: { column: "price", unit: "yen" } },
    ...{ releasedOn: { constant: "2026-03-05" }, state: { constant: "on-sale" }, moods: { constant: "clear" } },
    ...{ description: { constant: "口紅です。" }, "facts.plain": { column: "plain" } },
    ...{ "facts.howTo": { column: "steps" }, "facts.ingredients": { column: "inci", separator: "、" } },
  };
  writeFileSync(join(folder, "map.json"), JSON.stringify({ fields }));
  const rows = [
    row,
    { ...row, no: 302, jan: 4912345678904, inci: "ＪＩＭＥＣＨＩＣＯＮＥ、謎の木エキス" },
    { ...row, no: 303, jan: 4912345678911, inci: "Dimethicone、シア脂" },
  ];
  const result = imports(JSON.stringify(rows), "feed.json", { map: join(folder, "map.json") });
  expect(result).toMatchObject({ issues: [], unknownIngredients: ["ＪＩＭＥＣＨＩＣＯＮＥ", "謎の木エキス"] });
  const [scented, unknown, plain] = written();
  expect(scented?.facts).toEqual({
    ...{ plain: "明るい杏色の口紅です。", howTo: ["塗る", "のばす"] },
    ingredients: ["ジメチコン", "1,2-ヘキサンジオール", "香料"],
  });
  expect(scented?.ingredientFlags).toEqual(["fragrance"]);
  expect(unknown?.ingredientFlags, "of what nobody knows nothing is said").toBeUndefined();
  expect(plain?.ingredientFlags).toEqual([]);
});

test.each([
  ["a map with a field nobody knows", '{"fields":{"colour":{"constant":"x"}}}', good, 'there is no field "colour"'],
  ["a feed of eleven megabytes", null, "x".repeat(11 * 1024 * 1024), "at most 10485760 are read"],
  ["a quote that never ends", null, '"', "the feed is no CSV"],
])("%s is refused as a whole", (_, mapText, text, message) => {
  if (mapText) writeFileSync(join(folder, "map.json"), mapText);
  expect(() => imports(text, "feed.csv", mapText ? { map: join(folder, "map.json") } : {})).toThrow(message);
});

/** The same row, its columns from the last to the first. */
function reordered(): string {
  const backwards = (line: string): string =>
    (line.match(/("[^"]*"|[^,]*)(,|$)/g) ?? [])
      .filter(Boolean)
      .map((cell) => cell.replace(/,$/, ""))
      .toReversed()
      .join(",");
  return `${backwards(head)}\n${backwards(good)}\n`;
}

/** A text in Shift_JIS, by what the decoder makes of every pair of bytes: the platform itself only reads it. */
function shiftJisOf(text: string): Uint8Array {
  const decoder = new TextDecoder("shift_jis");
  const bytesOf = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xef; lead++)
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const letter = decoder.decode(Uint8Array.from([lead, trail]));
      if ([...letter].length === 1 && !bytesOf.has(letter)) bytesOf.set(letter, [lead, trail]);
    }
  bytesOf.set("¥", [0x5c]);
  return Uint8Array.from(
    [...text].flatMap((letter) => (letter < "\u0080" ? letter.charCodeAt(0) : (bytesOf.get(letter) ?? 0x3f))),
  );
}
