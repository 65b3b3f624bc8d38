import * as v from "valibot";
import { myToolSchema } from "#contracts/makeup-recipe.ts";

/** What the visitor made, with its colours: the four of a palette, the liquid of a mascara. */
export const colouredToolSchema = v.object({ ...myToolSchema.entries, hexes: v.array(v.string()) });
export type ColouredTool = v.InferOutput<typeof colouredToolSchema>;

/** `GET /api/personalmakeup/things`: what the visitor owns that can be used, and what the visitor made in the zone. */
export const myItemsSchema = v.object({
  owned: v.array(v.object({ id: v.string(), name: v.string(), line: v.string(), hex: v.nullable(v.string()) })),
  tools: v.array(colouredToolSchema),
});
export type MyItems = v.InferOutput<typeof myItemsSchema>;
