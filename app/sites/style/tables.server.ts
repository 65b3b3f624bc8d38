import { keepNewer, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "faces",
  owned: [{ table: "two_faces", category: "faces", at: "made_at", unique: keepNewer("made_at", "morning", "night") }],
};
