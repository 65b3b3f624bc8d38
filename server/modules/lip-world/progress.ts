import type { LipProgress } from "#contracts/lip-world-progress.ts";
import type { Queries } from "../../platform/database.ts";
import { listGameStats } from "../game-runs/game-stats.ts";
import { countBadges } from "../badges/count-badges.ts";
import { countWordAnswers } from "../sent-words/read-words.ts";
import { getMyWordVote } from "./word-votes.ts";
import { countMyWords } from "./word-counts.ts";
import { weekAt } from "./weeks.ts";

/** Where a visitor stands in the lip world. Stars, bests and ranks come from the verified runs. */
export async function getProgress(queries: Queries, visitorId: string, now: Date): Promise<LipProgress> {
  const week = weekAt(now);
  const progress = await getProgressRow(queries, visitorId);
  const stages = await listStageResults(queries, visitorId);
  const sayingId = await getMyWordVote(queries, visitorId, week.code);
  return {
    ...progress,
    games: await listGameStats(queries, visitorId),
    stages,
    ballot: sayingId ? { week: week.code, sayingId } : null,
    struck: await countMyWords(queries, visitorId, week),
    sealCount: await countBadges(queries, visitorId),
    wordAnswers: await countWordAnswers(queries, visitorId),
  };
}

/** Everything but runs, in one question. */
async function getProgressRow(queries: Queries, visitorId: string) {
  const [row] = await queries.query({
    name: "lip-progress",
    text: `SELECT
      coalesce((SELECT json_agg(json_build_object('area', area, 'enteredAt', entered_at, 'panels', panels) ORDER BY area)
        FROM lip_areas WHERE visitor_id = $1), '[]') AS areas,
      coalesce((SELECT json_agg(json_build_object('monsterId', meetings.monster_id, 'at', meetings.at,
                                                  'choice', choice, 'visits', coalesce(visits, 0))
                                ORDER BY meetings.at, meetings.monster_id)
        FROM meetings LEFT JOIN lip_talks USING (visitor_id, monster_id) WHERE visitor_id = $1), '[]') AS meetings,
      (SELECT starter_id FROM companions WHERE visitor_id = $1) AS starter,
      (SELECT monster_id FROM companions WHERE visitor_id = $1) AS companion,
      ARRAY(SELECT task_id FROM lip_mastery WHERE visitor_id = $1 ORDER BY task_id) AS mastery /* never null */,
      ARRAY(SELECT to_char(jst_day, 'YYYY-MM-DD') FROM lip_treasures WHERE visitor_id = $1 ORDER BY jst_day) AS treasures /* never null */,
      (SELECT count(*) FROM visit_nights WHERE visitor_id = $1) AS nights /* never null */`,
    values: [visitorId],
  });
  if (!row) throw new Error("a question without FROM has one row");
  const moment = (text: string): string => new Date(text).toISOString();
  return {
    ...row,
    areas: (row.areas as LipProgress["areas"]).map((area) => ({ ...area, enteredAt: moment(area.enteredAt) })),
    meetings: (row.meetings as LipProgress["meetings"]).map((encounter) => ({
      ...encounter,
      at: moment(encounter.at),
    })),
  };
}

/** The stages that were played: the best rank over all difficulties, the best counted score. */
async function listStageResults(queries: Queries, visitorId: string): Promise<LipProgress["stages"]> {
  return queries.query({
    name: "lip-stages",
    text: `SELECT stage, bool_or(is_cleared) AS "isCleared", coalesce(max(rank) FILTER (WHERE is_cleared), 0) AS rank,
                  coalesce(max(score) FILTER (WHERE is_cleared), 0) AS best, count(*)::int AS plays
           FROM stage_runs WHERE visitor_id = $1 GROUP BY stage ORDER BY stage`,
    values: [visitorId],
  });
}

/** Pictures that either of two visitors who become one has seen are seen. Both rows get them: one of the two stays. */
export async function mergeSeenPanels(queries: Queries, { from, into }: { from: string; into: string }): Promise<void> {
  await queries.query({
    text: `UPDATE lip_areas AS one SET panels = (SELECT array_agg(DISTINCT panel ORDER BY panel)
                                           FROM unnest(one.panels || other.panels) AS panel)
     FROM lip_areas AS other
     WHERE one.area = other.area AND cardinality(one.panels || other.panels) > 0
       AND ((one.visitor_id = $1 AND other.visitor_id = $2) OR (one.visitor_id = $2 AND other.visitor_id = $1))`,
    values: [into, from],
  });
}
