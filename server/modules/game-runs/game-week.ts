import { addDays, daysBetween } from "#contracts/jst-calendar.ts";
import type { GameWeek } from "#contracts/game-week.ts";
import type { Queries } from "../../platform/database.ts";

/** Which game, and since which Monday ("2026-11-23"). */
interface GameSince {
  game: number;
  monday: string;
}

/** What everyone has played of a game in the week that begins with a Monday. Reads all of its rounds: keep what it gives a while. */
export async function countGameWeek(queries: Queries, { game, monday }: GameSince): Promise<GameWeek["everyone"]> {
  const [row] = await queries.query({
    name: "game-week",
    text: `SELECT count(DISTINCT visitor_id)::int AS players /* never null */, count(*)::int AS rounds /* never null */,
             coalesce(sum(score), 0)::float8 AS points /* never null */
           FROM game_runs WHERE jst_day >= $1 AND jst_day < $2 AND game = $3`,
    values: [monday, addDays(monday, 7), game],
  });
  return row ?? { players: 0, rounds: 0, points: 0 };
}

/** A visitor's own week in a game: the days with a round, the best of them, and own duels that were taken up. */
export async function getOwnGameWeek(
  queries: Queries,
  { game, monday, visitorId }: GameSince & { visitorId: string },
): Promise<Pick<GameWeek, "own" | "duels">> {
  const rows = await queries.query({
    name: "own-game-week",
    text: `SELECT jst_day, max(score) AS best /* never null */ FROM game_runs
           WHERE visitor_id = $1 AND game = $2 AND jst_day >= $3 AND jst_day < $4 GROUP BY jst_day`,
    values: [visitorId, game, monday, addDays(monday, 7)],
  });
  const duels = await queries.query({
    name: "own-game-duels",
    text: `SELECT d.id, r.score AS points, t.players, t.winners
           FROM game_duels d JOIN game_runs r ON r.id = d.run_id
             CROSS JOIN LATERAL (
               SELECT count(*)::int AS players /* never null */,
                 count(*) FILTER (WHERE best > r.score)::int AS winners /* never null */
               FROM (SELECT max(score) AS best FROM game_runs WHERE duel_id = d.id GROUP BY visitor_id) tries
             ) t
           WHERE d.visitor_id = $1 AND d.game = $2 AND r.jst_day >= $3 AND t.players > 0
           ORDER BY d.offered_at DESC LIMIT 3`,
    values: [visitorId, game, addDays(monday, -7)],
  });
  const playedDays = new Set(rows.map((row) => daysBetween(monday, row.jst_day)));
  return {
    own: {
      days: Array.from({ length: 7 }, (_, day) => playedDays.has(day)),
      best: rows.length > 0 ? Math.max(...rows.map(({ best }) => best)) : null,
    },
    duels,
  };
}
