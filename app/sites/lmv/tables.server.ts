import { keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";
import { deleteOldNetworks } from "#server/modules/votes/delete-old-networks.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "votes",
  owned: [
    {
      table: "votes",
      category: "votes",
      at: "voted_at",
      // Both were counted, and counted they stay.
      unique: { ...keepOlder("voted_at", "poll_id", "jst_day"), other: "anonymous" },
      erase: "anonymous",
      anonymousColumns: "key = gen_random_uuid(), face_type = NULL, network = NULL, known_days = NULL",
    },
    { table: "vote_boards" },
    { table: "vote_counters" },
    { table: "vote_finals" },
    { table: "vote_networks" },
    { table: "vote_receipts" },
  ],
  deleteOld: deleteOldNetworks,
};
