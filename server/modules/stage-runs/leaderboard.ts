import * as v from "valibot";
import type { StageLeaderboardEntry } from "#contracts/stage-run.ts";
import type { Queries } from "../../platform/database.ts";
import { aliasOf } from "./alias.ts";
import { periodNames } from "./periods.ts";

/** Which board, and from where on. */
export interface LeaderboardQuery {
  stage: number;
  difficulty: number;
  isAssisted: boolean;
  period: "day" | "week" | "all";
  now: Date;
  /** `next` of the page before. */
  after?: string | undefined;
  /** Who asks: their own entry is marked. */
  visitorId: string | null;
  limit?: number;
}

/** An entry whose alias is still two numbers: the words are the site's. */
export type NumberedEntry = Omit<StageLeaderboardEntry, "alias"> & { alias: [number, number] };

interface LeaderboardRow {
  run_id: string;
  visitor_id: string;
  monster: number;
  score: number;
  rank: number;
  at: Date;
}

const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}\.\d{1,9}\.\d{1,15}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  v.transform((text) => {
    const [place = "", score = "", atMs = "", runId = ""] = text.split(".");
    return { place: Number(place), score: Number(score), at: new Date(Number(atMs)), runId };
  }),
);

/** A page of a board: the best runs first, of equal ones the earlier. Null when `after` is not one of ours. */
export async function getLeaderboard(
  queries: Queries,
  query: LeaderboardQuery,
): Promise<{ items: NumberedEntry[]; next: string | null } | null> {
  const { stage, difficulty, isAssisted, period, now, after, visitorId, limit = 20 } = query;
  const cursor = after === undefined ? null : v.safeParse(cursorSchema, after);
  if (cursor?.success === false) return null;
  const from = cursor?.output ?? { place: 0, score: null, at: null, runId: null };
  const rows = await queries.query({
    name: "stage-board",
    text: `SELECT best.run_id, best.visitor_id, run.monster, best.score, run.rank, best.at
           FROM stage_bests best JOIN stage_runs run ON run.id = best.run_id
           WHERE best.stage = $1 AND best.difficulty = $2 AND best.is_assisted = $3 AND best.period = $4
             -- The first of the two lets the index begin where the page does.
             AND best.score <= coalesce($5::integer, 2147483647)
             AND ($5::integer IS NULL OR best.score < $5
                  OR (best.score = $5 AND (best.at, best.run_id) > ($6::timestamptz, $7::uuid)))
           ORDER BY best.score DESC NULLS LAST, best.at, best.run_id LIMIT $8`,
    values: [stage, difficulty, isAssisted, periodNames(now)[period], from.score, from.at, from.runId, limit + 1],
  });
  const items = rows.slice(0, limit).map((row, i) => toEntry(row, from.place + i + 1, visitorId));
  const last = rows[limit - 1];
  const next = rows.length > limit && last ? formatCursor(last, from.place + limit) : null;
  return { items, next };
}

function toEntry(row: LeaderboardRow, place: number, visitorId: string | null): NumberedEntry {
  return {
    place,
    runId: row.run_id,
    monster: row.monster,
    alias: aliasOf(row.visitor_id),
    score: row.score,
    rank: row.rank,
    at: row.at.toISOString(),
    isMine: row.visitor_id === visitorId,
  };
}

const formatCursor = ({ score, at, run_id }: LeaderboardRow, place: number): string =>
  `${place}.${score}.${at.getTime()}.${run_id}`;
