import * as v from "valibot";
import { desireLanguages } from "#contracts/desire-ids.ts";
import { paletteCodeSchema, myPalettesSchema, palettePanSchema } from "#contracts/palette-api.ts";

export const langQuerySchema = v.strictObject({ lang: v.optional(v.picklist(desireLanguages), "ja") });

const wordSchema = v.object({ id: v.number(), word: v.string(), whisper: v.string(), family: v.string() });

/** All hands of this evening, and what of the sleeping ones is awake for this visitor. Colours are not told. */
export const handsSchema = v.object({
  day: v.string(),
  hands: v.array(v.array(wordSchema)),
  sleepers: v.object({ awake: v.array(wordSchema), total: v.number(), met: v.number() }),
});
export type Hands = v.InferOutput<typeof handsSchema>;

/** `opened`, `resting`: done now. `already`: there was a lid this evening, and `palette` is that one; null while it rests. */
export const paletteChoiceSchema = v.object({
  outcome: v.picklist(["opened", "resting", "already"]),
  code: v.nullable(v.string()),
  mine: myPalettesSchema,
});
export type PaletteChoice = v.InferOutput<typeof paletteChoiceSchema>;

/** A change of a palette, or the opening of a rested one: its code now. */
export const changedPaletteSchema = v.object({ code: v.string(), mine: myPalettesSchema });

export const idParamSchema = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });

export const choiceCountsQuerySchema = v.strictObject({ p: paletteCodeSchema });

/** How many other visitors chose the same blind; `of` so many who chose four at all. */
export const choiceCountsSchema = v.object({ four: v.number(), three: v.number(), of: v.number() });
export type ChoiceCounts = v.InferOutput<typeof choiceCountsSchema>;

export const familyPansQuerySchema = v.strictObject({
  desire: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(108)),
  lang: v.optional(v.picklist(desireLanguages), "ja"),
});

/** The nine colours of a family, for one who chooses again with the lid open. */
export const familyPansSchema = v.object({ pans: v.array(v.object({ ...palettePanSchema.entries })) });
export type FamilyPans = v.InferOutput<typeof familyPansSchema>;
