import * as v from "valibot";
import { ownToolSchema } from "#contracts/makeup-recipe.ts";

/** `GET /api/personalmakeup/things`: what the visitor owns that can be used, and what the visitor made in the zone. */
export const thingsSchema = v.object({
  owned: v.array(v.object({ id: v.string(), name: v.string(), line: v.string(), hex: v.nullable(v.string()) })),
  tools: v.array(ownToolSchema),
});
export type Things = v.InferOutput<typeof thingsSchema>;
