import { galleryTag } from "#server/modules/mascaras/mascara-gallery.ts";
import { mergeLikes, withdrawLikes } from "#server/modules/mascaras/mascara-likes.ts";
import { keepNewer, keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "mascaras",
  owned: [
    { table: "mascaras", category: "mascaras", at: "made_at", unique: keepOlder("made_at", "code") },
    { table: "mascara_drafts", category: "mascaras", at: "saved_at", unique: keepNewer("saved_at") },
    { table: "mascara_likes", category: "answers", at: "liked_at", unique: keepOlder("liked_at", "mascara_id") },
    {
      table: "mascara_reports",
      category: "answers",
      at: "reported_at",
      unique: keepOlder("reported_at", "mascara_id"),
    },
    { table: "mascara_numbers" },
    { table: "mascara_picks" },
  ],
  sharedPages: [
    [galleryTag, "EXISTS (SELECT FROM mascaras WHERE visitor_id = ANY($1) AND is_public)"],
    [galleryTag, "EXISTS (SELECT FROM mascara_likes WHERE visitor_id = ANY($1))"],
  ],
  beforeMerge: mergeLikes,
  beforeErase: withdrawLikes,
};
