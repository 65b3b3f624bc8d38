import { deleteOldDuels } from "#server/modules/game-runs/game-duels.ts";
import { mergeSeenPanels } from "#server/modules/lip-world/progress.ts";
import { deleteOldWords } from "#server/modules/sent-words/read-words.ts";
import { sentWordsTag } from "#server/modules/sent-words/send-word.ts";
import { deleteOldLogs } from "#server/modules/stage-runs/delete-old-logs.ts";
import { deleteOldTickets } from "#server/modules/stage-runs/live-ticket.ts";
import { deleteOldPrints } from "#server/modules/stage-runs/run-prints.ts";
import { keepNewer, keepOlder, type SiteTables } from "#server/modules/visitor-data/visitor-table.ts";

/** The tables of this site, and what becomes of a visitor's rows. */
export const tables: SiteTables = {
  fills: "world",
  owned: [
    { table: "lip_talks", category: "world", at: "at", unique: keepNewer("at", "monster_id") },
    { table: "lip_areas", category: "world", at: "entered_at", unique: keepOlder("entered_at", "area") },
    { table: "lip_mastery", category: "world", at: "at", unique: keepOlder("at", "task_id") },
    { table: "lip_treasures", category: "world", at: "at", unique: keepOlder("at", "jst_day") },
    { table: "word_ballots", category: "votes", at: "at", unique: keepOlder("at", "week") },
    { table: "game_runs", category: "world", at: "finished_at" },
    { table: "game_duels", category: "world", at: "offered_at", isPart: "true" },
    { table: "stage_runs", category: "world", at: "finished_at" },
    {
      table: "stage_bests",
      category: "world",
      at: "at",
      unique: keepNewer("score", "stage", "difficulty", "is_assisted", "period"),
    },
    { table: "stage_logs" },
    { table: "run_tickets", category: "counts", at: "issued_at" },
    { table: "run_prints" },
    { table: "sent_words", category: "world", at: "sent_at" },
    { table: "painted_words", category: "answers", at: "painted_at", unique: keepOlder("painted_at", "word_id") },
  ],
  sharedPages: [[sentWordsTag, "EXISTS (SELECT FROM sent_words WHERE visitor_id = ANY($1))"]],
  beforeMerge: mergeSeenPanels,
  async deleteOld(database, now, signal) {
    await deleteOldLogs(database, now, signal);
    await deleteOldPrints(database, now, signal);
    await deleteOldTickets(database, now, signal);
    await deleteOldWords(database, now, signal);
    await deleteOldDuels(database, now, signal);
  },
};
