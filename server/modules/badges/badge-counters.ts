import type { BadgeCounter } from "#contracts/badge.ts";

const countRows = (table: string, where = ""): string =>
  `SELECT count(*) FROM ${table} WHERE visitor_id = who.id${where && ` AND ${where}`}`;
const countDistinct = (kind: string, table: string, where = ""): string =>
  `SELECT count(DISTINCT ${kind}) FROM ${table} WHERE visitor_id = who.id${where && ` AND ${where}`}`;

/** How each counter counts: SQL that gives a number for the visitor `who.id`. Every table is read by an index. */
export const badgeCounterQueries: Readonly<Record<BadgeCounter, string>> = {
  "opening-seen": "SELECT count(opening_seen_at) FROM visitors WHERE id = who.id",
  nights: countRows("visit_nights"),
  "face-results": countRows("face_results"),
  "type-overrides": countRows("face_results", "chosen <> type"),
  "face-modes": countDistinct("mode", "face_results"),
  recipes: countRows("recipes"),
  hacks: countDistinct("hack_number", "hack_results"),
  "tip-answers": countRows("tip_feedback"),
  "faq-answers": countRows("faq_votes"),
  "blind-picks": countRows("blind_picks", "NOT is_named"),
  "blind-rounds": countDistinct("round", "blind_picks", "NOT is_named"),
  wishes: countRows("wishes"),
  "wish-answers": countRows("wish_answers", "undone_at IS NULL"),
  "wishes-served": countRows("wishes", "state = 'done'"),
  "barcode-meetings": countRows("meetings", "place = 'barcode'"),
  reviews: countRows("reviews"),
  "reviews-helped": countRows("review_helpful"),
  "stopped-colours": countRows("stopped_colours"),
  bookmarks: countRows("film_bookmarks"),
  "try-ons": countRows("try_ons"),
  "try-on-products": countDistinct("product_id", "try_ons"),
  footprints: countRows("footprints"),
  "footprint-missions": countDistinct("mission", "footprints"),
  "two-faces": countRows("two_faces"),
  // As `isUnchosen` of the site says it: nobody else has the pair, and thirty pairs of others are there.
  "unchosen-pairs": `SELECT count(*) FROM two_faces AS own WHERE own.visitor_id = who.id
    AND NOT EXISTS (SELECT FROM two_faces AS others
      WHERE others.morning = own.morning AND others.night = own.night AND others.visitor_id <> who.id)
    AND 30 <= (SELECT count(*) FROM (SELECT FROM two_faces WHERE visitor_id <> who.id LIMIT 30) AS many)`,
  "collected-colours": countRows("collected_colours"),
  rainbows: countRows("rainbow_costumes"),
  mascaras: countRows("mascaras"),
  "mascaras-public": countRows("mascaras", "is_public"),
  "mascara-remixes": countRows("mascaras", "parent_id IS NOT NULL"),
  palettes: countRows("palettes"),
  "palettes-rested": countRows("palettes", "(opened_at AT TIME ZONE 'Asia/Tokyo')::date > jst_day"),
  "words-struck": "SELECT count(DISTINCT word) FROM stage_runs, unnest(struck) AS word WHERE visitor_id = who.id",
  "stages-cleared": countDistinct("stage", "stage_runs", "is_cleared AND stage <= 6"),
  "games-starred": countDistinct("game", "game_runs", "stars > 0"),
  met: countRows("meetings"),
  treasures: countRows("lip_treasures"),
  "word-ballots": countRows("word_ballots"),
  mastery: countRows("lip_mastery"),
  prophecies: countRows("prophecies"),
  "prophecy-answers": countRows("prophecies", "answer IS NOT NULL"),
  votes: countRows("votes"),
  reds: countRows("red_memories", "remembered_at IS NOT NULL"),
  "red-pixels": countRows("red_pixels"),
  paintings: countRows("paintings"),
  "draw-entries": `SELECT count(*) FROM draw_entries JOIN draw_tickets ON draw_tickets.id = draw_entries.ticket_id
                   WHERE draw_tickets.visitor_id = who.id`,
};
