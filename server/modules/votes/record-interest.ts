import { startOfJstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import type { Tables } from "../../schema/tables.ts";
import { recordInterests } from "../ranking/record-interest.ts";

const page = 1_000;

type VoteRow = Pick<Tables["votes"], "id" | "visitor_id" | "monster_id" | "face_type" | "voted_at">;

/**
 * Notes counted votes as interest in the monsters' shades. The votes of a day are read again each time and each counts once
 * by the ranking's own rule, so a run that was missed or broken off loses nothing. Votes whose visitor has left are not read:
 * under their new names they would count again.
 * @param fromDay the first day in Japan to look at
 * @param shadeOf the product a monster is
 * @returns how many were new
 */
export async function recordVotesAsInterest(
  queries: Queries,
  { fromDay, shadeOf, signal }: { fromDay: string; shadeOf: (monsterId: string) => string; signal?: AbortSignal },
): Promise<number> {
  let recorded = 0;
  let [at, id]: [Date, string | null] = [startOfJstDay(fromDay), null];
  while (!signal?.aborted) {
    const rows: VoteRow[] = await queries.query({
      name: "votes-as-interest",
      text: `SELECT v.id, v.visitor_id, v.monster_id, v.face_type, v.voted_at FROM votes v
             JOIN visitors u ON u.id = v.visitor_id
             WHERE v.voted_at >= $1 AND ($2::uuid IS NULL OR (v.voted_at, v.id) > ($1, $2)) AND NOT v.is_quarantined
             ORDER BY v.voted_at, v.id LIMIT $3`,
      values: [at, id, page],
    });
    recorded += await recordInterests(
      queries,
      rows.map((row) => ({
        visitorId: row.visitor_id,
        productId: shadeOf(row.monster_id),
        kind: "vote" as const,
        faceType: row.face_type ?? undefined,
        at: row.voted_at,
      })),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) break;
    [at, id] = [last.voted_at, last.id];
  }
  return recorded;
}
