import { keepNewer, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  owned: [
    { table: "tip_feedback", category: "answers", at: "at", unique: keepNewer("at", "tip_id") },
    { table: "zero_queries" },
  ],
};
