import { muralTag } from "#server/modules/paintings/painting-rows.ts";
import { keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "paintings",
  owned: [
    { table: "paintings", category: "paintings", at: "sent_at", unique: keepOlder("sent_at", "draft_id") },
    {
      table: "painting_sample_reports",
      category: "answers",
      at: "said_at",
      unique: keepOlder("said_at", "sample_id"),
    },
    { table: "painting_complaints", category: "answers", at: "said_at", unique: keepOlder("said_at", "painting_id") },
  ],
  sharedPages: [[muralTag, "EXISTS (SELECT FROM paintings WHERE visitor_id = ANY($1) AND state = 'approved')"]],
};
