import { keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "hacks",
  owned: [{ table: "hack_results", category: "hacks", at: "kept_at", unique: keepOlder("kept_at", "hack_number") }],
};
