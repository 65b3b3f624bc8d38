import { keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "colours",
  owned: [
    {
      table: "collected_colours",
      category: "colours",
      at: "found_at",
      unique: keepOlder("found_at", "hex", "time_word", "habit_word", "thing_word"),
    },
    { table: "rainbow_costumes", category: "colours", at: "earned_at", unique: keepOlder("earned_at") },
  ],
};
