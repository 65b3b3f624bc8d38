import type { Queries } from "./database.ts";
import type { RowOf } from "./statement-types.ts";

/** So many rows at a time: whoever waits for one of them waits for milliseconds. */
const batchRows = 5_000;

/**
 * Deletes the rows of a table that meet a condition, a piece at a time, each committed by itself.
 * @param old.where SQL over the table, with `old.values`
 * @param signal ends it between two pieces
 * @returns how many rows went
 */
export async function deleteInBatches(
  database: Queries,
  old: { table: string; where: string; values: readonly unknown[] },
  signal: AbortSignal,
): Promise<number> {
  const { table, where, values } = old;
  const oldRows = `SELECT ctid FROM ${table} WHERE ${where} LIMIT ${batchRows}`;
  let deleted = 0;
  for (let batch = batchRows; batch === batchRows && !signal.aborted; deleted += batch) {
    const [row] = await database.queryComposed<RowOf<"SELECT count(*) AS rows FROM visitors">>({
      text: `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${oldRows})) RETURNING 1)
             SELECT count(*) AS rows FROM gone`,
      values,
    });
    batch = row?.rows ?? 0;
  }
  return deleted;
}
