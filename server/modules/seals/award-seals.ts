import type { Seal } from "#contracts/seal.ts";
import type { Queries } from "../../platform/database.ts";
import { deedCounts } from "./deed-counts.ts";

/** A seal that was given just now. */
export interface Award {
  visitorId: string;
  sealId: string;
}

/**
 * Gives each of the visitors every one of `seals` that they have earned and do not have, in one statement. Of two
 * processes that look at the same moment one gives it. Visitors without a row get nothing.
 * @param now the moment that stands beside the seal
 * @returns what was new, in no order
 */
export async function awardSeals(
  queries: Pick<Queries, "query">,
  { visitorIds, seals, now }: { visitorIds: readonly string[]; seals: readonly Seal[]; now: Date },
): Promise<Award[]> {
  if (visitorIds.length === 0 || seals.length === 0) return [];
  const deeds = [...new Set(seals.map(({ deed }) => deed))];
  const counted = deeds.map((deed) => `('${deed}', (${deedCounts[deed]}))`).join(", ");
  const rows = await queries.query<{ visitor_id: string; seal_id: string }>({
    text: `INSERT INTO seals (visitor_id, seal_id, at)
           SELECT who.id, wanted.id, $2
           FROM visitors AS who
           CROSS JOIN LATERAL (VALUES ${counted}) AS done (deed, n)
           JOIN unnest($3::text[], $4::text[], $5::int[]) AS wanted (id, deed, at_least)
             ON wanted.deed = done.deed AND done.n >= wanted.at_least
           WHERE who.id = ANY($1::uuid[])
           ON CONFLICT DO NOTHING RETURNING visitor_id, seal_id`,
    values: [
      visitorIds,
      now,
      seals.map(({ id }) => id),
      seals.map(({ deed }) => deed),
      seals.map(({ atLeast }) => atLeast),
    ],
  });
  return rows.map(({ visitor_id, seal_id }) => ({ visitorId: visitor_id, sealId: seal_id }));
}
