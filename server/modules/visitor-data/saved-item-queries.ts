import type { SavedItemKind } from "#contracts/saved-item.ts";

/** How a kind is read: the rows of the visitor `$1`, each as `id`, `at` and what else is known `about` it. */
export interface SavedItemQuery {
  sql: string;
  /** Where it is a work too: the work's `ref`, as SQL over the row `kept`. */
  workRef?: string;
  /** What of it a friend may see, as SQL over `about`; without it all of it, if the kind is shared at all. */
  sharedCondition?: string;
}

const itsId = "kept.id";
const itsCode = "kept.about->>'code'";
const whereVisitor = "WHERE visitor_id = $1";

/** All kinds. Every table is read by an index that begins with the visitor, or is small. */
export const savedItemQueries: Readonly<Record<SavedItemKind, SavedItemQuery>> = {
  face: {
    sql: `SELECT id, made_at AS at, jsonb_build_object('chosen', chosen, 'mode', mode) AS about FROM face_results ${whereVisitor}`,
    workRef: itsId,
  },
  monsters: {
    sql: `SELECT monster_id AS id, at, jsonb_build_object('monsterId', monster_id, 'place', place) AS about FROM meetings ${whereVisitor}`,
  },
  prophecies: {
    sql: `SELECT to_char(jst_day, 'YYYY-MM-DD') AS id, opened_at AS at,
            jsonb_build_object('day', to_char(jst_day, 'YYYYMMDD'), 'answer', answer) AS about FROM prophecies ${whereVisitor}`,
    workRef: itsId,
  },
  votes: {
    sql: `SELECT id::text, voted_at AS at, jsonb_build_object('monsterId', monster_id) AS about FROM votes ${whereVisitor}`,
  },
  mascaras: {
    sql: `SELECT id::text, made_at AS at, jsonb_build_object('code', code, 'number', number, 'likes', likes,
            'isPublic', is_public AND state IN ('shown', 'cleared')) AS about FROM mascaras ${whereVisitor}`,
    workRef: itsCode,
    sharedCondition: "(about->>'isPublic')::boolean",
  },
  palettes: {
    sql: `SELECT id::text, coalesce(opened_at, chosen_at) AS at, jsonb_build_object('code', code,
            'isOpen', opened_at IS NOT NULL, 'day', to_char(jst_day, 'YYYY-MM-DD')) AS about FROM palettes ${whereVisitor}`,
    workRef: itsCode,
    sharedCondition: "(about->>'isOpen')::boolean",
  },
  tries: {
    sql: `SELECT id::text, tried_at AS at, jsonb_build_object('productId', product_id) AS about FROM try_ons ${whereVisitor}`,
  },
  recipes: {
    sql: `SELECT id::text, done_at AS at, jsonb_build_object('code', code, 'title', title, 'minutes', minutes) AS about
          FROM recipes ${whereVisitor}`,
    workRef: itsCode,
  },
  hacks: {
    sql: `SELECT hack_number::text AS id, kept_at AS at, jsonb_build_object('number', hack_number) AS about
          FROM hack_results ${whereVisitor}`,
    workRef: itsId,
  },
  colours: {
    sql: `SELECT id::text, found_at AS at, jsonb_build_object('hex', '#' || hex,
            'words', jsonb_build_array(time_word, habit_word, thing_word)) AS about FROM collected_colours ${whereVisitor}`,
    workRef: itsId,
  },
  mural: {
    sql: `SELECT id::text, sent_at AS at, jsonb_build_object('title', title, 'hex', hex, 'state', state) AS about
          FROM paintings ${whereVisitor}`,
    workRef: itsId,
    sharedCondition: "about->>'state' = 'approved'",
  },
  red: {
    sql: `SELECT code AS id, remembered_at AS at, jsonb_build_object('code', code, 'hex', hex) AS about
          FROM red_memories ${whereVisitor} AND code IS NOT NULL`,
    workRef: itsId,
  },
  draws: {
    sql: `SELECT ticket.id::text, coalesce(entry.at, won.won_at) AS at, jsonb_build_object('campaignId', ticket.campaign_id,
            'entries', entry.n, 'isWon', won.won_at IS NOT NULL, 'name', campaign.content->>'name') AS about
          FROM draw_tickets AS ticket LEFT JOIN campaigns AS campaign ON campaign.id = ticket.campaign_id
          JOIN LATERAL (SELECT max(at) AS at, count(*) AS n FROM draw_entries WHERE ticket_id = ticket.id) AS entry ON entry.n > 0
          LEFT JOIN draw_wins AS won ON won.ticket_id = ticket.id WHERE ticket.visitor_id = $1`,
  },
  wishes: {
    sql: `SELECT product_id AS id, wanted_at AS at, jsonb_build_object('productId', product_id, 'state', state) AS about
          FROM wishes ${whereVisitor} AND left_at IS NULL`,
  },
  voices: {
    sql: `SELECT id::text, sent_at AS at, jsonb_build_object('productId', product_id, 'title', content->>'title', 'state', state)
            AS about FROM reviews ${whereVisitor}`,
  },
  bookmarks: {
    sql: `SELECT 'film:' || film_id AS id, kept_at AS at, jsonb_build_object('filmId', film_id, 'atMs', at_ms) AS about
          FROM film_bookmarks ${whereVisitor}
          UNION ALL SELECT 'stop:' || id, stopped_at, jsonb_build_object('filmId', film_id, 'atMs', at_ms,
            'productId', product_id, 'hex', seen) FROM stopped_colours ${whereVisitor}`,
  },
  faces: {
    sql: `SELECT id::text, made_at AS at, jsonb_build_object('code', code, 'morning', morning, 'night', night) AS about
          FROM two_faces ${whereVisitor}`,
    workRef: itsCode,
  },
  footprints: {
    sql: `SELECT id::text, made_at AS at, jsonb_build_object('code', code, 'lang', lang, 'productIds', product_ids) AS about
          FROM footprints ${whereVisitor}`,
    workRef: itsCode,
  },
  ghosts: {
    sql: `SELECT best.run_id::text AS id, best.at, jsonb_build_object('stage', best.stage, 'score', best.score,
            'difficulty', best.difficulty, 'monster', run.monster) AS about
          FROM stage_bests AS best JOIN stage_runs AS run ON run.id = best.run_id
          WHERE best.visitor_id = $1 AND best.period = 'all'`,
  },
  seals: {
    sql: `SELECT seal_id AS id, at, jsonb_build_object('sealId', seal_id) AS about FROM seals ${whereVisitor}`,
  },
};
