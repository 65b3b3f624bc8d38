import type { SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "try-ons",
  owned: [{ table: "try_ons", category: "try-ons", at: "tried_at" }],
};
