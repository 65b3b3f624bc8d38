import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { readContent } from "../../../tools/content/read-content.ts";
import { fixedClock } from "../../platform/clock.ts";
import { findProductFacts } from "./find-product-facts.ts";
import { parseProductFacts } from "./parse-product-facts.ts";
import { monthsSinceRelease } from "./product-age.ts";
import { indexProductFacts } from "./product-facts-index.ts";
import { findIngredients } from "./product-ingredients.ts";

const root = join(import.meta.dirname, "../../../content");
const { products } = readContent(root).content;
const folder = join(root, "product-facts");
const files = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [
      `content/product-facts/${file.replaceAll("\\", "/")}`,
      JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown,
    ]),
);
const index = indexProductFacts(parseProductFacts(files));
const { now } = fixedClock("2026-11-20T12:00:00Z");

function factsOf(productId: string, catalogue = products) {
  const product = products.find(({ id }) => id === productId);
  if (!product) throw new Error(`no product ${productId}`);
  return findProductFacts(index, product, { products: catalogue, now: now() });
}

describe("the facts of a product", () => {
  it("are known of every product of the catalogue", () => {
    const facts = products.map(({ id }) => factsOf(id));
    expect(facts).toHaveLength(168);
    expect(facts).not.toContain(null);
  });

  it("tell what it is, how much, for how long, and how it comes off", () => {
    expect(factsOf("lip-01")).toMatchObject({
      plain: { ja: expect.stringContaining("朱色"), en: expect.stringContaining("vermilion") },
      volume: { amount: 3.5, unit: "g" },
      jan: "2901010000012",
      priceYen: 1540,
      lasting: { hours: 4, basis: "estimate" },
      removal: { ja: expect.stringContaining("ふき取ります") },
      openedMonths: 18,
      sun: null,
      ageMonths: 44,
    });
    expect(factsOf("lip-01")?.howTo).toHaveLength(3);
  });

  it("name the cautions as texts, the first of them to watch one's skin", () => {
    const cautions = factsOf("shadow-001")?.cautions ?? [];
    expect(cautions[0]?.ja).toBe("お肌に異常が生じていないか、よく注意してお使いください。");
    expect(cautions).toHaveLength(index.formulas.get("shadow-matte")?.cautions.length ?? -1);
  });

  it("list the shades of its family in the order of the catalogue, itself among them", () => {
    expect(factsOf("lip-16")?.shades.map(({ id }) => id)).toEqual([
      ...["lip-01", "lip-06", "lip-11", "lip-12", "lip-16", "lip-20", "lip-21"],
    ]);
  });

  it("leave out a sister that the catalogue does not have any more", () => {
    const smaller = products.filter(({ id }) => id !== "lip-06");
    expect(factsOf("lip-01", smaller)?.shades.map(({ id }) => id)).not.toContain("lip-06");
  });

  it("take the volume of the one pack where it differs", () => {
    const own = { ...index.products.get("lip-01")!, volume: { amount: 2, unit: "g" as const } };
    const changed = { ...index, products: new Map([...index.products, ["lip-01", own] as const]) };
    const product = products.find(({ id }) => id === "lip-01")!;
    expect(findProductFacts(changed, product, { products, now: now() })?.volume.amount).toBe(2);
  });

  it("are null for a product that nobody wrote about", () => {
    const unknown = { ...products[0]!, id: "lip-99" };
    expect(findProductFacts(index, unknown, { products, now: now() })).toBeNull();
  });

  it("tell an SPF of foundations and the pearl primer alone", () => {
    const withSun = products.filter(({ id }) => factsOf(id)?.sun).map(({ id }) => id);
    expect(withSun).toEqual(["base-02", "base-03", "base-04", "base-05", "base-06"]);
  });
});

describe("the ingredients", () => {
  it("put the colourants of the one shade last, and name the other shades' apart", () => {
    const found = findIngredients(index, "lip-20");
    expect(found?.listed.slice(-2).map(({ names }) => names.ja)).toEqual(["赤202", "赤223"]);
    expect(found?.inOtherShades.map(({ id }) => id)).toContain("iron-oxides");
    expect(found?.listed.map(({ id }) => id)).not.toContain("iron-oxides");
  });

  it("flag ethanol as alcohol, and cetyl alcohol not", () => {
    expect(findIngredients(index, "lip-18")?.flags).toContain("alcohol");
    const mascara = findIngredients(index, "mascara-02");
    expect(mascara?.listed.map(({ names }) => names.ja)).toContain("セタノール");
    expect(mascara?.flags).not.toContain("alcohol");
  });

  it("are none for a tool", () => {
    expect(findIngredients(index, "tool-02")).toEqual({ listed: [], inOtherShades: [], flags: [] });
  });
});

test.each([
  ["2026-11-20", "2026-11-20", 0],
  ["2026-10-21", "2026-11-20", 0],
  ["2026-10-20", "2026-11-20", 1],
  ["2023-03-03", "2026-11-20", 44],
  ["2026-01-31", "2026-02-28", 1],
  ["2026-01-31", "2026-02-27", 0],
  ["2027-02-12", "2026-11-20", null],
])("what came out on %s is, on %s, %s months old", (releasedOn, today, months) => {
  expect(monthsSinceRelease(releasedOn, today)).toBe(months);
});

test("the age turns at midnight in Japan", () => {
  const product = products.find(({ id }) => id === "lip-22")!;
  const at = (moment: string) => findProductFacts(index, product, { products, now: new Date(moment) })?.ageMonths;
  expect(at("2027-02-11T14:59:59Z")).toBeNull();
  expect(at("2027-02-11T15:00:00Z")).toBe(0);
});

describe("a feed of a brand's own", () => {
  it("is read from the same files, and without samples has no notice", () => {
    const own = { ...files, "content/product-facts/sample-notice.json": [] };
    expect(indexProductFacts(parseProductFacts(own)).sampleNotice).toBeNull();
    expect(index.sampleNotice?.en).toMatch(/^\(Sample\)/);
  });

  it("is refused with the file and the place that breaks the contract", () => {
    const broken = {
      ...files,
      "content/product-facts/cautions.json": [{ id: "skin-check", text: { ja: "肌を見る" } }],
    };
    expect(() => parseProductFacts(broken)).toThrow("content/product-facts/cautions.json 0.text.en");
    expect(() => parseProductFacts({ ...files, "content/product-facts/prices.json": [] })).toThrow("prices.json");
  });
});
