import * as v from "valibot";
import { ingredientIdSchema, ingredientSchema } from "./ingredient.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { finishSchema } from "./monster.ts";
import { formulaIdSchema, formulaSchema, useNoticeSchema, volumeSchema } from "./product-formula.ts";
import { productIdSchema } from "./product.ts";
import { textPairSchema } from "./text-pair.ts";

/** What is true of one article and no other. */
export const productFactsSchema = v.strictObject({
  productId: productIdSchema,
  formula: formulaIdSchema,
  /** What it is, in one plain sentence that names its colour in ordinary words. */
  plain: textPairSchema(48, 100),
  /** The colourants of this shade, out of its formula's `mayContain`. */
  colourants: v.array(ingredientIdSchema),
  /** Where the pack of this one holds another amount than its formula says. */
  volume: v.optional(volumeSchema),
});
export type ProductFacts = v.InferOutput<typeof productFactsSchema>;

/** What a finish is called, in each language. */
export const finishNameSchema = v.strictObject({ finish: finishSchema, names: v.required(localizedTextSchema) });

/** Said once where facts are shown: that they are samples. A brand's own feed has no such entry. */
export const sampleNoticeSchema = v.strictObject({ text: v.required(localizedTextSchema) });

/**
 * The lists of `content/product-facts`, by the name of their file or folder. They are no master data: that script is
 * fetched and parsed whole, and few pages show facts.
 */
export const productFactsLists = {
  "sample-notice": sampleNoticeSchema,
  "finish-names": finishNameSchema,
  ingredients: ingredientSchema,
  formulas: formulaSchema,
  cautions: useNoticeSchema,
  "patch-tests": useNoticeSchema,
  products: productFactsSchema,
} as const;

export type ProductFactsListName = keyof typeof productFactsLists;
/** All that is known of products beyond the catalogue. */
export type ProductFactsContent = {
  [Name in ProductFactsListName]: readonly v.InferOutput<(typeof productFactsLists)[Name]>[];
};
