import { mergeHelpful, withdrawHelpful } from "#server/modules/reviews/helpful.ts";
import { deletePhotoFiles } from "#server/modules/reviews/photo-files.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { keepNewer, keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";
import { openPhotoStore } from "#server/platform/photos.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "reviews",
  owned: [
    { table: "reviews", category: "reviews", at: "sent_at", unique: keepNewer("changed_at", "product_id") },
    { table: "review_photos", category: "reviews", at: "received_at", isPart: "review_id IS NOT NULL" },
    { table: "review_helpful", category: "answers", at: "at", unique: keepOlder("at", "review_id") },
    { table: "review_reports", category: "answers", at: "at", unique: keepOlder("at", "review_id") },
    { table: "review_numbers" },
    { table: "review_versions" },
    { table: "photo_file_removals" },
  ],
  sharedPages: [
    [reviewsTag, "EXISTS (SELECT FROM reviews WHERE visitor_id = ANY($1) AND is_shown)"],
    [reviewsTag, "EXISTS (SELECT FROM review_helpful WHERE visitor_id = ANY($1))"],
  ],
  beforeMerge: mergeHelpful,
  beforeErase: withdrawHelpful,
  afterDelete: ({ database, clock, storage }) => deletePhotoFiles(database, openPhotoStore(storage), clock.now()),
};
