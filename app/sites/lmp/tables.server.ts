import { keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "prophecies",
  owned: [{ table: "prophecies", category: "prophecies", at: "opened_at", unique: keepOlder("opened_at", "jst_day") }],
};
