import * as v from "valibot";

/** `GET /api/zones/nearest`: what was asked for, as far as it is remembered, and the three nearest doors. */
export const nearestSchema = v.object({
  asked: v.nullable(v.string()),
  doors: v.array(v.object({ path: v.string(), name: v.string(), verb: v.string() })),
});

export type Nearest = v.InferOutput<typeof nearestSchema>;

/** `GET /api/zones/lights`: how many visitors have a light in the town tonight, in coarse words. */
export const lightsSchema = v.object({ lights: v.string() });
