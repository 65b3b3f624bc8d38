import type { Queries } from "../../platform/database.ts";
import { wallTag as mascaraWallTag } from "../mascaras/mascara-wall.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { wallTag as paintingWallTag } from "../paintings/painting-rows.ts";
import { reviewsTag } from "../reviews/review-rows.ts";

/** When a page that everybody sees shows something of these visitors: a work of theirs, or their like in a number. */
const showing: readonly (readonly [tag: string, when: string])[] = [
  [mascaraWallTag, "EXISTS (SELECT FROM mascaras WHERE visitor_id = ANY($1) AND is_public)"],
  [mascaraWallTag, "EXISTS (SELECT FROM mascara_likes WHERE visitor_id = ANY($1))"],
  [paintingWallTag, "EXISTS (SELECT FROM paintings WHERE visitor_id = ANY($1) AND state = 'approved')"],
  [reviewsTag, "EXISTS (SELECT FROM reviews WHERE visitor_id = ANY($1) AND is_shown)"],
  [reviewsTag, "EXISTS (SELECT FROM review_helpful WHERE visitor_id = ANY($1))"],
];

/** The tags of pages that show something of these visitors now. Ask before rows go, drop the pages after. */
export async function shownTags(queries: Queries, visitorIds: readonly string[]): Promise<string[]> {
  const [row = {}] = await queries.query<Record<string, boolean>>({
    text: `SELECT ${showing.map(([, when], at) => `${when} AS s${at}`).join(", ")} FROM (SELECT $1::uuid[]) AS who`,
    values: [visitorIds],
  });
  return [...new Set(showing.flatMap(([tag], at) => (row[`s${at}`] ? [tag] : [])))].toSorted();
}

/** Lets every process drop the pages with these tags; in their order, so that two who do it never wait for each other. */
export async function dropPages(queries: Queries, tags: readonly string[]): Promise<void> {
  for (const tag of tags) await bumpPageVersion(queries, tag);
}
