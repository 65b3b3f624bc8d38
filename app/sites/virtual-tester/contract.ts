import * as v from "valibot";

export const tryOnSchema = v.strictObject({ productId: v.pipe(v.string(), v.regex(/^(lip|tint)-\d{2}$/)) });
export const keptTryOnSchema = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });

/** What is said and shown beside a shade that is worn. */
export const companySchema = v.strictObject({
  /** The small scene of a lip, or what a tint's pack says. */
  words: v.string(),
  monster: v.nullable(
    v.strictObject({
      name: v.string(),
      /** Below /assets/v, by expression; those that are not drawn yet are missing. */
      faces: v.record(v.picklist(["neutral", "joy", "pout", "surprise", "sleep"]), v.string()),
    }),
  ),
});
export type Company = v.InferOutput<typeof companySchema>;

/** Five shades without their names, in the order in which they are worn. */
export const blindDealSchema = v.strictObject({
  /** The month in Japan, "yyyymm". */
  round: v.string(),
  shades: v.array(v.strictObject({ id: v.string(), hex: v.string(), finish: v.string() })),
  /** Chosen already this month: it stays. */
  pickedId: v.nullable(v.string()),
});
export const blindPickSchema = v.strictObject({ productId: v.pipe(v.string(), v.regex(/^lip-\d{2}$/)) });
export const blindPickedSchema = v.strictObject({ pickedId: v.string() });
export type BlindDeal = v.InferOutput<typeof blindDealSchema>;
