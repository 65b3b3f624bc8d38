import * as v from "valibot";

/** `POST /api/testerplay/footprints`: a round to keep. Strokes only; no photograph has a place here. */
export const keepSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]+$/)),
  /** In a shop the names may stand on the testers. */
  place: v.picklist(["shop", "home"]),
});

/** The shade that most visitors took for the same mission; null while there are fewer than thirty of them. */
export const keptSchema = v.object({
  favourite: v.nullable(v.object({ productId: v.string(), visitors: v.number(), of: v.number() })),
});
export type Kept = v.InferOutput<typeof keptSchema>;
