import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** One step as a diary remembers it. */
export interface AppliedStep {
  part: string;
  productId: string;
  /** Null for what has no colour. */
  hex: string | null;
}

/** A recipe that was followed to the end. */
export interface DoneRecipe {
  id: string;
  code: string;
  title: string;
  minutes: number;
  steps: readonly AppliedStep[];
  doneAt: Date;
}

/** How many entries a diary shows. */
export const maxDiaryEntries = 100;

/** Notes that a recipe was done; once a day and recipe, the first moment stays. The visitor must have a row. */
export async function saveRecipe(queries: Queries, visitorId: string, recipe: DoneRecipe): Promise<void> {
  const { id, code, title, minutes, steps, doneAt } = recipe;
  await queries.query({
    name: "keep-recipe",
    text: `INSERT INTO recipes (id, visitor_id, code, title, minutes, steps, jst_day, done_at)
           VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) ON CONFLICT DO NOTHING`,
    values: [id, visitorId, code, title, minutes, JSON.stringify(steps), jstDay(doneAt), doneAt],
  });
}

/**
 * Deletes one entry of the visitor's diary and returns the code it had, and whether another entry has the same; null
 * when there is no such entry.
 */
export async function deleteRecipe(
  queries: Queries,
  visitorId: string,
  id: string,
): Promise<{ code: string; isUsedByOthers: boolean } | null> {
  const [row] = await queries.query({
    name: "drop-recipe",
    text: `WITH gone AS (DELETE FROM recipes WHERE visitor_id = $1 AND id = $2 RETURNING code)
           SELECT gone.code, (
             SELECT count(*)::integer FROM recipes WHERE visitor_id = $1 AND code = gone.code AND id <> $2
           ) AS others FROM gone`,
    values: [visitorId, id],
  });
  return row ? { code: row.code, isUsedByOthers: row.others > 0 } : null;
}

/** The visitor's diary, the newest entry first. Null (no cookie): an empty one. */
export async function listDiary(queries: Queries, visitorId: string | null): Promise<DoneRecipe[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "recipe-diary",
    text: `SELECT id, code, title, minutes, steps, done_at FROM recipes WHERE visitor_id = $1
           ORDER BY done_at DESC, id LIMIT ${maxDiaryEntries}`,
    values: [visitorId],
  });
  return rows.map(({ done_at: doneAt, ...row }) => ({ ...row, doneAt }));
}
