import { keepNewer, keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "red",
  owned: [
    { table: "red_memories", category: "red", at: "updated_at", unique: keepNewer("updated_at") },
    { table: "red_pixels", category: "red", at: "lit_at", unique: keepOlder("lit_at", "night_id") },
  ],
};
