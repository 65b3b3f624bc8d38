import { keepNewer, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  owned: [{ table: "faq_votes", category: "answers", at: "voted_at", unique: keepNewer("voted_at", "entry_id") }],
};
