import { keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "draws",
  owned: [
    { table: "campaigns" },
    {
      table: "draw_tickets",
      category: "draws",
      at: null,
      unique: {
        ...keepOlder("(SELECT min(at) FROM draw_entries WHERE ticket_id = row.id)", "campaign_id"),
        other: "anonymous",
      },
      // The ticket stays in the proof, without its visitor.
      erase: "anonymous",
      anonymousId: "NULL",
    },
    { table: "draw_entries" },
    { table: "draw_wins" },
    { table: "draw_addresses", category: "draws", at: "kept_at" },
    { table: "draw_units" },
    { table: "draw_pages" },
    { table: "draw_proofs" },
    { table: "draw_gift_codes" },
  ],
};
