import { isbot } from "isbot";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { type Interest, unknownFaceType } from "./interest.ts";

/**
 * Notes that a visitor wished for, tried, reviewed or voted for a product. Belongs in the transaction of the write itself.
 * A visitor counts once per product, kind and day in Japan; machines (`userAgent`) and excluded visitors do not count.
 * The ranking shows it after the next roll-up.
 * @returns whether it counts
 */
export async function recordInterest(
  run: Queries,
  interest: Interest & { userAgent?: string | undefined },
): Promise<boolean> {
  if (interest.userAgent !== undefined && isbot(interest.userAgent)) return false;
  return (await recordInterests(run, [interest])) === 1;
}

/**
 * The same for many at once, at most some thousands. Whoever writes need not know the visitor's face: where no type comes
 * along, it is the one of the latest starting point.
 * @returns how many count
 */
export async function recordInterests(run: Queries, interests: readonly Interest[]): Promise<number> {
  const column = <Value>(pick: (interest: Interest) => Value): Value[] => interests.map(pick);
  const [row] = await run.query({
    name: "record-interests",
    // In the order of the key: two calls with the same rows then wait for each other instead of locking up.
    text: `WITH kept AS (
             INSERT INTO interest_events (visitor_id, kind, product_id, jst_day, at, face_type, is_demo)
             SELECT i.visitor_id, i.kind, i.product_id, i.jst_day, i.at,
                    coalesce(nullif(i.face_type, ${unknownFaceType}::smallint), (
                      SELECT chosen FROM face_results f WHERE f.visitor_id = i.visitor_id
                      ORDER BY made_at DESC, id DESC LIMIT 1), ${unknownFaceType}::smallint), i.is_demo
             FROM unnest($1::uuid[], $2::text[], $3::text[], $4::date[], $5::timestamptz[], $6::smallint[], $7::boolean[])
               AS i (visitor_id, kind, product_id, jst_day, at, face_type, is_demo)
             WHERE NOT EXISTS (SELECT 1 FROM interest_exclusions x WHERE x.visitor_id = i.visitor_id)
             ORDER BY 1, 2, 3, 4
             ON CONFLICT DO NOTHING RETURNING *
           ), queued AS (
             INSERT INTO interest_pending (visitor_id, kind, product_id, jst_day, at, face_type, is_demo)
             SELECT visitor_id, kind, product_id, jst_day, at, face_type, is_demo FROM kept ON CONFLICT DO NOTHING
           )
           SELECT count(*) AS counted FROM kept`,
    values: [
      column(({ visitorId }) => visitorId),
      column(({ kind }) => kind),
      column(({ productId }) => productId),
      column(({ at }) => jstDay(at)),
      column(({ at }) => at.toISOString()),
      column(({ faceType }) => faceType ?? unknownFaceType),
      column(({ isDemo }) => isDemo ?? false),
    ],
  });
  return row?.counted ?? 0;
}
