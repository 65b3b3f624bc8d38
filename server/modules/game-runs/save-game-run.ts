import { jstDay } from "#contracts/jst-calendar.ts";
import type { GameResult } from "#contracts/lip-game.ts";
import type { Queries } from "../../platform/database.ts";
import { bucketOf } from "./bucket.ts";
import { getBestScore } from "./game-stats.ts";

/** A round that was played again here. */
export interface VerifiedGameRun {
  runId: string;
  visitorId: string;
  game: number;
  kind: string;
  isAssisted: boolean;
  seed: number;
  score: number;
  stars: number;
  durationMs: number;
  /** False: on no board. */
  isRanked: boolean;
  now: Date;
}

/**
 * Keeps a verified round and tells where it stands. Belongs into a transaction; the visitor must have a row.
 * Null when this round was kept before.
 */
export async function saveGameRun(queries: Queries, run: VerifiedGameRun): Promise<GameResult | null> {
  const { runId, visitorId, game, kind, isAssisted, seed, score, stars, durationMs, now } = run;
  const before = await getBestScore(queries, run);
  const isNew = await queries.query({
    name: "keep-game-run",
    text: `INSERT INTO game_runs (id, visitor_id, game, kind, is_assisted, seed, score, stars, duration_ms, jst_day, finished_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [runId, visitorId, game, kind, isAssisted, seed, score, stars, durationMs, jstDay(now), now],
  });
  if (isNew.length === 0) return null;
  const { players, better } = await countTodaysPlayers(queries, run);
  return {
    ...{ runId, score, stars, players },
    stars: stars === 1 || stars === 2 || stars === 3 ? stars : 0,
    best: Math.max(before ?? 0, score),
    isBest: score > (before ?? 0),
    bucket: run.isRanked ? bucketOf(better + 1, players) : null,
  };
}

/** How many have played the same today, and how many of them have a better best than this round. */
async function countTodaysPlayers(
  queries: Queries,
  { game, kind, isAssisted, visitorId, score, now }: VerifiedGameRun,
) {
  const [row] = await queries.query({
    name: "game-place",
    text: `SELECT count(*)::integer AS players,
                  count(*) FILTER (WHERE best > $5 AND visitor_id <> $6)::integer AS better
           FROM (SELECT visitor_id, max(score) AS best FROM game_runs
                 WHERE jst_day = $1 AND game = $2 AND kind = $3 AND is_assisted = $4 GROUP BY visitor_id) tonight`,
    values: [jstDay(now), game, kind, isAssisted, score, visitorId],
  });
  return row ?? { players: 1, better: 0 };
}
