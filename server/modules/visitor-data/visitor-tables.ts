/**
 * What happens to a visitor's rows of one table when two visitors become one, and when one is erased. `visitor-tables.test.ts`
 * compares this list with the schema: a new table that names visitors and does not stand here fails it.
 */
export interface VisitorTable {
  table: string;
  /** The category under which the data summary counts them. */
  category: DataCategory;
  /** The column, or SQL, that says when; null where there is none. */
  at: string | null;
  /** What may be there once a visitor only; without it rows of both visitors stand side by side. */
  unique?: UniqueRule;
  /** When the visitor is erased: rows go, or stay under an id nobody has, because they were counted. `drop` unless said. */
  erase?: "drop" | "nameless";
}

/** Two rows that one visitor cannot have side by side. */
export interface UniqueRule {
  /** The columns, besides the visitor, in which they are the same. */
  keys: readonly string[];
  /** The row that stays has the smaller or the greater value of `by`; of equal ones the row of the visitor that stays. */
  keeps: "smaller" | "greater";
  /** A column, or SQL in which `row` is the row. */
  by: string;
  /** The other one goes, or stays without its visitor. `drop` unless said. */
  other?: "drop" | "nameless";
}

/** The categories of what is kept of a visitor, in the order in which the data summary lists them. */
export const dataCategories = [
  "nights",
  "face",
  "monsters",
  "world",
  "prophecies",
  "votes",
  "mascaras",
  "palettes",
  "try-ons",
  "recipes",
  "hacks",
  "colours",
  "faces",
  "footprints",
  "paintings",
  "red",
  "draws",
  "wishes",
  "reviews",
  "films",
  "seals",
  "works",
  "answers",
  "counts",
] as const;
export type DataCategory = (typeof dataCategories)[number];

const keepOlder = (by: string, ...keys: string[]): UniqueRule => ({ keys, keeps: "smaller", by });
const keepNewer = (by: string, ...keys: string[]): UniqueRule => ({ keys, keeps: "greater", by });

