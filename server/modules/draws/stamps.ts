import type { StampCondition } from "#contracts/campaign.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";

/** Where each stamp is looked for: what the visitor left in the zone after `$2`. */
const stampQueries: Record<StampCondition, string> = {
  vote: "SELECT min(voted_at) FROM votes WHERE visitor_id = $1 AND voted_at >= $2",
  letter: "SELECT min(opened_at) FROM prophecies WHERE visitor_id = $1 AND opened_at >= $2",
  wish: "SELECT min(wanted_at) FROM wishes WHERE visitor_id = $1 AND wanted_at >= $2",
  colour: "SELECT min(found_at) FROM collected_colours WHERE visitor_id = $1 AND found_at >= $2",
  "starting-point": "SELECT min(made_at) FROM face_results WHERE visitor_id = $1 AND made_at >= $2",
};

type Stamp = { condition: StampCondition } & RowOf<"SELECT min(voted_at) AS at FROM votes">;

/** The stamps a visitor has, and since when. What was done before the campaign opened does not count. */
export async function listStamps(
  queries: Queries,
  visitorId: string,
  conditions: readonly StampCondition[],
  opensAt: Date,
): Promise<{ condition: StampCondition; at: Date }[]> {
  const rows = await queries.queryComposed<Stamp>({
    text: conditions
      .map((condition) => `SELECT '${condition}' AS condition, (${stampQueries[condition]}) AS at`)
      .join(" UNION ALL "),
    values: [visitorId, opensAt],
  });
  return rows.flatMap(({ condition, at }) => (at === null ? [] : [{ condition, at }]));
}
