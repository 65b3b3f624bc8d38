import type { Queries } from "../../platform/database.ts";

/** One visitor in what is measured together. */
export interface BoardOfVisitor {
  visitorId: string;
  game: number;
  kind: string;
  isAssisted: boolean;
  night: number;
}

/** The visitor's best of all days in one game, of one kind, with or without help, in one of its nights; null before the first. */
export async function getBestScore(
  queries: Queries,
  { visitorId, game, kind, isAssisted, night }: BoardOfVisitor,
): Promise<number | null> {
  const [row] = await queries.query({
    name: "game-best",
    text: `SELECT max(score) AS best FROM game_runs
           WHERE visitor_id = $1 AND game = $2 AND kind = $3 AND is_assisted = $4 AND night = $5`,
    values: [visitorId, game, kind, isAssisted, night],
  });
  return row?.best ?? null;
}

/** What a visitor has reached in each game that was played: the most stars and the best score over all kinds. */
export async function listGameStats(
  queries: Queries,
  visitorId: string,
): Promise<{ game: number; stars: number; best: number; plays: number }[]> {
  return queries.query({
    name: "game-standings",
    text: `SELECT game, max(stars) AS stars, max(score) AS best, count(*)::integer AS plays FROM game_runs
           WHERE visitor_id = $1 GROUP BY game ORDER BY game`,
    values: [visitorId],
  });
}
