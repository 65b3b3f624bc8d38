import type { SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "face",
  owned: [{ table: "face_results", category: "face", at: "made_at" }],
};
