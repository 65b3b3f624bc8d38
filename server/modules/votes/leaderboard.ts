import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";

/** The tag of all pages that show a board. */
export const leaderboardTag = "vote-board";

/** What one monster has. */
export interface LeaderboardEntry {
  monsterId: string;
  votes: number;
}

/** The board of a moment, the most votes first, equals by their number. Monsters that nobody stamped are not on it. */
export interface Leaderboard {
  shownAt: Date;
  standings: LeaderboardEntry[];
  /** Votes set aside by their risk. */
  quarantined: number;
}

/** What the counters say now. For the board and the final count; visitors see a board. */
export async function countVotes(queries: Queries, pollId: string): Promise<Omit<Leaderboard, "shownAt">> {
  const rows = await queries.query({
    name: "count-votes",
    text: `SELECT monster_id, sum(counted)::bigint AS counted, sum(quarantined)::bigint AS quarantined
           FROM vote_counters WHERE poll_id = $1 GROUP BY 1 ORDER BY 2 DESC, 1`,
    values: [pollId],
  });
  return {
    standings: rows.map(({ monster_id: monsterId, counted }) => ({ monsterId, votes: counted })),
    quarantined: rows.reduce((sum, row) => sum + row.quarantined, 0),
  };
}

/**
 * Keeps what the counters say as the board of a moment, and drops the pages that show the one before. Of several at once the
 * first is kept. Belongs in a transaction.
 */
export async function saveLeaderboard(queries: Queries, pollId: string, shownAt: Date): Promise<void> {
  const { standings, quarantined } = await countVotes(queries, pollId);
  const inserted = await queries.query({
    name: "keep-board",
    text: `INSERT INTO vote_boards (poll_id, shown_at, standings, quarantined) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING RETURNING shown_at`,
    values: [pollId, shownAt, JSON.stringify(standings), quarantined],
  });
  if (inserted.length > 0) await bumpPageVersion(queries, leaderboardTag);
}

/** The last board that was kept, or null before the first. @param until of a moment or before it; null: the newest */
export async function getLeaderboard(
  queries: Queries,
  pollId: string,
  until: Date | null = null,
): Promise<Leaderboard | null> {
  const [row] = await queries.query({
    name: "read-board",
    text: `SELECT shown_at, standings, quarantined FROM vote_boards
           WHERE poll_id = $1 AND shown_at <= COALESCE($2::timestamptz, 'infinity') ORDER BY shown_at DESC LIMIT 1`,
    values: [pollId, until],
  });
  return row ? { shownAt: row.shown_at, standings: row.standings, quarantined: row.quarantined } : null;
}

/** Counted votes by day in Japan, the first day first. */
export async function votesByDay(queries: Queries, pollId: string): Promise<{ jstDay: string; votes: number }[]> {
  const rows = await queries.query({
    name: "votes-by-day",
    text: `SELECT jst_day, sum(counted)::bigint AS votes FROM vote_counters WHERE poll_id = $1 GROUP BY 1 ORDER BY 1`,
    values: [pollId],
  });
  return rows.map(({ jst_day: day, votes }) => ({ jstDay: day, votes }));
}

/** Below this many a group is not told apart. */
export const minGroupSize = 30;

/** Counted votes by starting type; only types with at least `minGroupSize` votes are told. */
export async function votesByFaceType(
  queries: Queries,
  pollId: string,
): Promise<{ faceType: number; votes: number; standings: LeaderboardEntry[] }[]> {
  const rows = await queries.query({
    name: "votes-by-face-type",
    text: `SELECT face_type /* never null */, monster_id, count(*) AS votes FROM votes
           WHERE poll_id = $1 AND NOT is_quarantined AND face_type IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2`,
    values: [pollId],
  });
  const types = [...new Set(rows.map((row) => row.face_type))];
  return types.flatMap((faceType) => {
    const standings = rows
      .filter((row) => row.face_type === faceType)
      .map(({ monster_id: monsterId, votes }) => ({ monsterId, votes }));
    const votes = standings.reduce((sum, entry) => sum + entry.votes, 0);
    return votes >= minGroupSize ? [{ faceType, votes, standings }] : [];
  });
}
