import type { Database, Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";

/** The tag of all pages that show counts of the ranking. */
export const rankingTag = "ranking";

const batch = 1_000;
/** The counts by hour reach as far back as the 24 hours before the last 24, and some. */
const hoursRetentionMs = 3 * 86_400_000;

/**
 * Takes the waiting events out of the queue and into the counts, a thousand in a transaction. What it costs depends on
 * the new events only. An event is counted once whatever ends the process: it leaves the queue with the commit that counts
 * it. There is no watermark, because commits become visible out of order. Several at once do not disturb each other.
 * @returns how many events were counted; where the signal ends it early, the rest waits for the next time
 */
export async function rollUpInterest(
  database: Pick<Database, "transaction">,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  let counted = 0;
  for (;;) {
    if (signal?.aborted) return counted;
    const taken = await database.transaction((queries) => countBatch(queries));
    counted += taken;
    if (taken < batch) break;
  }
  await database.transaction(async (queries) => {
    await queries.query({
      text: `INSERT INTO interest_roll_ups (id, rolled_up_at) VALUES ('interest', $1)
             ON CONFLICT (id) DO UPDATE SET rolled_up_at = greatest(interest_roll_ups.rolled_up_at, excluded.rolled_up_at)`,
      values: [now],
    });
    await queries.query({
      text: "DELETE FROM interest_hours WHERE hour < $1",
      values: [new Date(now.getTime() - hoursRetentionMs)],
    });
    await bumpPageVersion(queries, rankingTag);
  });
  return counted;
}

async function countBatch(queries: Queries): Promise<number> {
  const [row] = await queries.query({
    name: "roll-up-interest",
    // By place (ctid), which a join by key would look up anew for each row; a waiting row is never changed, so it keeps it.
    // Every insert in the order of its key: two roll-ups at once wait for each other instead of locking up.
    text: `WITH taken AS (
             DELETE FROM interest_pending
             WHERE ctid = ANY (ARRAY (SELECT ctid FROM interest_pending LIMIT $1 FOR UPDATE SKIP LOCKED))
             RETURNING *
           ), hours AS (
             INSERT INTO interest_hours AS h (kind, hour, product_id, face_type, is_demo, n)
             SELECT kind, date_trunc('hour', at, 'UTC'), product_id, face_type, is_demo, count(*) FROM taken
             GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
             ON CONFLICT (kind, hour, product_id, face_type, is_demo) DO UPDATE SET n = h.n + excluded.n
           ), days AS (
             INSERT INTO interest_days AS d (kind, jst_day, product_id, face_type, is_demo, n)
             SELECT kind, jst_day, product_id, face_type, is_demo, count(*) FROM taken
             GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
             ON CONFLICT (kind, jst_day, product_id, face_type, is_demo) DO UPDATE SET n = d.n + excluded.n
           ), totals AS (
             INSERT INTO interest_totals AS t (kind, product_id, face_type, is_demo, n)
             SELECT kind, product_id, face_type, is_demo, count(*) FROM taken
             GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
             ON CONFLICT (kind, product_id, face_type, is_demo) DO UPDATE SET n = t.n + excluded.n
           ), visitors AS (
             INSERT INTO interest_visitors AS v (visitor_id, kind, line, face_type, is_demo, last_at)
             SELECT visitor_id, kind, split_part(product_id, '-', 1), face_type, bool_and(is_demo), max(at) FROM taken
             GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
             ON CONFLICT (visitor_id, kind, line, face_type) DO UPDATE SET last_at = greatest(v.last_at, excluded.last_at)
           )
           SELECT count(*) AS counted FROM taken`,
    values: [batch],
  });
  return row?.counted ?? 0;
}
