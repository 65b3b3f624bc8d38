import * as v from "valibot";

/** `GET /api/zones/made`: what hangs on the wall of the fourth floor, the newest first. */
export const madeWallSchema = v.object({
  works: v.array(
    v.object({
      kind: v.picklist(["mascara", "painting"]),
      id: v.string(),
      title: v.string(),
      isDemonstration: v.boolean(),
      /** Where it is seen whole. */
      path: v.string(),
      picture: v.string(),
    }),
  ),
});
export type MadeWork = v.InferOutput<typeof madeWallSchema>["works"][number];
