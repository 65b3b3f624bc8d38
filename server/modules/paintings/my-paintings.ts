import type { MyPainting } from "#contracts/painting.ts";
import type { Queries } from "../../platform/database.ts";
import { toMyPainting, paintingColumns, type PaintingRow } from "./painting-rows.ts";

const maxShown = 60;

/** What the visitor painted, the newest first. Null (no cookie): nothing. */
export async function listMyPaintings(queries: Queries, visitorId: string | null): Promise<MyPainting[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "own-paintings",
    text: `SELECT ${paintingColumns} FROM paintings WHERE visitor_id = $1 ORDER BY sent_at DESC, id LIMIT ${maxShown}`,
    values: [visitorId],
  });
  return rows.map(toMyPainting);
}

/** One painting of the visitor's own, in whichever state; null for another's. */
export async function getMyPainting(
  queries: Queries,
  visitorId: string | null,
  id: string,
): Promise<PaintingRow | null> {
  if (visitorId === null) return null;
  const [row] = await queries.query({
    name: "own-painting",
    text: `SELECT ${paintingColumns} FROM paintings WHERE visitor_id = $1 AND id = $2`,
    values: [visitorId, id],
  });
  return row ?? null;
}