/** Draws and votes keep the older record, single values the newer one, a best the better one; all else is united. */
export const visitorTables: readonly VisitorTable[] = [
  {
    table: "visit_nights",
    category: "nights",
    at: "jst_day::timestamp AT TIME ZONE 'Asia/Tokyo'",
    unique: keepOlder("jst_day", "jst_day"),
  },
  { table: "face_results", category: "face", at: "made_at" },
  { table: "meetings", category: "monsters", at: "at", unique: keepOlder("at", "monster_id") },
  { table: "companions", category: "monsters", at: "chosen_at", unique: keepNewer("chosen_at") },
  { table: "lip_talks", category: "world", at: "at", unique: keepNewer("at", "monster_id") },
  { table: "lip_areas", category: "world", at: "entered_at", unique: keepOlder("entered_at", "area") },
  { table: "lip_mastery", category: "world", at: "at", unique: keepOlder("at", "task_id") },
  { table: "lip_treasures", category: "world", at: "at", unique: keepOlder("at", "jst_day") },
  { table: "word_ballots", category: "votes", at: "at", unique: keepOlder("at", "week") },
  { table: "game_runs", category: "world", at: "finished_at" },
  { table: "stage_runs", category: "world", at: "finished_at" },
  {
    table: "stage_bests",
    category: "world",
    at: "at",
    unique: keepNewer("score", "stage", "difficulty", "is_assisted", "period"),
  },
  { table: "prophecies", category: "prophecies", at: "opened_at", unique: keepOlder("opened_at", "jst_day") },
  {
    table: "votes",
    category: "votes",
    at: "voted_at",
    // Both were counted, and counted they stay.
    unique: { ...keepOlder("voted_at", "poll_id", "jst_day"), other: "nameless" },
    erase: "nameless",
  },
  { table: "mascaras", category: "mascaras", at: "made_at", unique: keepOlder("made_at", "code") },
  { table: "mascara_drafts", category: "mascaras", at: "saved_at", unique: keepNewer("saved_at") },
  { table: "mascara_likes", category: "answers", at: "liked_at", unique: keepOlder("liked_at", "mascara_id") },
  { table: "mascara_reports", category: "answers", at: "reported_at", unique: keepOlder("reported_at", "mascara_id") },
  { table: "palettes", category: "palettes", at: "chosen_at" },
  { table: "try_ons", category: "try-ons", at: "tried_at" },
  { table: "recipes", category: "recipes", at: "done_at", unique: keepNewer("done_at", "code", "jst_day") },
  { table: "hack_results", category: "hacks", at: "kept_at", unique: keepOlder("kept_at", "hack_number") },
  {
    table: "collected_colours",
    category: "colours",
    at: "found_at",
    unique: keepOlder("found_at", "hex", "time_word", "habit_word", "thing_word"),
  },
  { table: "rainbow_costumes", category: "colours", at: "earned_at", unique: keepOlder("earned_at") },
  { table: "two_faces", category: "faces", at: "made_at", unique: keepNewer("made_at", "morning", "night") },
  { table: "footprints", category: "footprints", at: "made_at", unique: keepOlder("made_at", "lang", "code") },
  { table: "paintings", category: "paintings", at: "sent_at", unique: keepOlder("sent_at", "draft_id") },
  { table: "painting_complaints", category: "answers", at: "said_at", unique: keepOlder("said_at", "painting_id") },
  { table: "red_memories", category: "red", at: "updated_at", unique: keepNewer("updated_at") },
  { table: "red_pixels", category: "red", at: "lit_at", unique: keepOlder("lit_at", "night_id") },
  {
    table: "draw_tickets",
    category: "draws",
    at: null,
    unique: {
      ...keepOlder("(SELECT min(at) FROM draw_entries WHERE ticket_id = row.id)", "campaign_id"),
      other: "nameless",
    },
    // The ticket stays in the proof, without its visitor.
    erase: "nameless",
  },
  { table: "draw_addresses", category: "draws", at: "kept_at" },
  { table: "wishes", category: "wishes", at: "wanted_at", unique: keepNewer("wanted_at", "product_id") },
  { table: "wish_answers", category: "wishes", at: "at", unique: keepOlder("at", "product_id", "answer", "jst_day") },
  { table: "wish_shares", category: "wishes", at: "created_at", unique: keepNewer("created_at") },
  { table: "reviews", category: "reviews", at: "sent_at", unique: keepNewer("changed_at", "product_id") },
  { table: "review_photos", category: "reviews", at: "received_at" },
  { table: "review_helpful", category: "answers", at: "at", unique: keepOlder("at", "review_id") },
  { table: "review_reports", category: "answers", at: "at", unique: keepOlder("at", "review_id") },
  { table: "film_bookmarks", category: "films", at: "kept_at", unique: keepNewer("kept_at", "film_id") },
  { table: "stopped_colours", category: "films", at: "stopped_at" },
  { table: "live_messages", category: "films", at: "said_at" },
  { table: "live_questions", category: "films", at: "asked_at" },
  { table: "live_poll_votes", category: "votes", at: "voted_at", unique: keepOlder("voted_at", "airing_id") },
  { table: "seals", category: "seals", at: "at", unique: keepOlder("at", "seal_id") },
  { table: "works", category: "works", at: "made_at" },
  { table: "faq_votes", category: "answers", at: "voted_at", unique: keepNewer("voted_at", "entry_id") },
  { table: "tip_feedback", category: "answers", at: "at", unique: keepNewer("at", "tip_id") },
  {
    table: "blind_picks",
    category: "votes",
    at: "at",
    unique: { ...keepOlder("at", "round", "is_named"), other: "nameless" },
    erase: "nameless",
  },
  {
    table: "interest_events",
    category: "counts",
    at: "at",
    unique: keepOlder("at", "kind", "product_id", "jst_day"),
    erase: "nameless",
  },
  {
    table: "interest_pending",
    category: "counts",
    at: "at",
    unique: keepOlder("at", "kind", "product_id", "jst_day"),
    erase: "nameless",
  },
  {
    table: "interest_visitors",
    category: "counts",
    at: "last_at",
    unique: keepNewer("last_at", "kind", "line", "face_type"),
    erase: "nameless",
  },
  { table: "interest_exclusions", category: "counts", at: "at", unique: keepOlder("at") },
  { table: "events", category: "counts", at: "at", erase: "nameless" },
  { table: "idempotency_answers", category: "counts", at: "created_at" },
  { table: "restore_words", category: "answers", at: "issued_at" },
  { table: "room_handovers", category: "answers", at: "made_at" },
  { table: "room_friend_codes", category: "answers", at: "made_at", unique: keepNewer("made_at") },
];
