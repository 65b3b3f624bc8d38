import { deleteOldEvents } from "../analytics/delete-old-events.ts";
import { deleteOldTransferLinks } from "./delete-old-transfer-links.ts";
import { keepNewer, keepOlder, type SiteTables } from "./visitor-table.ts";

/** The tables that belong to no one site: more than one writes them, or the hub itself does. */
export const hubTables: SiteTables = {
  owned: [
    {
      table: "visit_nights",
      category: "nights",
      at: "jst_day::timestamp AT TIME ZONE 'Asia/Tokyo'",
      unique: keepOlder("jst_day", "jst_day"),
    },
    { table: "meetings", category: "monsters", at: "at", unique: keepOlder("at", "monster_id") },
    { table: "companions", category: "monsters", at: "chosen_at", unique: keepNewer("chosen_at") },
    { table: "seals", category: "seals", at: "at", unique: keepOlder("at", "seal_id") },
    { table: "works", category: "works", at: "made_at" },
    {
      table: "blind_picks",
      category: "votes",
      at: "at",
      unique: { ...keepOlder("at", "round", "is_named"), other: "anonymous" },
      erase: "anonymous",
    },
    {
      table: "interest_events",
      category: "counts",
      at: "at",
      unique: keepOlder("at", "kind", "product_id", "jst_day"),
      erase: "anonymous",
    },
    {
      table: "interest_pending",
      category: "counts",
      at: "at",
      unique: keepOlder("at", "kind", "product_id", "jst_day"),
      erase: "anonymous",
    },
    {
      table: "interest_visitors",
      category: "counts",
      at: "last_at",
      unique: keepNewer("last_at", "kind", "line", "face_type"),
      erase: "anonymous",
    },
    { table: "interest_exclusions", category: "counts", at: "at", unique: keepOlder("at") },
    { table: "events", category: "counts", at: "at", erase: "anonymous", anonymousId: "NULL" },
    { table: "idempotency_answers", category: "counts", at: "created_at" },
    { table: "restore_words", category: "answers", at: "issued_at" },
    { table: "room_handovers", category: "answers", at: "made_at" },
    { table: "audit_log" },
    { table: "write_probe" },
    { table: "data_keys" },
    { table: "data_key_wraps" },
    { table: "demonstration" },
    { table: "interest_days" },
    { table: "interest_hours" },
    { table: "interest_roll_ups" },
    { table: "interest_totals" },
    { table: "page_versions" },
    { table: "room_moves" },
    { table: "site_switches" },
    { table: "visitors" },
  ],
  async deleteOld(database, now, signal) {
    await deleteOldTransferLinks(database, now, signal);
    await deleteOldEvents(database, now, signal);
  },
};
