import { type GameDuel, gameDuelDays, maxGameDuelsADay } from "#contracts/game-duel.ts";
import type { Queries } from "../../platform/database.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";

const dayMs = 86_400_000;

/** A round that its player hands on. */
export interface NewGameDuel {
  /** Of the new row, and of its link. */
  id: string;
  runId: string;
  visitorId: string;
  /** By which rules games are played now. */
  rules: string;
  now: Date;
}

/**
 * Offers an own round as a duel; offered again it is the same one. Camera rounds are on no board and are not offered. Belongs into the
 * transaction of the write.
 */
export async function offerDuel(
  queries: Queries,
  { id, runId, visitorId, rules, now }: NewGameDuel,
): Promise<{ outcome: "offered"; id: string } | { outcome: "full" | "missing" }> {
  // Two offers of one visitor wait for each other: the last place of a day is given once.
  await lockVisitor(queries, visitorId);
  const [before] = await queries.query({
    name: "game-duel-of-run",
    text: "SELECT id FROM game_duels WHERE run_id = $1 AND visitor_id = $2",
    values: [runId, visitorId],
  });
  if (before) return { outcome: "offered", id: before.id };
  const [run] = await queries.query({
    name: "game-run-to-offer",
    text: `SELECT game, (SELECT count(*)::int FROM game_duels WHERE visitor_id = $2 AND offered_at > $3) AS offered /* never null */
           FROM game_runs WHERE id = $1 AND visitor_id = $2 AND kind <> 'camera'`,
    values: [runId, visitorId, new Date(now.getTime() - dayMs)],
  });
  if (!run) return { outcome: "missing" };
  if (run.offered >= maxGameDuelsADay) return { outcome: "full" };
  await queries.query({
    name: "offer-game-duel",
    text: "INSERT INTO game_duels (id, run_id, visitor_id, game, rules, offered_at) VALUES ($1, $2, $3, $4, $5, $6)",
    values: [id, runId, visitorId, run.game, rules, now],
  });
  return { outcome: "offered", id };
}

/** A duel as whoever has its link sees it; null when there is none any more, or games are played by other rules since. */
export async function getDuel(
  queries: Queries,
  { id, visitorId, rules }: { id: string; visitorId: string | null; rules: string },
): Promise<GameDuel | null> {
  const [row] = await queries.query({
    name: "game-duel",
    text: `SELECT d.visitor_id, r.game, r.kind, r.is_assisted, r.night, r.seed, r.score, r.points_over_time, r.duration_ms,
             t.players, t.winners
           FROM game_duels d JOIN game_runs r ON r.id = d.run_id
             CROSS JOIN LATERAL (
               SELECT count(*)::int AS players /* never null */,
                 count(*) FILTER (WHERE best > r.score)::int AS winners /* never null */
               FROM (SELECT max(score) AS best FROM game_runs WHERE duel_id = d.id GROUP BY visitor_id) tries
             ) t
           WHERE d.id = $1 AND d.rules = $2`,
    values: [id, rules],
  });
  if (!row) return null;
  const { game, kind, is_assisted: isAssisted, night, seed, score, players, winners } = row;
  return {
    ...{ id, game, isAssisted, seed: Number(seed), points: score, players, winners },
    kind: kind as GameDuel["kind"],
    night: night as GameDuel["night"],
    pointsOverTime: row.points_over_time ?? [],
    durationMs: row.duration_ms,
    isOwn: row.visitor_id === visitorId,
  };
}

/** Deletes what was offered longer ago than it is kept; `signal` ends it between two pieces. */
export async function deleteOldDuels(queries: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - gameDuelDays * dayMs);
  while (!signal.aborted) {
    const rows = await queries.query({
      name: "delete-old-game-duels",
      text: `DELETE FROM game_duels WHERE id IN (SELECT id FROM game_duels WHERE offered_at < $1 LIMIT 500) RETURNING id`,
      values: [before],
    });
    if (rows.length === 0) return;
  }
}
