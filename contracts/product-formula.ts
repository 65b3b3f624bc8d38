import * as v from "valibot";
import { ingredientIdSchema } from "./ingredient.ts";
import { productLines } from "./product.ts";
import { textPairSchema } from "./text-pair.ts";

export const volumeUnits = ["g", "mL", "piece"] as const;
export const lastingBases = ["measured", "estimate"] as const;

export const formulaIdSchema = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));
export const noticeIdSchema = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));

export const volumeSchema = v.strictObject({
  amount: v.pipe(v.number(), v.minValue(0.1)),
  unit: v.picklist(volumeUnits),
});

const monthsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));
const idList = v.pipe(
  v.array(ingredientIdSchema),
  v.check((ids) => new Set(ids).size === ids.length, "an ingredient stands there twice"),
);

/** A rule for those who use it (a caution, a patch test), shared by many formulas under its id. */
export const useNoticeSchema = v.strictObject({ id: noticeIdSchema, text: textPairSchema(160, 320) });
export type UseNotice = v.InferOutput<typeof useNoticeSchema>;

/** What all shades of one kind share. A tool is a formula too: it has `materials` and no ingredients. */
export const formulaSchema = v.pipe(
  v.strictObject({
    id: formulaIdSchema,
    line: v.picklist(productLines),
    /** The kind printed on the pack (種類別名称), with its English name. */
    category: textPairSchema(24, 40),
    volume: volumeSchema,
    /** Three steps, in their order. */
    howTo: v.pipe(v.array(textPairSchema(64, 150)), v.length(3, "it takes exactly three steps")),
    lasting: v.strictObject({
      /** How many hours the colour stays; null where that is no question. */
      hours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24))),
      basis: v.picklist(lastingBases),
      /** From what that was judged. */
      note: textPairSchema(96, 200),
    }),
    /** How it comes off; of a tool, how it is cleaned. */
    removal: textPairSchema(80, 180),
    /** In the order of the Japanese law: by amount down to 1 %, then in any order; what gives colour comes last. */
    ingredients: idList,
    /** Colourants of which each shade holds some: what stands behind (+/-) on the pack. */
    mayContain: idList,
    materials: v.nullable(textPairSchema(80, 160)),
    /** Ids of `cautions`, in the order in which they are read. */
    cautions: v.pipe(v.array(noticeIdSchema), v.minLength(1)),
    /** An id of `patchTests`; null for tools. */
    patchTest: v.nullable(noticeIdSchema),
    sun: v.nullable(
      v.strictObject({
        spf: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(50)),
        pa: v.picklist(["PA+", "PA++", "PA+++", "PA++++"]),
        note: textPairSchema(96, 200),
      }),
    ),
    /** For how long it may be used once it is open; null where there is no such end. */
    openedMonths: v.nullable(monthsSchema),
    unopenedMonths: v.nullable(monthsSchema),
    /** Whom it may not suit, plainly. */
    notFor: textPairSchema(80, 180),
  }),
  v.check(
    ({ ingredients, materials }) => ingredients.length > 0 !== (materials !== null),
    "it has either ingredients or materials",
  ),
  v.check(
    ({ ingredients, mayContain }) => mayContain.every((id) => !ingredients.includes(id)),
    "what every shade holds needs no (+/-)",
  ),
);

export type ProductFormula = v.InferOutput<typeof formulaSchema>;
