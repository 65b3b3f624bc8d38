/**
 * What happens to a visitor's rows of one table when two rooms become one, and when a room is erased. `visitor-tables.test.ts`
 * compares this list with the schema: a new table that names visitors and does not stand here fails it.
 */
export interface VisitorTable {
  table: string;
  /** Of which shelf the room tells them; `quiet` ones are told as one sum. */
  shelf: Shelf;
  /** The column, or SQL, that says when; null where there is none. */
  at: string | null;
  /** What may be there once a visitor only; without it rows of both rooms stand side by side. */
  once?: Clash;
  /** When the room is erased: rows go, or stay under a name nobody has, because they were counted. `drop` unless said. */
  erase?: "drop" | "nameless";
}

/** Two rows that cannot stand side by side in one room. */
export interface Clash {
  /** The columns, besides the visitor, in which they are the same. */
  keys: readonly string[];
  /** The row that stays has the smaller or the greater value of `by`; of equal ones the row of the room that stays. */
  keeps: "smaller" | "greater";
  /** A column, or SQL in which `row` is the row. */
  by: string;
  /** The other one goes, or stays without its visitor. `drop` unless said. */
  other?: "drop" | "nameless";
}

/** The shelves of what is kept of a visitor, in the order in which the room tells them. */
export const shelves = [
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
export type Shelf = (typeof shelves)[number];

const older = (by: string, ...keys: string[]): Clash => ({ keys, keeps: "smaller", by });
const newer = (by: string, ...keys: string[]): Clash => ({ keys, keeps: "greater", by });

/** Draws and votes keep the older record, single values the newer one, a best the better one; all else is united. */
export const visitorTables: readonly VisitorTable[] = [
  {
    table: "visit_nights",
    shelf: "nights",
    at: "jst_day::timestamp AT TIME ZONE 'Asia/Tokyo'",
    once: older("jst_day", "jst_day"),
  },
  { table: "face_results", shelf: "face", at: "made_at" },
  { table: "meetings", shelf: "monsters", at: "at", once: older("at", "monster_id") },
  { table: "companions", shelf: "monsters", at: "chosen_at", once: newer("chosen_at") },
  { table: "lip_talks", shelf: "world", at: "at", once: newer("at", "monster_id") },
  { table: "lip_areas", shelf: "world", at: "entered_at", once: older("entered_at", "area") },
  { table: "lip_mastery", shelf: "world", at: "at", once: older("at", "task_id") },
  { table: "lip_treasures", shelf: "world", at: "at", once: older("at", "jst_day") },
  { table: "word_ballots", shelf: "votes", at: "at", once: older("at", "week") },
  { table: "game_runs", shelf: "world", at: "finished_at" },
  { table: "stage_runs", shelf: "world", at: "finished_at" },
  {
    table: "stage_bests",
    shelf: "world",
    at: "at",
    once: newer("score", "stage", "difficulty", "is_assisted", "period"),
  },
  { table: "prophecies", shelf: "prophecies", at: "opened_at", once: older("opened_at", "jst_day") },
  {
    table: "votes",
    shelf: "votes",
    at: "voted_at",
    // Both were counted, and counted they stay.
    once: { ...older("voted_at", "poll_id", "jst_day"), other: "nameless" },
    erase: "nameless",
  },
  { table: "mascaras", shelf: "mascaras", at: "made_at", once: older("made_at", "code") },
  { table: "mascara_drafts", shelf: "mascaras", at: "saved_at", once: newer("saved_at") },
  { table: "mascara_likes", shelf: "answers", at: "liked_at", once: older("liked_at", "mascara_id") },
  { table: "mascara_reports", shelf: "answers", at: "reported_at", once: older("reported_at", "mascara_id") },
  { table: "palettes", shelf: "palettes", at: "chosen_at" },
  { table: "try_ons", shelf: "try-ons", at: "tried_at" },
  { table: "recipes", shelf: "recipes", at: "done_at", once: newer("done_at", "code", "jst_day") },
  { table: "hack_results", shelf: "hacks", at: "kept_at", once: older("kept_at", "hack_number") },
  {
    table: "collected_colours",
    shelf: "colours",
    at: "found_at",
    once: older("found_at", "hex", "time_word", "habit_word", "thing_word"),
  },
  { table: "rainbow_costumes", shelf: "colours", at: "earned_at", once: older("earned_at") },
  { table: "two_faces", shelf: "faces", at: "made_at", once: newer("made_at", "morning", "night") },
  { table: "footprints", shelf: "footprints", at: "made_at", once: older("made_at", "lang", "code") },
  { table: "paintings", shelf: "paintings", at: "sent_at", once: older("sent_at", "draft_id") },
  { table: "painting_complaints", shelf: "answers", at: "said_at", once: older("said_at", "painting_id") },
  { table: "red_memories", shelf: "red", at: "updated_at", once: newer("updated_at") },
  { table: "red_pixels", shelf: "red", at: "lit_at", once: older("lit_at", "night_id") },
  {
    table: "draw_tickets",
    shelf: "draws",
    at: null,
    once: {
      ...older("(SELECT min(at) FROM draw_entries WHERE ticket_id = row.id)", "campaign_id"),
      other: "nameless",
    },
    // The ticket stays in the proof, without its visitor.
    erase: "nameless",
  },
  { table: "draw_addresses", shelf: "draws", at: "kept_at" },
  { table: "wishes", shelf: "wishes", at: "wanted_at", once: newer("wanted_at", "product_id") },
  { table: "wish_answers", shelf: "wishes", at: "at", once: older("at", "product_id", "answer", "jst_day") },
  { table: "wish_shares", shelf: "wishes", at: "created_at", once: newer("created_at") },
  { table: "reviews", shelf: "reviews", at: "sent_at", once: newer("changed_at", "product_id") },
  { table: "review_photos", shelf: "reviews", at: "received_at" },
  { table: "review_helpful", shelf: "answers", at: "at", once: older("at", "review_id") },
  { table: "review_reports", shelf: "answers", at: "at", once: older("at", "review_id") },
  { table: "film_bookmarks", shelf: "films", at: "kept_at", once: newer("kept_at", "film_id") },
  { table: "stopped_colours", shelf: "films", at: "stopped_at" },
  { table: "live_messages", shelf: "films", at: "said_at" },
  { table: "live_questions", shelf: "films", at: "asked_at" },
  { table: "live_poll_votes", shelf: "votes", at: "voted_at", once: older("voted_at", "airing_id") },
  { table: "seals", shelf: "seals", at: "at", once: older("at", "seal_id") },
  { table: "works", shelf: "works", at: "made_at" },
  { table: "faq_votes", shelf: "answers", at: "voted_at", once: newer("voted_at", "entry_id") },
  { table: "tip_feedback", shelf: "answers", at: "at", once: newer("at", "tip_id") },
  {
    table: "blind_picks",
    shelf: "votes",
    at: "at",
    once: { ...older("at", "round", "is_named"), other: "nameless" },
    erase: "nameless",
  },
  {
    table: "interest_events",
    shelf: "counts",
    at: "at",
    once: older("at", "kind", "product_id", "jst_day"),
    erase: "nameless",
  },
  {
    table: "interest_pending",
    shelf: "counts",
    at: "at",
    once: older("at", "kind", "product_id", "jst_day"),
    erase: "nameless",
  },
  {
    table: "interest_visitors",
    shelf: "counts",
    at: "last_at",
    once: newer("last_at", "kind", "line", "face_type"),
    erase: "nameless",
  },
  { table: "interest_exclusions", shelf: "counts", at: "at", once: older("at") },
  { table: "events", shelf: "counts", at: "at", erase: "nameless" },
  { table: "idempotency_answers", shelf: "counts", at: "created_at" },
  { table: "restore_words", shelf: "answers", at: "issued_at" },
  { table: "room_handovers", shelf: "answers", at: "made_at" },
  { table: "room_friend_codes", shelf: "answers", at: "made_at", once: newer("made_at") },
];
