import * as v from "valibot";

/** A swatch on the table. The name travels along; the page keeps it to itself while names are hidden. */
export const swatchSchema = v.object({ id: v.string(), name: v.string(), hex: v.string() });
export type Swatch = v.InferOutput<typeof swatchSchema>;

/** `POST /api/ranking/deals`: what the visitor chooses from this month, and what was chosen already. */
export const dealSchema = v.object({
  round: v.string(),
  /** Whether the names come first; half of the visitors see them first. */
  isNamedFirst: v.boolean(),
  named: v.array(swatchSchema),
  nameless: v.array(swatchSchema),
  picked: v.object({ named: v.nullable(v.string()), nameless: v.nullable(v.string()) }),
});
export type DealAnswer = v.InferOutput<typeof dealSchema>;

/** The body of `POST /api/ranking/picks`. */
export const pickSchema = v.strictObject({
  isNamed: v.boolean(),
  productId: v.pipe(v.string(), v.maxLength(16)),
});

/** Its answer: what counts now, the choice of before where there was one. */
export const pickedSchema = v.object({ named: v.nullable(v.string()), nameless: v.nullable(v.string()) });
export type Picked = v.InferOutput<typeof pickedSchema>;
