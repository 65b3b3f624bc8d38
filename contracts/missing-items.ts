import * as v from "valibot";
import { badgeIdSchema } from "./badge.ts";

/** `GET /api/visitor/gaps`: only what the visitor does not have yet. What is complete is not told at all. */
export const missingItemsSchema = v.object({
  /** Places of the lip world in which somebody was not met yet; those who live nowhere stand under null. */
  monsters: v.array(
    v.object({
      area: v.nullable(v.number()),
      areaName: v.string(),
      /** What one hears of each of them; who it is one learns by going. */
      hints: v.array(v.string()),
    }),
  ),
  /** Badges that were not earned, by the site in which they are. */
  seals: v.array(v.object({ id: badgeIdSchema, site: v.string(), title: v.string(), condition: v.string() })),
  /** Categories of the visitor data in which there is nothing yet. */
  shelves: v.array(v.string()),
});
export type MissingItems = v.InferOutput<typeof missingItemsSchema>;
