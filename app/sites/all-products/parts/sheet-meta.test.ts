import { expect, it } from "vitest";
import { headMeta } from "#app/kits/page/head.ts";
import type { CatalogueData } from "../data.server.ts";
import { sheetMeta } from "./sheet-meta.ts";

const address = "https://zone.example/all-products";
const siteHead = {
  lang: "ja" as const,
  title: "全色全品",
  description: "色から、質感から、気分から。",
  canonicalUrl: address,
  alternates: [],
  shareImage: {
    url: "https://zone.example/assets/all-products/ogp/door-ja?v=abc",
    width: 1200,
    height: 630,
    alt: "棚",
  },
  isIndexed: true,
};
const nothing = { line: [], category: [], color: [], finish: [], price: [], state: [], type: [], mood: [] };
const head = {
  id: "lip-01",
  title: "リップ 01 踊り場の金魚",
  description: "朱色です。",
  url: `${address}?p=lip-01`,
  jsonLd: { "@type": "Product" },
};
const plain = { chosen: nothing, wanted: null, sort: "shelf", compare: null };
const catalogue = (query: object, sheet: object | null = null): CatalogueData =>
  ({ query, sheet }) as unknown as CatalogueData;

it("the plain shelf says what its door says", () => {
  expect(sheetMeta(siteHead, catalogue(plain))).toEqual(headMeta(siteHead));
  expect(sheetMeta(siteHead, undefined)).toEqual(headMeta(siteHead));
});

it("a narrowed shelf is not listed twice", () => {
  expect(sheetMeta(siteHead, catalogue({ ...plain, chosen: { ...nothing, line: ["lip"] } }))).toContainEqual({
    name: "robots",
    content: "noindex, follow",
  });
});

it("a product has its own title, address, share picture and structured data, and each of them once", () => {
  const tags = sheetMeta(siteHead, catalogue(plain, { head }));
  const contentOf = (name: string) =>
    tags.flatMap((tag) => ("property" in tag && tag.property === name ? [tag.content] : []));
  expect(tags).toContainEqual({ title: "KATE ZONE | リップ 01 踊り場の金魚" });
  expect(tags.filter((tag) => "rel" in tag && tag.rel === "canonical")).toEqual([
    { tagName: "link", rel: "canonical", href: head.url },
  ]);
  expect(contentOf("og:type")).toEqual(["product"]);
  expect(contentOf("og:image")).toEqual(["https://zone.example/assets/all-products/ogp/lip-01?v=abc"]);
  expect(tags.at(-1)).toEqual({ "script:ld+json": { "@type": "Product" } });
});
