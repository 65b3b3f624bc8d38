import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { type WallMascara, wallMascaraById, wallTag } from "./mascara-wall.ts";

/** The one mascara of a month, as the wall shows it. */
export interface MonthlyPick {
  /** In Japan, "2026-11". */
  month: string;
  work: WallMascara;
}

/**
 * Puts a mascara before all others of a month; the month's pick before it gives way. False when it does not hang on the wall.
 * Belongs into a transaction.
 */
export async function pickMascara(
  queries: Queries,
  { id, month, now }: { id: string; month: string; now: Date },
): Promise<boolean> {
  if ((await wallMascaraById(queries, id)) === null) return false;
  await queries.query({
    name: "pick-mascara",
    text: `INSERT INTO mascara_picks (month, mascara_id, picked_at) VALUES ($1, $2, $3)
           ON CONFLICT (month) DO UPDATE SET mascara_id = excluded.mascara_id, picked_at = excluded.picked_at`,
    values: [month, id, now],
  });
  await bumpPageVersion(queries, wallTag);
  return true;
}

/** Takes the pick of a month back; false when there was none. Belongs into a transaction. */
export async function unpickMascara(queries: Queries, month: string): Promise<boolean> {
  const rows = await queries.query({
    name: "unpick-mascara",
    text: "DELETE FROM mascara_picks WHERE month = $1 RETURNING month",
    values: [month],
  });
  if (rows.length > 0) await bumpPageVersion(queries, wallTag);
  return rows.length > 0;
}

/** The pick of a month, or else of the last month that had one; null when it was taken from the wall since. */
export async function readPick(queries: Pick<Queries, "query">, month: string): Promise<MonthlyPick | null> {
  const [row] = await queries.query<{ month: string; mascara_id: string }>({
    name: "read-mascara-pick",
    text: "SELECT month, mascara_id FROM mascara_picks WHERE month <= $1 ORDER BY month DESC LIMIT 1",
    values: [month],
  });
  const work = row ? await wallMascaraById(queries, row.mascara_id) : null;
  return row && work ? { month: row.month, work } : null;
}
