import type { MyBadge } from "#contracts/badge.ts";
import type { Queries } from "../../platform/database.ts";

/** How many badges a visitor has. */
export async function countBadges(queries: Queries, visitorId: string): Promise<number> {
  const [row] = await queries.query({
    name: "count-seals",
    text: "SELECT count(*)::int AS n FROM seals WHERE visitor_id = $1",
    values: [visitorId],
  });
  return row?.n ?? 0;
}

/** The visitor's badges, the newest first. */
export async function listMyBadges(queries: Queries, visitorId: string): Promise<MyBadge[]> {
  const rows = await queries.query({
    name: "seals-of",
    text: "SELECT seal_id, at FROM seals WHERE visitor_id = $1 ORDER BY at DESC, seal_id",
    values: [visitorId],
  });
  return rows.map(({ seal_id, at }) => ({ id: seal_id, at: at.toISOString() }));
}

/** As which of the visitor's badges each of these came, from 1; those that the visitor does not have are left out. */
export async function getBadgePositions(
  queries: Queries,
  visitorId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries.query({
    name: "places-of-seals",
    text: `SELECT seal_id, place /* never null */ FROM (
             SELECT seal_id, row_number() OVER (ORDER BY at, seal_id)::int AS place FROM seals WHERE visitor_id = $1
           ) AS own WHERE seal_id = ANY($2) ORDER BY place`,
    values: [visitorId, ids],
  });
  return new Map(rows.map(({ seal_id, place }) => [seal_id, place]));
}
