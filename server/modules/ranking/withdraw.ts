import type { Queries } from "../../platform/database.ts";

/**
 * Takes back everything a visitor did for the ranking, out of the counts too: for a visitor who is erased or was a
 * machine. Belongs in a transaction. Pages follow with the next roll-up.
 */
export async function withdrawInterest(queries: Queries, visitorId: string): Promise<void> {
  // What waits goes first and by itself: a roll-up that holds it is waited for, and its counts are seen below.
  await queries.query({
    text: `WITH waiting AS (
             DELETE FROM interest_pending WHERE visitor_id = $1 RETURNING visitor_id, kind, product_id, jst_day
           )
           DELETE FROM interest_events e USING waiting w
           WHERE e.visitor_id = w.visitor_id AND e.kind = w.kind AND e.product_id = w.product_id AND e.jst_day = w.jst_day`,
    values: [visitorId],
  });
  await queries.query({
    text: `WITH mine AS (
             DELETE FROM interest_events e WHERE e.visitor_id = $1 AND NOT EXISTS (
               SELECT 1 FROM interest_pending p WHERE p.visitor_id = e.visitor_id AND p.kind = e.kind
                 AND p.product_id = e.product_id AND p.jst_day = e.jst_day)
             RETURNING kind, product_id, jst_day, date_trunc('hour', at, 'UTC') AS hour, face_type, is_demo
           ), hours AS (
             UPDATE interest_hours h SET n = h.n - m.n FROM (
               SELECT kind, hour, product_id, face_type, is_demo, count(*) AS n FROM mine GROUP BY 1, 2, 3, 4, 5) m
             WHERE (h.kind, h.hour, h.product_id, h.face_type, h.is_demo) = (m.kind, m.hour, m.product_id, m.face_type, m.is_demo)
           ), days AS (
             UPDATE interest_days d SET n = d.n - m.n FROM (
               SELECT kind, jst_day, product_id, face_type, is_demo, count(*) AS n FROM mine GROUP BY 1, 2, 3, 4, 5) m
             WHERE (d.kind, d.jst_day, d.product_id, d.face_type, d.is_demo) = (m.kind, m.jst_day, m.product_id, m.face_type, m.is_demo)
           )
           UPDATE interest_totals t SET n = t.n - m.n FROM (
             SELECT kind, product_id, face_type, is_demo, count(*) AS n FROM mine GROUP BY 1, 2, 3, 4) m
           WHERE (t.kind, t.product_id, t.face_type, t.is_demo) = (m.kind, m.product_id, m.face_type, m.is_demo)`,
    values: [visitorId],
  });
  await queries.query({ text: "DELETE FROM interest_visitors WHERE visitor_id = $1", values: [visitorId] });
  await queries.query({ text: "DELETE FROM blind_picks WHERE visitor_id = $1", values: [visitorId] });
}

/** From now on a visitor does not count, and never did: staff, or a machine that looked like a person. Belongs in a transaction. */
export async function excludeVisitor(
  queries: Queries,
  { visitorId, now }: { visitorId: string; now: Date },
): Promise<void> {
  await queries.query({
    text: "INSERT INTO interest_exclusions (visitor_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    values: [visitorId, now],
  });
  await withdrawInterest(queries, visitorId);
}
