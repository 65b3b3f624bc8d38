import { expect, test } from "vitest";
import { productFacts } from "./product-facts.server.ts";

test("the server holds the facts that editors wrote, with the words of each finish in six languages", () => {
  expect(productFacts.products.size).toBe(168);
  expect(productFacts.finishNames.get("matte")).toMatchObject({ ja: "マット", "zh-HK": "啞面", ko: "매트" });
  expect(productFacts.sampleNotice?.ja).toMatch(/^（見本）/);
});
