import type { Queries } from "../../platform/database.ts";

/**
 * Notes that a visitor met a monster. The visitor must have a row. A pack that is read counts as one, also of a monster
 * that was met elsewhere before: the meeting keeps its moment and takes over the pack as its place.
 * @returns true when it was the first time
 */
export async function recordEncounter(
  queries: Queries,
  encounter: { visitorId: string; monsterId: string; place: "barcode" | "lmw" | "mor"; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "meet-monster",
    text: `INSERT INTO meetings (visitor_id, monster_id, place, at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (visitor_id, monster_id) DO UPDATE SET place = excluded.place
             WHERE excluded.place = 'barcode' AND meetings.place <> 'barcode'
           RETURNING xmax = 0 AS is_first`,
    values: [encounter.visitorId, encounter.monsterId, encounter.place, encounter.now],
  });
  return rows[0]?.is_first === true;
}
