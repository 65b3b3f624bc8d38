import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { type FaceType, type InterestKind } from "./interest.ts";
import { lineSteps, periodWindow, type RankingPeriod } from "./period.ts";

/** Which counts are asked for. */
export interface RankingFilter {
  kind: InterestKind;
  period: RankingPeriod;
  /** A product line ("lip"); null: all. */
  line: string | null;
  /** Only visitors who started there; null: all. */
  faceType: FaceType | null;
  /** Whether the numbers of the demonstration are counted. */
  withDemo: boolean;
  /** When the counts were brought up to date. */
  asOf: Date;
}

/** How many different visitors stand behind a ranking. */
export interface RankingReach {
  all: number;
  /** By starting point 0–7; those who never said theirs are in `all` only. */
  byFaceType: ReadonlyMap<FaceType, number>;
}

export interface ProductScore {
  productId: string;
  /** Different visitors by day, summed over the days of the period; 0 for what was wanted only in the period before. */
  score: number;
  /** The same for the period before. */
  previousScore: number;
}

/** When the counts were last brought up to date; null: never. */
export async function getRolledUpAt(queries: Queries): Promise<Date | null> {
  const [row] = await queries.query({
    name: "ranking-rolled-up-at",
    text: "SELECT rolled_up_at FROM interest_roll_ups WHERE id = 'interest'",
  });
  return row?.rolled_up_at ?? null;
}

/** The different visitors of a period, all and by starting point. `faceType` of the question is not looked at. */
export async function getReach(queries: Queries, filters: RankingFilter): Promise<RankingReach> {
  const rows = await queries.query({
    name: "ranking-reach",
    text: `SELECT face_type, count(DISTINCT visitor_id) AS n FROM interest_visitors
           WHERE kind = $1 AND last_at >= $2 AND ($3::text IS NULL OR line = $3) AND ($4 OR NOT is_demo)
           GROUP BY GROUPING SETS ((face_type), ())`,
    values: [
      filters.kind,
      periodWindow(filters.period, filters.asOf).from ?? new Date(0),
      filters.line,
      filters.withDemo,
    ],
  });
  const all = rows.find((row) => row.face_type === null)?.n ?? 0;
  return {
    all,
    byFaceType: new Map(rows.flatMap(({ face_type, n }) => (isFaceType(face_type) ? [[face_type, n]] : []))),
  };
}

/** The scores of all products that somebody wanted in the period or the one before, in no order. */
export async function listScores(queries: Queries, filters: RankingFilter): Promise<ProductScore[]> {
  const [day, week] = [periodWindow("24h", filters.asOf), periodWindow("7d", filters.asOf)];
  const filter = [filters.kind, filters.faceType, filters.withDemo, linePrefix(filters.line)] as const;
  const rows = await (filters.period === "24h"
    ? queries.query({
        name: "ranking-scores-24h",
        text: `SELECT product_id, coalesce(sum(n) FILTER (WHERE hour >= $5), 0)::int AS score,
                   coalesce(sum(n) FILTER (WHERE hour < $5), 0)::int AS previous_score
                 FROM interest_hours WHERE ${filterText} AND hour >= $6 GROUP BY product_id`,
        values: [...filter, day.from, day.previousFrom],
      })
    : filters.period === "7d"
      ? queries.query({
          name: "ranking-scores-7d",
          text: `SELECT product_id, coalesce(sum(n) FILTER (WHERE jst_day >= $5), 0)::int AS score,
                     coalesce(sum(n) FILTER (WHERE jst_day < $5), 0)::int AS previous_score
                   FROM interest_days WHERE ${filterText} AND jst_day >= $6 GROUP BY product_id`,
          values: [...filter, jstDay(week.from), jstDay(week.previousFrom)],
        })
      : queries.query({
          name: "ranking-scores-all",
          text: `SELECT product_id, sum(total)::int AS score, sum(total - recent)::int AS previous_score FROM (
                     SELECT product_id, n AS total, 0 AS recent FROM interest_totals WHERE ${filterText}
                     UNION ALL
                     SELECT product_id, 0, n FROM interest_days WHERE ${filterText} AND jst_day >= $5
                   ) counts GROUP BY product_id`,
          values: [...filter, jstDay(periodWindow("all", filters.asOf).previousUntil)],
        }));
  return rows.map((row) => ({ productId: row.product_id, score: row.score, previousScore: row.previous_score }));
}

/** For each of some products how it went, step by step (`lineSteps`), zeros included. */
export async function getTrendLines(
  queries: Queries,
  filters: RankingFilter,
  productIds: readonly string[],
): Promise<Map<string, number[]>> {
  const steps = lineSteps(filters.period, filters.asOf);
  const filter = [filters.kind, filters.faceType, filters.withDemo, null, productIds] as const;
  const rows = await (filters.period === "24h"
    ? queries.query({
        name: "ranking-lines-hours",
        text: `SELECT product_id, hour AS step, sum(n)::int AS n FROM interest_hours
                 WHERE ${filterText} AND product_id = ANY($5) AND hour >= $6 GROUP BY 1, 2`,
        values: [...filter, new Date(steps[0] ?? 0)],
      })
    : queries.query({
        name: "ranking-lines-days",
        text: `SELECT product_id, jst_day AS step, sum(n)::int AS n FROM interest_days
                 WHERE ${filterText} AND product_id = ANY($5) AND jst_day >= $6 GROUP BY 1, 2`,
        values: [...filter, steps[0] ?? null],
      }));
  const counted = new Map(rows.map(({ product_id, step, n }) => [`${product_id} ${stepName(step)}`, n]));
  return new Map(productIds.map((id) => [id, steps.map((step) => counted.get(`${id} ${step}`) ?? 0)]));
}

const filterText = `kind = $1 AND ($2::smallint IS NULL OR face_type = $2) AND ($3 OR NOT is_demo)
  AND ($4::text IS NULL OR product_id LIKE $4)`;

/** The id of a product begins with its line. */
const linePrefix = (line: string | null): string | null => (line === null ? null : `${line}-%`);
const stepName = (step: string | Date): string => (typeof step === "string" ? step : step.toISOString());
const isFaceType = (value: number | null): value is FaceType => value !== null && value >= 0 && value <= 7;
