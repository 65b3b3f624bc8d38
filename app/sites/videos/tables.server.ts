import { keepNewer, keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "films",
  owned: [
    { table: "film_bookmarks", category: "films", at: "kept_at", unique: keepNewer("kept_at", "film_id") },
    { table: "stopped_colours", category: "films", at: "stopped_at" },
    { table: "live_messages", category: "films", at: "said_at" },
    { table: "live_questions", category: "films", at: "asked_at" },
    { table: "live_poll_votes", category: "votes", at: "voted_at", unique: keepOlder("voted_at", "airing_id") },
    { table: "live_signals", category: "votes", at: "sent_at", unique: keepOlder("sent_at", "airing_id", "subject") },
    { table: "live_decisions" },
    { table: "live_airings" },
  ],
};
