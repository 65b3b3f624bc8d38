import { mergePaletteDays } from "#server/modules/palettes/palette-choices.ts";
import type { SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "palettes",
  owned: [{ table: "palettes", category: "palettes", at: "chosen_at" }],
  beforeMerge: mergePaletteDays,
};
