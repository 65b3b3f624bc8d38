import type { Queries } from "../../platform/database.ts";

/** What a visitor may ask for in a show by a tap: its colour, or one of its written questions. */
export type SignalSubject = "want" | `ask:${string}`;

/** Notes what a visitor asked for; asked again it stays as it was. */
export async function addSignal(
  queries: Queries,
  {
    broadcastId,
    visitorId,
    subject,
    now,
  }: { broadcastId: string; visitorId: string; subject: SignalSubject; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "live-signal",
    text: `INSERT INTO live_signals (airing_id, visitor_id, subject, sent_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING RETURNING subject`,
    values: [broadcastId, visitorId, subject, now],
  });
  return rows.length === 1;
}

/** How many asked for what, by subject. */
export async function countSignals(queries: Queries, broadcastId: string): Promise<Record<string, number>> {
  const rows = await queries.query({
    name: "live-signals",
    text: "SELECT subject, count(*) AS n FROM live_signals WHERE airing_id = $1 GROUP BY subject ORDER BY subject",
    values: [broadcastId],
  });
  return Object.fromEntries(rows.map(({ subject, n }) => [subject, n]));
}

/** What one visitor asked for. */
export async function listMySignals(queries: Queries, broadcastId: string, visitorId: string): Promise<string[]> {
  const rows = await queries.query({
    name: "own-signals",
    text: "SELECT subject FROM live_signals WHERE airing_id = $1 AND visitor_id = $2 ORDER BY sent_at",
    values: [broadcastId, visitorId],
  });
  return rows.map(({ subject }) => subject);
}
