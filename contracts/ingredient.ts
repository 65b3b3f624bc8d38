import * as v from "valibot";
import { textPairSchema } from "./text-pair.ts";

/**
 * What one may want to avoid. `fragrance`: added for its scent. `alcohol`: ethanol and nothing else; cetyl alcohol is a
 * wax. `allergen`: a scent that the EU wants named (Regulation 1223/2009, annex III), or known for contact allergies:
 * lanolin, rosin, carmine, the eosin dyes. `animal`: from an animal.
 */
export const ingredientFlags = ["fragrance", "alcohol", "allergen", "animal"] as const;
export type IngredientFlag = (typeof ingredientFlags)[number];

export const ingredientIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** One ingredient under the names of the two lists by which packs are printed. */
export const ingredientSchema = v.strictObject({
  id: ingredientIdSchema,
  names: v.strictObject({
    /** The name of the Japanese list (化粧品の成分表示名称リスト). */
    ja: v.pipe(v.string(), v.nonEmpty()),
    /** The name of the international list (INCI). */
    en: v.pipe(v.string(), v.nonEmpty()),
  }),
  /** What it does in the product, in plain words; what it does to a person is nobody's to promise. */
  purpose: textPairSchema(24, 48),
  flags: v.array(v.picklist(ingredientFlags)),
  /** Set for what holds ultraviolet light back: without one a product has no SPF. */
  isSunFilter: v.optional(v.literal(true)),
  /** Set for what gives the colour: it stands behind all other ingredients. */
  colourant: v.optional(
    v.strictObject({
      /** Its numbers in the Colour Index: "77491". */
      ci: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{5}$/))), v.minLength(1)),
      /** Whether this house uses it at the eye: minerals, soot, carmine, and the two dyes that Japan, the EU and the USA all allow there. */
      isForEyes: v.boolean(),
    }),
  ),
});

export type Ingredient = v.InferOutput<typeof ingredientSchema>;
