import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { type GalleryEntry, getGalleryEntry, galleryTag } from "./mascara-gallery.ts";

/** The one mascara of a month, as the gallery shows it. */
export interface MonthlyPick {
  /** In Japan, "2026-11". */
  month: string;
  work: GalleryEntry;
}

/**
 * Puts a mascara before all others of a month, in place of the month's pick before it. False when it is not in the gallery.
 * Belongs into a transaction.
 */
export async function pickMascara(
  queries: Queries,
  { id, month, now }: { id: string; month: string; now: Date },
): Promise<boolean> {
  if ((await getGalleryEntry(queries, id)) === null) return false;
  await queries.query({
    name: "pick-mascara",
    text: `INSERT INTO mascara_picks (month, mascara_id, picked_at) VALUES ($1, $2, $3)
           ON CONFLICT (month) DO UPDATE SET mascara_id = excluded.mascara_id, picked_at = excluded.picked_at`,
    values: [month, id, now],
  });
  await bumpPageVersion(queries, galleryTag);
  return true;
}

/** Takes the pick of a month back; false when there was none. Belongs into a transaction. */
export async function unpickMascara(queries: Queries, month: string): Promise<boolean> {
  const rows = await queries.query({
    name: "unpick-mascara",
    text: "DELETE FROM mascara_picks WHERE month = $1 RETURNING month",
    values: [month],
  });
  if (rows.length > 0) await bumpPageVersion(queries, galleryTag);
  return rows.length > 0;
}

/** The pick of a month, or else of the last month that had one; null when it was taken from the gallery since. */
export async function getMonthlyPick(queries: Queries, month: string): Promise<MonthlyPick | null> {
  const [row] = await queries.query({
    name: "read-mascara-pick",
    text: "SELECT month, mascara_id FROM mascara_picks WHERE month <= $1 ORDER BY month DESC LIMIT 1",
    values: [month],
  });
  const work = row ? await getGalleryEntry(queries, row.mascara_id) : null;
  return row && work ? { month: row.month, work } : null;
}
