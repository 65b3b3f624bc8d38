import * as v from "valibot";

const textOf = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));
const listOf = (maxLength: number, mostTexts: number) =>
  v.pipe(v.array(textOf(maxLength)), v.minLength(1), v.maxLength(mostTexts));

/**
 * What a brand's own feed says of a product beyond the catalogue, in the feed's words and language. What it leaves out is
 * not shown. What the house's editors wrote of its own products has a stricter contract (`product-facts.ts`).
 */
export const brandFactsSchema = v.strictObject({
  /** What it is, in one plain sentence. */
  plain: v.optional(textOf(120)),
  /** What it is sold as: 「口紅」. */
  category: v.optional(textOf(40)),
  /** "3.5 g" */
  volume: v.optional(textOf(20)),
  /** The same for all shades of one kind; they are shown beside one another. */
  series: v.optional(textOf(60)),
  howTo: v.optional(listOf(200, 6)),
  /** For how long it stays, and how that was judged. */
  lasting: v.optional(textOf(200)),
  removal: v.optional(textOf(200)),
  notFor: v.optional(textOf(200)),
  /** All of them in the order of the pack, by the names of the Japanese list or INCI. */
  ingredients: v.optional(listOf(120, 150)),
  cautions: v.optional(listOf(300, 20)),
  patchTest: v.optional(textOf(300)),
  /** "SPF20 PA++" */
  sun: v.optional(textOf(40)),
});
export type BrandFacts = v.InferOutput<typeof brandFactsSchema>;
