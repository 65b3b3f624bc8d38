import * as v from "valibot";
import { mascaraWorries } from "#contracts/mascara-recipe.ts";
import { gallerySorts } from "#contracts/mascara.ts";
import type { GalleryOrder } from "#server/modules/mascaras/mascara-gallery.ts";

/** What of the gallery is requested: an order, for `worry` which one (1 to 6), and where the page before ended. */
export const galleryQuerySchema = v.object({
  sort: v.optional(v.fallback(v.picklist(gallerySorts), "new"), "new"),
  worry: v.optional(v.string()),
  after: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export type GalleryQuery = v.InferOutput<typeof galleryQuerySchema>;

/** An order that nobody knows is the newest first. */
export function orderOf({ sort, worry }: GalleryQuery): GalleryOrder {
  if (sort !== "worry") return { by: sort };
  const number = Number(worry);
  return { by: "worry", worry: Number.isInteger(number) && mascaraWorries[number - 1] ? number : 1 };
}
