import { keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "footprints",
  owned: [{ table: "footprints", category: "footprints", at: "made_at", unique: keepOlder("made_at", "lang", "code") }],
};
