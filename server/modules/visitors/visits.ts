import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Language } from "#contracts/languages.ts";
import type { VisitorSummary } from "#contracts/visitor.ts";
import type { Queries } from "../../platform/database.ts";

/** Who did something, when, and on a page of which language. */
export interface Visit {
  visitorId: string;
  lang: Language;
  now: Date;
}

/**
 * Notes that the visitor is here today; the first such note makes the visitor's row. Belongs at the start of
 * the transaction of every write.
 * @throws VisitorMovedError when the visitor was merged into another one meanwhile
 */
export async function recordVisit(queries: Queries, { visitorId, lang, now }: Visit): Promise<void> {
  const [row] = await queries.query({
    name: "record-visit",
    // The lock lets a merge of visitors wait for this transaction, so that nothing is written for a visitor that is gone. Only
    // who holds the row or made it writes the day: no foreign key watches over it.
    text: `WITH moved AS (SELECT to_id FROM room_moves WHERE from_id = $1),
           held AS MATERIALIZED (SELECT id FROM visitors WHERE id = $1 FOR KEY SHARE),
           made AS (
             INSERT INTO visitors (id, created_at, lang) SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM moved)
             ON CONFLICT DO NOTHING RETURNING id
           ),
           night AS (
             INSERT INTO visit_nights (visitor_id, jst_day)
             SELECT id, $4 FROM (SELECT id FROM held UNION SELECT id FROM made) AS here WHERE NOT EXISTS (SELECT FROM moved)
             ON CONFLICT DO NOTHING
           )
           SELECT (SELECT to_id FROM moved) AS moved_to, EXISTS (SELECT FROM held) AS is_held,
                  EXISTS (SELECT FROM made) AS is_made`,
    values: [visitorId, now, lang, jstDay(now)],
  });
  if (row?.moved_to) throw new VisitorMovedError();
  if (row?.is_held) return;
  // Either the visitor's first write, or a merge was waited for that this statement could not see yet.
  if ((await listTransfers(queries, [visitorId])).size > 0) throw new VisitorMovedError();
  // Its row was made by another request while this statement ran: the next one sees and holds it.
  if (!row?.is_made) await recordVisit(queries, { visitorId, lang, now });
}

/** Which of these visitors were merged into which others. */
export async function listTransfers(queries: Queries, visitorIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await queries.query({
    name: "read-moves",
    text: "SELECT from_id, to_id FROM room_moves WHERE from_id = ANY($1::uuid[])",
    values: [visitorIds],
  });
  return new Map(rows.map(({ from_id, to_id }) => [from_id, to_id]));
}

/** The visitor was merged into another one: the session is opened anew under that one's id. */
export class VisitorMovedError extends Error {
  readonly code = "E-CSRF";

  constructor() {
    super("the room of this session went into another one");
    this.name = "VisitorMovedError";
  }
}

/** What every screen may show of the visitor. `null`: the request had no visitor cookie. */
export async function getVisitorSummary(queries: Queries, visitorId: string | null): Promise<VisitorSummary> {
  const [row] =
    visitorId === null
      ? []
      : await queries.query({
          name: "visitor-summary",
          text: `SELECT opening_seen_at, (SELECT count(*) FROM visit_nights WHERE visitor_id = $1) AS nights,
                        ARRAY(SELECT monster_id FROM meetings WHERE visitor_id = $1 ORDER BY monster_id) AS met /* never null */,
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

/** Marks the opening as seen and gives the moment of the first time. The visitor must have a row. */
export async function markIntroSeen(queries: Queries, visitorId: string, now: Date): Promise<Date> {
  const [row] = await queries.query({
    name: "mark-opening-seen",
    text: "UPDATE visitors SET opening_seen_at = coalesce(opening_seen_at, $2) WHERE id = $1 RETURNING opening_seen_at /* never null */",
    values: [visitorId, now],
  });
  if (!row) throw new Error("the opening was marked before the visitor had a row");
  return row.opening_seen_at;
}
