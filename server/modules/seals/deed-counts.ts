import type { SealDeed } from "#contracts/seal.ts";

const rowsOf = (table: string, where = ""): string =>
  `SELECT count(*) FROM ${table} WHERE visitor_id = who.id${where && ` AND ${where}`}`;
const kindsOf = (kind: string, table: string, where = ""): string =>
  `SELECT count(DISTINCT ${kind}) FROM ${table} WHERE visitor_id = who.id${where && ` AND ${where}`}`;

/** How each deed is counted: SQL that gives a number for the visitor `who.id`. Every table is read by an index. */
export const deedCounts: Readonly<Record<SealDeed, string>> = {
  "opening-seen": "SELECT count(opening_seen_at) FROM visitors WHERE id = who.id",
  nights: rowsOf("visit_nights"),
  "face-results": rowsOf("face_results"),
  "type-overrides": rowsOf("face_results", "chosen <> type"),
  "face-modes": kindsOf("mode", "face_results"),
  recipes: rowsOf("recipes"),
  hacks: kindsOf("hack_number", "hack_results"),
  "tip-answers": rowsOf("tip_feedback"),
  "faq-answers": rowsOf("faq_votes"),
  "blind-picks": rowsOf("blind_picks", "NOT is_named"),
  "blind-rounds": kindsOf("round", "blind_picks", "NOT is_named"),
  wishes: rowsOf("wishes"),
  "wish-answers": rowsOf("wish_answers", "undone_at IS NULL"),
  "wishes-served": rowsOf("wishes", "state = 'done'"),
  "barcode-meetings": rowsOf("meetings", "place = 'barcode'"),
  reviews: rowsOf("reviews"),
  "reviews-helped": rowsOf("review_helpful"),
  "stopped-colours": rowsOf("stopped_colours"),
  bookmarks: rowsOf("film_bookmarks"),
  "try-ons": rowsOf("try_ons"),
  "try-on-products": kindsOf("product_id", "try_ons"),
  footprints: rowsOf("footprints"),
  "footprint-missions": kindsOf("mission", "footprints"),
  "two-faces": rowsOf("two_faces"),
  // As `isUnchosen` of the site says it: nobody else has the pair, and thirty pairs of others are there.
  "unchosen-pairs": `SELECT count(*) FROM two_faces AS own WHERE own.visitor_id = who.id
    AND NOT EXISTS (SELECT FROM two_faces AS others
      WHERE others.morning = own.morning AND others.night = own.night AND others.visitor_id <> who.id)
    AND 30 <= (SELECT count(*) FROM (SELECT FROM two_faces WHERE visitor_id <> who.id LIMIT 30) AS many)`,
  "collected-colours": rowsOf("collected_colours"),
  rainbows: rowsOf("rainbow_costumes"),
  mascaras: rowsOf("mascaras"),
  "mascaras-public": rowsOf("mascaras", "is_public"),
  "mascara-remixes": rowsOf("mascaras", "parent_id IS NOT NULL"),
  palettes: rowsOf("palettes"),
  "palettes-rested": rowsOf("palettes", "(opened_at AT TIME ZONE 'Asia/Tokyo')::date > jst_day"),
  "words-struck": "SELECT count(DISTINCT word) FROM stage_runs, unnest(struck) AS word WHERE visitor_id = who.id",
  "stages-cleared": kindsOf("stage", "stage_runs", "is_cleared AND stage <= 6"),
  "games-starred": kindsOf("game", "game_runs", "stars > 0"),
  met: rowsOf("meetings"),
  treasures: rowsOf("lip_treasures"),
  "word-ballots": rowsOf("word_ballots"),
  mastery: rowsOf("lip_mastery"),
  prophecies: rowsOf("prophecies"),
  "prophecy-answers": rowsOf("prophecies", "answer IS NOT NULL"),
  votes: rowsOf("votes"),
  reds: rowsOf("red_memories", "remembered_at IS NOT NULL"),
  "red-pixels": rowsOf("red_pixels"),
  paintings: rowsOf("paintings"),
  "draw-entries": `SELECT count(*) FROM draw_entries JOIN draw_tickets ON draw_tickets.id = draw_entries.ticket_id
                   WHERE draw_tickets.visitor_id = who.id`,
};
