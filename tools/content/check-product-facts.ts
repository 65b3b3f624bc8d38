import { finishes } from "#contracts/finishes.ts";
import type { Finish } from "#contracts/monster.ts";
import type { ProductFactsContent } from "#contracts/product-facts.ts";
import type { Product } from "#contracts/product.ts";
import { languages } from "#contracts/languages.ts";
import { isSampleText } from "#contracts/sample-text.ts";
import { formAgreementIssues } from "./check-forms.ts";
import { formulaIssues } from "./check-formulas.ts";
import { plainSentenceIssues } from "./check-plain-sentences.ts";

/** What single entries of the product facts cannot know. One line for each fault. */
export function productFactsIssues(facts: ProductFactsContent, products: readonly Product[]): string[] {
  return [
    ...repeatedIds(facts),
    ...coverageIssues(facts, products),
    ...facts.products.flatMap((entry) => colourantIssues(entry, facts, products)),
    ...formulaIssues(facts),
    ...plainSentenceIssues(facts.products, products),
    ...formAgreementIssues(facts.products, facts.formulas, products),
    ...sampleIssues(facts),
    ...finishIssues(facts["finish-names"].map(({ finish }) => finish)),
    ...nameIssues(products),
  ];
}

function repeatedIds(facts: ProductFactsContent): string[] {
  return [
    ...repeated(
      "ingredient",
      facts.ingredients.map(({ id }) => id),
    ),
    ...repeated(
      "Japanese name of an ingredient",
      facts.ingredients.map(({ names }) => names.ja),
    ),
    ...repeated(
      "international name of an ingredient",
      facts.ingredients.map(({ names }) => names.en),
    ),
    ...repeated(
      "formula",
      facts.formulas.map(({ id }) => id),
    ),
    ...repeated(
      "caution",
      facts.cautions.map(({ id }) => id),
    ),
    ...repeated(
      "patch test",
      facts["patch-tests"].map(({ id }) => id),
    ),
    ...repeated(
      "facts of",
      facts.products.map(({ productId }) => productId),
    ),
  ];
}

/** Every article has facts, with a formula of its line; nothing is written for nobody. */
function coverageIssues({ products: entries, formulas }: ProductFactsContent, products: readonly Product[]): string[] {
  return [
    ...products
      .filter(({ id }) => !entries.some(({ productId }) => productId === id))
      .map(({ id }) => `product ${id}: it has no facts`),
    ...entries.flatMap(({ productId, formula }) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) return [`facts of ${productId}: there is no such product`];
      const known = formulas.find(({ id }) => id === formula);
      if (!known) return [`facts of ${productId}: there is no formula ${formula}`];
      return known.line === product.line ? [] : [`facts of ${productId}: ${formula} is of the line ${known.line}`];
    }),
    ...formulas
      .filter(({ id }) => !entries.some(({ formula }) => formula === id))
      .map(({ id }) => `formula ${id}: no product has it`),
  ];
}

/** A shade is coloured by something, and by nothing that its pack does not name. */
function colourantIssues(
  { productId, formula, colourants }: ProductFactsContent["products"][number],
  { formulas, ingredients }: ProductFactsContent,
  products: readonly Product[],
): string[] {
  const known = formulas.find(({ id }) => id === formula);
  const product = products.find(({ id }) => id === productId);
  if (!known || !product) return [];
  const held = [...known.ingredients, ...colourants];
  const isColoured = held.some((id) => ingredients.find((one) => one.id === id)?.colourant !== undefined);
  return [
    ...colourants
      .filter((id) => !known.mayContain.includes(id))
      .map((id) => `facts of ${productId}: ${formula} does not name ${id} behind (+/-)`),
    ...(isColoured === (product.shade !== null)
      ? []
      : [`facts of ${productId}: ${isColoured ? "it has colourants and no shade" : "nothing gives it its shade"}`]),
  ];
}

/** While the facts are samples that is said once, and nothing counts as measured. */
function sampleIssues(facts: ProductFactsContent): string[] {
  const { "sample-notice": notices, ...lists } = facts;
  const unmarked = notices.flatMap(({ text }) => languages.filter((lang) => !isSampleText(text[lang])));
  const measured = notices.length > 0 ? facts.formulas.filter(({ lasting }) => lasting.basis === "measured") : [];
  return [
    ...(notices.length > 1 ? ["sample notice: it stands there more than once"] : []),
    ...unmarked.map((lang) => `sample notice: it has no mark of a sample in ${lang}`),
    ...textsOf(lists)
      .filter(isSampleText)
      .map((text) => `product facts: the mark of a sample belongs into the notice alone, not into 「${text}」`),
    ...measured.map(({ id }) => `formula ${id}: a sample was not measured`),
  ];
}

const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const finishIssues = (named: readonly Finish[]): string[] => [
  ...finishes.filter((finish) => !named.includes(finish)).map((finish) => `finish ${finish}: it has no name`),
  ...repeated("name of finish", named),
];

/** Every article has a name in every language, and no two share one. */
const nameIssues = (products: readonly Product[]): string[] =>
  languages.flatMap((lang) => [
    ...products.filter(({ names }) => !names[lang]).map(({ id }) => `product ${id}: it has no name in ${lang}`),
    ...repeated(
      `product name in ${lang}`,
      products.flatMap(({ names }) => names[lang] ?? []),
    ),
  ]);

function repeated(kind: string, values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))].map(
    (value) => `${kind} ${value} stands there twice`,
  );
}
