import type { Queries } from "../../platform/database.ts";
import { galleryTag } from "../mascaras/mascara-gallery.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { muralTag } from "../paintings/painting-rows.ts";
import { reviewsTag } from "../reviews/review-rows.ts";

/** When a page that everybody sees shows something of these visitors: a work of theirs, or their like in a number. */
const sharedPageRules: readonly (readonly [tag: string, when: string])[] = [
  [galleryTag, "EXISTS (SELECT FROM mascaras WHERE visitor_id = ANY($1) AND is_public)"],
  [galleryTag, "EXISTS (SELECT FROM mascara_likes WHERE visitor_id = ANY($1))"],
  [muralTag, "EXISTS (SELECT FROM paintings WHERE visitor_id = ANY($1) AND state = 'approved')"],
  [reviewsTag, "EXISTS (SELECT FROM reviews WHERE visitor_id = ANY($1) AND is_shown)"],
  [reviewsTag, "EXISTS (SELECT FROM review_helpful WHERE visitor_id = ANY($1))"],
];

/** The tags of pages that show something of these visitors now. Ask before rows go, drop the pages after. */
export async function listSharedPageTags(queries: Queries, visitorIds: readonly string[]): Promise<string[]> {
  const [row = {}] = await queries.queryComposed<Record<string, boolean>>({
    text: `SELECT ${sharedPageRules.map(([, condition], index) => `${condition} AS s${index}`).join(", ")} FROM (SELECT $1::uuid[]) AS who`,
    values: [visitorIds],
  });
  return [...new Set(sharedPageRules.flatMap(([tag], index) => (row[`s${index}`] ? [tag] : [])))].toSorted();
}

/** Lets every process drop the pages with these tags; in their order, so that two who do it never wait for each other. */
export async function evictPages(queries: Queries, tags: readonly string[]): Promise<void> {
  for (const tag of tags) await bumpPageVersion(queries, tag);
}
