import * as v from "valibot";

/** `GET /api/zones/made`: the recent works that zone 4 shows, the newest first. */
export const recentWorksSchema = v.object({
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
export type RecentWork = v.InferOutput<typeof recentWorksSchema>["works"][number];
