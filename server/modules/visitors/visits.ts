import { faceTypeCodes } from "#contracts/hack-choices.ts";
import type { Language } from "#contracts/languages.ts";
import type { VisitorSummary } from "#contracts/visitor.ts";
import { jstDay } from "../../platform/clock.ts";
import type { Queries } from "../../platform/database.ts";

/** Who did something, when, and on a page of which language. */
export interface Visit {
  visitorId: string;
  lang: Language;
  now: Date;
}

/**
 * Notes that the visitor is here tonight; the first such note makes the visitor's row. Belongs at the start of
 * the transaction of every write.
 */
export async function recordVisit(queries: Queries, { visitorId, lang, now }: Visit): Promise<void> {
  await queries.query({
    name: "record-visit",
    text: `WITH visitor AS (
             INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
           )
           INSERT INTO visit_nights (visitor_id, jst_day) VALUES ($1, $4) ON CONFLICT DO NOTHING`,
    values: [visitorId, now, lang, jstDay(now)],
  });
}

/** What every screen may show of the visitor. `null`: the request had no visitor cookie. */
export async function visitorSummary(queries: Queries, visitorId: string | null): Promise<VisitorSummary> {
  const [row] =
    visitorId === null
      ? []
      : await queries.query<
          {
            opening_seen_at: Date | null;
            nights: number;
            met: string[];
            companion: string | null;
            face_type: number | null;
          } & LastWork
        >({
          name: "visitor-summary",
          text: `SELECT opening_seen_at, (SELECT count(*) FROM visit_nights WHERE visitor_id = $1) AS nights,
                        ARRAY(SELECT monster_id FROM meetings WHERE visitor_id = $1 ORDER BY monster_id) AS met,
                        (SELECT monster_id FROM companions WHERE visitor_id = $1) AS companion,
                        (SELECT chosen FROM face_results WHERE visitor_id = $1 ORDER BY made_at DESC, id LIMIT 1)
                          AS face_type,
                        last.site, last.title, last.path, last.made_at
           FROM visitors LEFT JOIN LATERAL (
             SELECT site, title, path, made_at FROM works WHERE visitor_id = $1 ORDER BY made_at DESC, id LIMIT 1
           ) AS last ON true
           WHERE visitors.id = $1`,
          values: [visitorId],
        });
  if (!row)
    return {
      known: false,
      nightsVisited: 0,
      openingSeenAt: null,
      metMonsterIds: [],
      companion: null,
      lastWork: null,
      faceType: null,
    };
  return {
    known: true,
    nightsVisited: row.nights,
    openingSeenAt: row.opening_seen_at?.toISOString() ?? null,
    metMonsterIds: row.met,
    companion: row.companion,
    lastWork: row.made_at && {
      site: row.site ?? "",
      title: row.title ?? "",
      path: row.path ?? "",
      madeAt: row.made_at.toISOString(),
    },
    faceType: row.face_type === null ? null : (faceTypeCodes[row.face_type] ?? null),
  };
}

/** Empty when nothing was made yet. */
interface LastWork {
  site: string | null;
  title: string | null;
  path: string | null;
  made_at: Date | null;
}

/** Marks the opening as seen and gives the moment of the first time. The visitor must have a row. */
export async function markOpeningSeen(queries: Queries, visitorId: string, now: Date): Promise<Date> {
  const [row] = await queries.query<{ opening_seen_at: Date }>({
    name: "mark-opening-seen",
    text: "UPDATE visitors SET opening_seen_at = coalesce(opening_seen_at, $2) WHERE id = $1 RETURNING opening_seen_at",
    values: [visitorId, now],
  });
  if (!row) throw new Error("the opening was marked before the visitor had a row");
  return row.opening_seen_at;
}
