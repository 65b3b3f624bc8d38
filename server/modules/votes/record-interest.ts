import { startOfJstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import type { FaceType } from "../ranking/interest.ts";
import { recordInterests } from "../ranking/record-interest.ts";

const page = 1_000;

/**
 * Notes counted votes as interest in the monsters' shades. The votes of a day are read again each time and each counts once
 * by the ranking's own rule, so a run that was missed or broken off loses nothing. Votes whose visitor has left are not read:
 * under their new names they would count again.
 * @param fromDay the first day in Japan to look at
 * @param shadeOf the product a monster is
 * @returns how many were new
 */
export async function recordVotesAsInterest(
  queries: Pick<Queries, "query">,
  { fromDay, shadeOf, signal }: { fromDay: string; shadeOf: (monsterId: string) => string; signal?: AbortSignal },
): Promise<number> {
  let recorded = 0;
  const from = startOfJstDay(fromDay);
  for (let after: VoteRow | null = null; !signal?.aborted;) {
    const rows: VoteRow[] = await queries.query<VoteRow>({
      name: "votes-as-interest",
      text: `SELECT v.id, v.visitor_id, v.monster_id, v.face_type, v.voted_at FROM votes v
             JOIN visitors u ON u.id = v.visitor_id
             WHERE v.voted_at >= $1 AND ($2::uuid IS NULL OR (v.voted_at, v.id) > ($1, $2)) AND NOT v.is_quarantined
             ORDER BY v.voted_at, v.id LIMIT $3`,
      values: [after?.voted_at ?? from, after?.id ?? null, page],
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
    after = rows.at(-1) ?? null;
    if (rows.length < page) break;
  }
  return recorded;
}

interface VoteRow {
  id: string;
  visitor_id: string;
  monster_id: string;
  face_type: FaceType | null;
  voted_at: Date;
}
