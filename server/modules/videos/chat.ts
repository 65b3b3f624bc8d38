import { createHash } from "node:crypto";
import type { BroadcastMessage, BroadcastPoll } from "#contracts/broadcast.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";

/** Between two lines of one visitor lie so many ms. */
export const minMessageIntervalMs = 1_500;

/** A line somebody says. */
export interface NewMessage {
  broadcastId: string;
  visitorId: string;
  kind: BroadcastMessage["kind"];
  said: string;
  now: Date;
}

/**
 * Says a line under the next number of its programme; null when the visitor said one a breath ago. One statement: the row of
 * the programme is held until the commit, so whoever reads a number has all before it.
 */
export async function addMessage(queries: Queries, message: NewMessage): Promise<number | null> {
  const { broadcastId, visitorId, kind, said, now } = message;
  const [row] = await queries.query({
    name: "say-line",
    text: `WITH breath AS (
             SELECT 1 FROM live_messages WHERE visitor_id = $2 AND airing_id = $1 AND said_at > $6 LIMIT 1
           ), next AS (
             INSERT INTO live_airings AS a (airing_id, last_seq) SELECT $1, 1 WHERE NOT EXISTS (SELECT FROM breath)
             ON CONFLICT (airing_id) DO UPDATE SET last_seq = a.last_seq + 1 RETURNING last_seq
           )
           INSERT INTO live_messages (airing_id, seq, visitor_id, kind, said, said_at)
           SELECT $1, last_seq, $2, $3, $4, $5 FROM next RETURNING seq`,
    values: [broadcastId, visitorId, kind, said, now, new Date(now.getTime() - minMessageIntervalMs)],
  });
  return row?.seq ?? null;
}

/** The lines after a number, in their order, at most `limit`. */
export async function listMessagesAfter(
  queries: Queries,
  broadcastId: string,
  seq: number,
  limit: number,
): Promise<BroadcastMessage[]> {
  const rows = await queries.query({
    name: "lines-after",
    text: `SELECT ${messageColumns} FROM live_messages WHERE airing_id = $1 AND seq > $2
           ORDER BY seq LIMIT $3`,
    values: [broadcastId, seq, limit],
  });
  return rows.map((row) => toMessage(broadcastId, row));
}

/** The last lines of a programme, in their order. */
export async function listLastMessages(
  queries: Queries,
  broadcastId: string,
  limit: number,
): Promise<BroadcastMessage[]> {
  const rows = await queries.query({
    name: "last-lines",
    text: `SELECT ${messageColumns} FROM live_messages WHERE airing_id = $1 ORDER BY seq DESC LIMIT $2`,
    values: [broadcastId, limit],
  });
  return rows.toReversed().map((row) => toMessage(broadcastId, row));
}

/** How the poll of a programme stands. */
export async function getBroadcastPoll(queries: Queries, broadcastId: string): Promise<BroadcastPoll> {
  const rows = await queries.query({
    name: "live-poll",
    text: "SELECT choice, count(*) AS n FROM live_poll_votes WHERE airing_id = $1 GROUP BY choice ORDER BY choice",
    values: [broadcastId],
  });
  const counts = Object.fromEntries(rows.map(({ choice, n }) => [choice, n]));
  return { counts, all: rows.reduce((sum, { n }) => sum + n, 0) };
}

/** Casts a visitor's one vote; false when it was cast before. */
export async function castPollVote(
  queries: Queries,
  { broadcastId, visitorId, choice, now }: { broadcastId: string; visitorId: string; choice: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "live-poll-vote",
    text: `INSERT INTO live_poll_votes (airing_id, visitor_id, choice, voted_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING RETURNING choice`,
    values: [broadcastId, visitorId, choice, now],
  });
  return rows.length === 1;
}

/** The visitor's own vote in a programme. */
export async function getMyPollChoice(
  queries: Queries,
  broadcastId: string,
  visitorId: string,
): Promise<string | null> {
  const [row] = await queries.query({
    name: "own-poll-vote",
    text: "SELECT choice FROM live_poll_votes WHERE airing_id = $1 AND visitor_id = $2",
    values: [broadcastId, visitorId],
  });
  return row?.choice ?? null;
}

const messageColumns = "seq, kind, said, visitor_id";

const toMessage = (
  broadcastId: string,
  { seq, kind, said, visitor_id }: RowOf<`SELECT ${typeof messageColumns} FROM live_messages`>,
): BroadcastMessage => ({
  seq,
  kind,
  said,
  mark: computeMark(broadcastId, visitor_id),
});

/** One of the 24 colours, the same for a visitor all through a programme, and another one in the next. */
function computeMark(broadcastId: string, visitorId: string): string {
  const [byte = 0] = createHash("sha256").update(`${broadcastId} ${visitorId}`).digest();
  return String((byte % 24) + 1).padStart(2, "0");
}
