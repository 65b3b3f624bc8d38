import { join } from "node:path";
import { expect, test } from "vitest";
import type { Ingredient } from "#contracts/ingredient.ts";
import type { ProductFacts, ProductFactsContent } from "#contracts/product-facts.ts";
import type { ProductFormula } from "#contracts/product-formula.ts";
import { productFactsIssues } from "./check-product-facts.ts";
import { readContent } from "./read-content.ts";
import { readProductFacts } from "./read-product-facts.ts";

const folder = join(import.meta.dirname, "../../content");
const { products } = readContent(folder).content;
const { facts, issues } = readProductFacts(folder);

/** The facts with one thing changed: an entry found by its id, and what is written over it. */
interface Change {
  ingredient?: [id: string, change: Partial<Ingredient>];
  formula?: [id: string, change: (formula: ProductFormula) => Partial<ProductFormula>];
  product?: [id: string, change: Partial<ProductFacts>];
}

function changed({ ingredient, formula, product }: Change): ProductFactsContent {
  return {
    ...facts,
    ingredients: facts.ingredients.map((one) => (one.id === ingredient?.[0] ? { ...one, ...ingredient[1] } : one)),
    formulas: facts.formulas.map((one) => (one.id === formula?.[0] ? { ...one, ...formula[1](one) } : one)),
    products: facts.products.map((one) => (one.productId === product?.[0] ? { ...one, ...product[1] } : one)),
  };
}

test("the facts of all products keep every contract and every rule", () => {
  expect(issues).toEqual([]);
  expect(productFactsIssues(facts, products)).toEqual([]);
  expect(facts.products).toHaveLength(168);
});

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);
const plain = (ja: string, en: string): Partial<ProductFacts> => ({ plain: { ja, en } });

test.each<[string, Change]>([
  ["facts of lip-01: tint-water is of the line tint", { product: ["lip-01", { formula: "tint-water" }] }],
  ["facts of lip-01: there is no formula lip-paint", { product: ["lip-01", { formula: "lip-paint" }] }],
  ["facts of tint-01: tint-layer does not name carmine", { product: ["tint-01", { colourants: ["carmine"] }] }],
  ["facts of shadow-001: nothing gives it its shade", { product: ["shadow-001", { colourants: [] }] }],
  [
    "formula lip-satin: tocopherol stands behind a colourant",
    {
      formula: [
        "lip-satin",
        ({ ingredients }) => ({ ingredients: [...without(ingredients, "tocopherol"), "tocopherol"] }),
      ],
    },
  ],
  [
    "formula lip-satin: there is no ingredient gold-leaf",
    { formula: ["lip-satin", ({ ingredients }) => ({ ingredients: ["gold-leaf", ...ingredients] })] },
  ],
  [
    "formula shadow-matte: red-202 is not for eyes",
    { formula: ["shadow-matte", ({ mayContain }) => ({ mayContain: [...mayContain, "red-202"] })] },
  ],
  ["formula shadow-matte: a shadow holds alcohol", { ingredient: ["talc", { flags: ["alcohol"] }] }],
  [
    "formula lip-tint: the caution flame is missing",
    { formula: ["lip-tint", ({ cautions }) => ({ cautions: without(cautions, "flame") })] },
  ],
  [
    "formula liner-pencil: the caution lash-line is missing",
    { formula: ["liner-pencil", ({ cautions }) => ({ cautions: without(cautions, "lash-line") })] },
  ],
  [
    "formula base-powder: it tells an SPF and has no sun filter",
    {
      formula: [
        "base-powder",
        ({ cautions }) => ({
          sun: { spf: 20, pa: "PA++", note: { ja: "値", en: "value" } },
          cautions: [...cautions, "reapply-sun"],
        }),
      ],
    },
  ],
  ["formula base-pearl: it has sun filters and tells no SPF", { formula: ["base-pearl", () => ({ sun: null })] }],
  [
    "formula lip-matte: a cosmetic, and nothing else, has a patch test",
    { formula: ["lip-matte", () => ({ patchTest: null })] },
  ],
  [
    "formula lip-matte: a sample was not measured",
    { formula: ["lip-matte", ({ lasting }) => ({ lasting: { ...lasting, basis: "measured" } })] },
  ],
  [
    "the mark of a sample belongs into the notice alone",
    { formula: ["lip-matte", () => ({ removal: { ja: "（見本）水で落とします。", en: "With water." } })] },
  ],
  [
    "ingredient squalane: nothing has it",
    { formula: ["lip-sheer", (one) => ({ ingredients: without(one.ingredients, "squalane") })] },
  ],
  [
    "#DE5038 is not 「紫」",
    { product: ["lip-01", plain("紫。つやのある口紅です。", "A vermilion lipstick with a sheen.")] },
  ],
  [
    "#DE5038 is not 「pale」",
    { product: ["lip-01", plain("朱色。つやのある口紅です。", "A pale vermilion lipstick with a sheen.")] },
  ],
  [
    "no word for a colour in ja",
    { product: ["lip-01", plain("つやのある口紅です。", "A vermilion lipstick with a sheen.")] },
  ],
  [
    "no word for satin in ja",
    { product: ["lip-01", plain("朱色。つやのない口紅です。", "A vermilion lipstick with a sheen.")] },
  ],
  ["no word for satin in en", { product: ["lip-01", plain("朱色。つやのある口紅です。", "A vermilion lipstick.")] }],
  [
    "「heals」 is a claim",
    { product: ["lip-01", plain("朱色。つやのある口紅です。", "A vermilion sheen that heals lips.")] },
  ],
])("is refused: %s", (issue, change) => {
  expect(productFactsIssues(changed(change), products).join("\n")).toContain(issue);
});

test("a product without facts, a formula without a product, and two of the same sentence are named", () => {
  const [first, second] = facts.products;
  const lacking = { ...facts, products: facts.products.filter(({ formula }) => formula !== "tool-case") };
  expect(productFactsIssues(lacking, products)).toEqual(
    expect.arrayContaining(["product tool-04: it has no facts", "formula tool-case: no product has it"]),
  );
  const alike = { ...facts, products: [...facts.products, { ...first!, productId: second!.productId }] };
  expect(productFactsIssues(alike, products).join("\n")).toContain(`「${first!.plain.ja}」 stands there twice`);
});

test("every product has a name of its own in each of the six languages", () => {
  const [first, ...rest] = products;
  const { th, ...names } = first!.names;
  expect(th).toBeDefined();
  expect(productFactsIssues(facts, [{ ...first!, names }, ...rest])).toEqual([
    `product ${first!.id}: it has no name in th`,
  ]);
  const twin = { ...first!, names: { ...first!.names, ko: rest[0]!.names.ko } };
  expect(productFactsIssues(facts, [twin, ...rest])).toEqual([
    `product name in ko ${rest[0]!.names.ko} stands there twice`,
  ]);
});

test("a brand's own facts carry no notice of samples, and may be measured", () => {
  const own = changed({ formula: ["lip-matte", ({ lasting }) => ({ lasting: { ...lasting, basis: "measured" } })] });
  expect(productFactsIssues({ ...own, "sample-notice": [] }, products)).toEqual([]);
});
