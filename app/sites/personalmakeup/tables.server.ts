import { keepNewer, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "recipes",
  owned: [{ table: "recipes", category: "recipes", at: "done_at", unique: keepNewer("done_at", "code", "jst_day") }],
};
