import { createHash } from "node:crypto";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

const maxQueryLength = 40;
/** How many different queries of one day are kept; a flood of nonsense ends here. */
const maxPerDay = 5_000;

/** A query as it was typed, and as the search folds it, so that all ways of writing it count as one. */
export interface ZeroQuery {
  typed: string;
  folded: string;
}

/**
 * Counts a query that found nothing, by day and text alone. What looks like a mail address, a link or a long number is
 * not kept.
 * @returns false when it was not counted
 */
export async function countZeroQuery(queries: Queries, query: ZeroQuery, now: Date): Promise<boolean> {
  if (/@|:\/\/|\d{5,}/.test(query.typed.normalize("NFKC"))) return false;
  const folded = [...query.folded].slice(0, maxQueryLength).join("");
  if (folded === "") return false;
  const hash = createHash("sha256").update(folded).digest("hex").slice(0, 16);
  const rows = await queries.query({
    name: "count-zero-query",
    text: `INSERT INTO zero_queries (jst_day, query_hash, query, count)
           SELECT $1::date, $2, $3, 1
           WHERE (SELECT count(*) FROM zero_queries WHERE jst_day = $1::date) < $4
              OR EXISTS (SELECT FROM zero_queries WHERE jst_day = $1::date AND query_hash = $2)
           ON CONFLICT (jst_day, query_hash) DO UPDATE SET count = zero_queries.count + 1
           RETURNING count`,
    values: [jstDay(now), hash, folded, maxPerDay],
  });
  return rows.length === 1;
}
