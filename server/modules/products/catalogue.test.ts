import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foldedText } from "#app/kits/search/fold.ts";
import { findNearestProducts } from "#app/kits/product/nearest-products.server.ts";
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { createCatalogueSearch } from "./catalogue-search.ts";
import { catalogueOf } from "./catalogue.ts";
import { readProductFeed } from "./product-feed.ts";
import { createFeedProducts } from "#test-support/feed-products.ts";

const products = createFeedProducts(2_000);
const none = { products: [] };

function withFolder(files: Record<string, string>, work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "feed-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a brand's own feed takes the place of the house's products, and is found by id and JAN", () => {
  withFolder({ "products-001.json": JSON.stringify(products) }, (folder) => {
    const catalogue = catalogueOf({ productsDir: folder }, none);
    const [, second] = products;
    expect([catalogue.isFeed, catalogue.products.length]).toEqual([true, 2_000]);
    expect(catalogue.byId(second?.id ?? "")).toEqual(second);
    expect(catalogue.byJan(second?.jan ?? "")).toEqual(second);
    expect(catalogue.pick(["lip-00000", second?.id ?? "", second?.id ?? ""])).toEqual([second]);
  });
});

test("without a feed the shelf holds the products of the content", () => {
  expect(catalogueOf({ productsDir: null }, { products }).isFeed).toBe(false);
});

test.each([
  ["no folder", "/no/such/folder", "there is no folder"],
  ["an id twice", JSON.stringify([products[0], products[0]]), "stands there twice"],
  ["a broken price", JSON.stringify([{ ...products[0], priceYen: 0 }]), "a.json 0.priceYen"],
  ["no JSON", "{", "a.json is not JSON"],
])("the zone does not start on a feed with %s, and says where", (_, text, message) => {
  if (text.startsWith("/")) return expect(() => readProductFeed({ productsDir: text })).toThrow(message);
  withFolder({ "a.json": text }, (folder) => expect(() => readProductFeed({ productsDir: folder })).toThrow(message));
});

test("a product is found by name, reading, JAN, article code and colour code", () => {
  const search = createCatalogueSearch(products, foldedText);
  const wanted = products[777];
  for (const query of [wanted?.names.ja, wanted?.jan, wanted?.code, wanted?.id])
    expect(search.find(query ?? "", 5)[0]?.id, query).toBe(wanted?.id);
  expect(search.find(wanted?.shade?.hex ?? "", 50).map(({ id }) => id)).toContain(wanted?.id);
  expect(search.find("ふんだりけったり", 5)).toEqual([]);
  expect(search.find("", 5)).toEqual([]);
});

test("of two thousand shades the nearest are those the formula itself would name", () => {
  const [wanted] = products;
  const hex = wanted?.shade?.hex ?? "";
  const exact = products
    .flatMap(({ shade }) => (shade ? shadeDifference(hex, shade.hex) : []))
    .toSorted((a, b) => a - b)
    .slice(0, 8);
  expect(findNearestProducts(products, hex, 8).map(({ difference }) => difference)).toEqual(exact);
});
