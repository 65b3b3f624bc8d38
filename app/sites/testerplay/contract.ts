import * as v from "valibot";

/** `POST /api/testerplay/footprints`: a round to save. Strokes only, never a photograph. */
export const saveSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]+$/)),
  /** In a shop the names may stand on the testers. */
  place: v.picklist(["shop", "home"]),
});

/** The shade that most visitors took for the same mission; null while there are fewer than thirty of them. */
export const savedSchema = v.object({
  favourite: v.nullable(v.object({ productId: v.string(), visitors: v.number(), of: v.number() })),
});
export type Saved = v.InferOutput<typeof savedSchema>;
