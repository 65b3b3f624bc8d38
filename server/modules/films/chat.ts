import { createHash } from "node:crypto";
import type { LiveMessage, LivePoll } from "#contracts/live.ts";
import type { Queries } from "../../platform/database.ts";

/** Between two lines of one visitor lie so many ms. */
export const breathMs = 1_500;

/** A line somebody says. */
export interface SaidLine {
  airingId: string;
  visitorId: string;
  kind: LiveMessage["kind"];
  said: string;
  now: Date;
}

/**
 * Says a line under the next number of its programme; null when the visitor said one a breath ago. One statement: the row of
 * the programme is held until the commit, so whoever reads a number has all before it.
 */
export async function sayLine(queries: Queries, line: SaidLine): Promise<number | null> {
  const { airingId, visitorId, kind, said, now } = line;
  const [row] = await queries.query<{ seq: string }>({
    name: "say-line",
    text: `WITH breath AS (
             SELECT 1 FROM live_messages WHERE visitor_id = $2 AND airing_id = $1 AND said_at > $6 LIMIT 1
           ), next AS (
             INSERT INTO live_airings AS a (airing_id, last_seq) SELECT $1, 1 WHERE NOT EXISTS (SELECT FROM breath)
             ON CONFLICT (airing_id) DO UPDATE SET last_seq = a.last_seq + 1 RETURNING last_seq
           )
           INSERT INTO live_messages (airing_id, seq, visitor_id, kind, said, said_at)
           SELECT $1, last_seq, $2, $3, $4, $5 FROM next RETURNING seq`,
    values: [airingId, visitorId, kind, said, now, new Date(now.getTime() - breathMs)],
  });
  return row ? Number(row.seq) : null;
}

/** The lines after a number, in their order, at most `limit`. */
export async function linesAfter(
  queries: Queries,
  airingId: string,
  seq: number,
  limit: number,
): Promise<LiveMessage[]> {
  const rows = await queries.query<LineRow>({
    name: "lines-after",
    text: `SELECT seq, kind, said, visitor_id FROM live_messages WHERE airing_id = $1 AND seq > $2
           ORDER BY seq LIMIT $3`,
    values: [airingId, seq, limit],
  });
  return rows.map((row) => lineOf(airingId, row));
}

/** The last lines of a programme, in their order. */
export async function lastLines(queries: Queries, airingId: string, limit: number): Promise<LiveMessage[]> {
  const rows = await queries.query<LineRow>({
    name: "last-lines",
    text: `SELECT seq, kind, said, visitor_id FROM live_messages WHERE airing_id = $1 ORDER BY seq DESC LIMIT $2`,
    values: [airingId, limit],
  });
  return rows.toReversed().map((row) => lineOf(airingId, row));
}

/** How the poll of a programme stands. */
export async function readPoll(queries: Queries, airingId: string): Promise<LivePoll> {
  const rows = await queries.query<{ choice: string; n: string }>({
    name: "live-poll",
    text: "SELECT choice, count(*) AS n FROM live_poll_votes WHERE airing_id = $1 GROUP BY choice ORDER BY choice",
    values: [airingId],
  });
  const counts = Object.fromEntries(rows.map(({ choice, n }) => [choice, Number(n)]));
  return { counts, all: rows.reduce((sum, { n }) => sum + Number(n), 0) };
}

/** Casts a visitor's one vote; false when it was cast before. */
export async function castPollVote(
  queries: Queries,
  { airingId, visitorId, choice, now }: { airingId: string; visitorId: string; choice: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "live-poll-vote",
    text: `INSERT INTO live_poll_votes (airing_id, visitor_id, choice, voted_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING RETURNING choice`,
    values: [airingId, visitorId, choice, now],
  });
  return rows.length === 1;
}

/** The visitor's own vote in a programme. */
export async function ownPollVote(queries: Queries, airingId: string, visitorId: string): Promise<string | null> {
  const [row] = await queries.query<{ choice: string }>({
    name: "own-poll-vote",
    text: "SELECT choice FROM live_poll_votes WHERE airing_id = $1 AND visitor_id = $2",
    values: [airingId, visitorId],
  });
  return row?.choice ?? null;
}

interface LineRow {
  seq: string;
  kind: LiveMessage["kind"];
  said: string;
  visitor_id: string;
}

const lineOf = (airingId: string, { seq, kind, said, visitor_id }: LineRow): LiveMessage => ({
  seq: Number(seq),
  kind,
  said,
  mark: seatOf(airingId, visitor_id),
});

/** One of the 24 colours, the same for a visitor all through a programme, and another one in the next. */
function seatOf(airingId: string, visitorId: string): string {
  const [byte = 0] = createHash("sha256").update(`${airingId} ${visitorId}`).digest();
  return String((byte % 24) + 1).padStart(2, "0");
}
