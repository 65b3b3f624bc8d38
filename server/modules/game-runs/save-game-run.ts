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
  /** 1 to 3. */
  night: number;
  seed: number;
  score: number;
  stars: number;
  durationMs: number;
  /** The points at each twentieth of the round. */
  pointsOverTime: readonly number[];
  /** The duel in which it was played. */
  duel: { id: string; points: number } | null;
  /** False: on no board. */
  isRanked: boolean;
  now: Date;
}

/**
 * Keeps a verified round and tells where it stands. Belongs into a transaction; the visitor must have a row.
 * Null when this round was kept before.
 */
export async function saveGameRun(queries: Queries, run: VerifiedGameRun): Promise<GameResult | null> {
  const { runId, visitorId, game, kind, isAssisted, night, seed, score, stars, durationMs, duel, now } = run;
  const before = await getBestScore(queries, run);
  const isNew = await queries.query({
    name: "keep-game-run",
    text: `INSERT INTO game_runs (id, visitor_id, game, kind, is_assisted, seed, score, stars, duration_ms, jst_day, finished_at,
             night, points_over_time, duel_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [
      ...([runId, visitorId, game, kind, isAssisted, seed, score, stars, durationMs, jstDay(now), now] as const),
      ...([night, [...run.pointsOverTime], duel?.id ?? null] as const),
    ],
  });
  if (isNew.length === 0) return null;
  const { players, better } = await countTodaysPlayers(queries, run);
  return {
    ...{ runId, score, stars, players },
    stars: stars === 1 || stars === 2 || stars === 3 ? stars : 0,
    best: Math.max(before ?? 0, score),
    isBest: score > (before ?? 0),
    duel: duel && { points: duel.points, outcome: score > duel.points ? "won" : score < duel.points ? "lost" : "even" },
    bucket: run.isRanked ? bucketOf(better + 1, players) : null,
  };
}

/** How many have played the same question today, and how many of them have a better best than this round. */
async function countTodaysPlayers(
  queries: Queries,
  { game, kind, isAssisted, visitorId, seed, score, now }: VerifiedGameRun,
) {
  const [row] = await queries.query({
    name: "game-place",
    text: `SELECT count(*)::integer AS players,
                  count(*) FILTER (WHERE best > $5 AND visitor_id <> $6)::integer AS better
           FROM (SELECT visitor_id, max(score) AS best FROM game_runs
                 WHERE jst_day = $1 AND game = $2 AND kind = $3 AND is_assisted = $4 AND seed = $7 GROUP BY visitor_id) tonight`,
    values: [jstDay(now), game, kind, isAssisted, score, visitorId, seed],
  });
  return row ?? { players: 1, better: 0 };
}
