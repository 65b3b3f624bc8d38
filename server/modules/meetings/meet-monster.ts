import type { Queries } from "../../platform/database.ts";

/** Notes that a visitor met a monster. The visitor must have a row. @returns true when it was the first time */
export async function meetMonster(
  queries: Queries,
  meeting: { visitorId: string; monsterId: string; place: "barcode" | "lmw" | "mor"; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "meet-monster",
    text: `INSERT INTO meetings (visitor_id, monster_id, place, at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING RETURNING monster_id`,
    values: [meeting.visitorId, meeting.monsterId, meeting.place, meeting.now],
  });
  return rows.length === 1;
}
