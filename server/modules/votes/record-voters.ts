import type { Language } from "#contracts/languages.ts";
import { jstDayArray, momentArray, textArray, uuidArray } from "../../platform/binary-arrays.ts";
import type { Queries } from "../../platform/database.ts";

interface Voter {
  visitorId: string;
  at: Date;
  lang: Language;
}

/**
 * Notes that the voters are here today, makes rows for those who have none, and holds the rows of all, so that a merge of
 * visitors waits for the caller's transaction. A visitor that was merged before has a row again afterwards: whoever
 * calls looks for transfers in a later statement.
 */
export async function recordVoters(queries: Queries, voters: readonly Voter[]): Promise<void> {
  if (voters.length === 0) return;
  const moments = voters.map(({ at }) => at);
  const missing = await queries.query({
    name: "note-voters",
    // Rows are made before any is locked, each in the order of their ids: batches and merges never wait in a circle. A visitor
    // made just now cannot have a visit day, so nothing is looked for.
    text: `WITH voter AS (
             SELECT DISTINCT ON (id) * FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::date[]) AS v (id, at, lang, day)
             ORDER BY id
           ), made AS (
             INSERT INTO visitors (id, created_at, lang) SELECT id, at, lang FROM voter
             ON CONFLICT (id) DO NOTHING RETURNING id
           ), old AS MATERIALIZED (
             SELECT id, day FROM voter WHERE id NOT IN (SELECT id FROM made)
           ), first_night AS (
             INSERT INTO visit_nights (visitor_id, jst_day) SELECT id, day FROM voter JOIN made USING (id)
           ), held AS MATERIALIZED (
             SELECT id FROM visitors WHERE id = ANY(ARRAY(SELECT id FROM old)) ORDER BY id FOR KEY SHARE
           ), night AS (
             INSERT INTO visit_nights (visitor_id, jst_day) SELECT id, day FROM old JOIN held USING (id)
             ON CONFLICT (visitor_id, jst_day) DO NOTHING
           )
           SELECT id FROM old WHERE id NOT IN (SELECT id FROM held)`,
    values: [
      uuidArray(voters.map(({ visitorId }) => visitorId)),
      momentArray(moments),
      textArray(voters.map(({ lang }) => lang)),
      jstDayArray(moments),
    ],
  });
  if (missing.length === 0) return;
  // Their rows were made by others while this statement ran, so it could not see them, or went while it waited for them.
  const ids = new Set(missing.map(({ id }) => id));
  await recordVoters(
    queries,
    voters.filter(({ visitorId }) => ids.has(visitorId)),
  );
}
