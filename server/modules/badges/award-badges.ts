import type { Badge } from "#contracts/badge.ts";
import type { Queries } from "../../platform/database.ts";
import type { Tables } from "../../schema/tables.ts";
import type { BadgeCounters } from "./badge-counters.ts";

/** A badge that was given just now. */
export interface Award {
  visitorId: string;
  badgeId: string;
}

/**
 * Gives each of the visitors every one of `badges` that they have earned and do not have, in one statement. Of two
 * processes that look at the same moment one gives it. Visitors without a row get nothing.
 * @param counters how every counter that a badge names counts
 * @param now the moment that is stored with the badge
 * @returns what was new, in no order
 */
export async function awardBadges(
  queries: Queries,
  {
    visitorIds,
    badges,
    counters,
    now,
  }: { visitorIds: readonly string[]; badges: readonly Badge[]; counters: BadgeCounters; now: Date },
): Promise<Award[]> {
  if (visitorIds.length === 0 || badges.length === 0) return [];
  const counted = [...new Set(badges.map(({ deed: counter }) => counter))];
  const counterSql = counted.map((counter) => `('${counter}', (${counters[counter]}))`).join(", ");
  const rows = await queries.queryComposed<Pick<Tables["seals"], "visitor_id" | "seal_id">>({
    text: `INSERT INTO seals (visitor_id, seal_id, at)
           SELECT who.id, wanted.id, $2
           FROM visitors AS who
           CROSS JOIN LATERAL (VALUES ${counterSql}) AS done (deed, n)
           JOIN unnest($3::text[], $4::text[], $5::int[]) AS wanted (id, deed, at_least)
             ON wanted.deed = done.deed AND done.n >= wanted.at_least
           WHERE who.id = ANY($1::uuid[])
           ON CONFLICT DO NOTHING RETURNING visitor_id, seal_id`,
    values: [
      visitorIds,
      now,
      badges.map(({ id }) => id),
      badges.map(({ deed: counter }) => counter),
      badges.map(({ atLeast }) => atLeast),
    ],
  });
  return rows.map(({ visitor_id, seal_id }) => ({ visitorId: visitor_id, badgeId: seal_id }));
}
