import * as v from "valibot";

/** `GET /api/zones/nearest`: what was asked for, as far as it is remembered, and the three nearest doors. */
export const nearestSchema = v.object({
  asked: v.nullable(v.string()),
  doors: v.array(v.object({ path: v.string(), name: v.string(), verb: v.string() })),
});

export type Nearest = v.InferOutput<typeof nearestSchema>;

/** One letter, one vote, one trick. */
export const tonightsThree = ["letter", "vote", "tip"] as const;

/** `GET /api/zones/tonight`: how the town stands tonight, for whoever asks. */
export const tonightSchema = v.object({
  /** How many visitors have a light in the town, in coarse words. */
  lights: v.string(),
  /** Which of tonight's three the visitor has done. */
  done: v.array(v.picklist(tonightsThree)),
  /** How many seals the visitor has: as many windows are lit. */
  seals: v.number(),
});
export type Tonight = v.InferOutput<typeof tonightSchema>;
