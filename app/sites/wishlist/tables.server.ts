import { keepNewer, keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "wishes",
  owned: [
    { table: "wishes", category: "wishes", at: "wanted_at", unique: keepNewer("wanted_at", "product_id") },
    { table: "wish_answers", category: "wishes", at: "at", unique: keepOlder("at", "product_id", "answer", "jst_day") },
    { table: "wish_shares", category: "wishes", at: "created_at", unique: keepNewer("created_at") },
  ],
};
