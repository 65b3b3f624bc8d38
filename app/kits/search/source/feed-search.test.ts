import { describe, expect, it, test } from "vitest";
import type { Ingredient } from "#contracts/ingredient.ts";
import { createCatalogue } from "#server/modules/products/catalogue.ts";
import { createFeedProducts } from "#test-support/feed-products.ts";
import { feedHits, searchFeed } from "./feed-search.server.ts";

const products = createFeedProducts(700).map((product, i) =>
  i % 50 === 1 ? product : { ...product, ingredientFlags: i % 5 === 0 ? (["fragrance"] as const).slice() : [] },
);
const catalogue = createCatalogue(products, true);
const shea: Ingredient = {
  ...{ id: "shea-butter", names: { ja: "シア脂", en: "Butyrospermum Parkii (Shea) Butter" } },
  ...{ purpose: { ja: "うるおい", en: "moisture" }, flags: [] },
};
const known = new Map([[shea.id, shea]]);
const find = (text: string) => searchFeed(catalogue, text, known);

describe("the search of a brand's own feed", () => {
  it("finds by name, JAN and article code", () => {
    const wanted = products[321];
    expect(find(wanted?.jan ?? "").map(({ id }) => id)).toEqual([wanted?.id]);
    expect(find("FD-321")[0]?.id).toBe(wanted?.id);
    expect(find(wanted?.names.ja ?? "")[0]?.id).toBe(wanted?.id);
  });

  it("meets what is asked of price, kind and ingredients, and takes nothing on trust", () => {
    const found = find("無香料のリップ 1500円以下");
    expect(found.length).toBeGreaterThan(5);
    for (const { line, priceYen, ingredientFlags } of found) {
      expect(["lip", "tint"]).toContain(line);
      expect(priceYen).toBeLessThanOrEqual(1500);
      expect(ingredientFlags).not.toContain("fragrance");
      expect(ingredientFlags, "its list is known").toBeDefined();
    }
  });

  it("finds what holds an ingredient, under the name of the pack or that of visitors", () => {
    expect(find("夜明けの木葉エキス")).toHaveLength(14);
    expect(find("シアバター")).toHaveLength(700);
  });

  test.each(["zzqqxx", "死にたい"])("「%s」 finds nothing", (text) => expect(find(text)).toEqual([]));

  it("gives at most so many results, each the way to its sheet", () => {
    const hits = feedHits(catalogue, "シアバター", known, 24);
    expect(hits).toHaveLength(24);
    expect(hits[0]).toMatchObject({ kind: "product", href: `/all-products?p=${products[0]?.id}` });
  });
});
