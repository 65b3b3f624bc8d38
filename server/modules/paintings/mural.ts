import { demoPositions, maxPanels, positionsPerPanel } from "#contracts/mural.ts";
import type { Queries } from "../../platform/database.ts";
import { muralColumns, type MuralRow } from "./painting-rows.ts";

/** Where a page of the list begins: after this one. */
export interface MuralCursor {
  at: Date;
  id: string;
}

/** The paintings that hang, the newest first, from after the cursor. */
export async function getMuralPage(queries: Queries, after: MuralCursor | null, limit: number): Promise<MuralRow[]> {
  return queries.query({
    name: after ? "wall-page" : "wall-first-page",
    text: `SELECT ${muralColumns} FROM paintings WHERE state = 'approved'
           ${after ? "AND (approved_at, id) < ($2, $3)" : ""} ORDER BY approved_at DESC, id DESC LIMIT $1`,
    values: after ? [limit, after.at, after.id] : [limit],
  });
}

/** One painting that hangs; null for all others. */
export async function getMuralPainting(queries: Queries, id: string): Promise<MuralRow | null> {
  const [row] = await queries.query({
    name: "hung-painting",
    text: `SELECT ${muralColumns} FROM paintings WHERE state = 'approved' AND id = $1`,
    values: [id],
  });
  return row ?? null;
}

/** All paintings of one panel. */
export async function listPanelPaintings(queries: Queries, panel: number): Promise<MuralRow[]> {
  if (panel < 0 || panel >= maxPanels) return [];
  return queries.query({
    name: "panel-paintings",
    text: `SELECT ${muralColumns} FROM paintings WHERE state = 'approved' AND place >= $1 AND place < $2`,
    values: [panel * positionsPerPanel, (panel + 1) * positionsPerPanel],
  });
}

/** What hangs, counted: paintings, their strokes and their colours, and how many panels they need. */
export async function countMural(
  queries: Queries,
): Promise<{ paintings: number; strokes: number; colours: number; panels: number }> {
  const [row] = await queries.query({
    name: "count-wall",
    text: `SELECT count(*)::int AS paintings, coalesce(sum(jsonb_array_length(painting->'strokes')), 0)::int AS strokes,
             coalesce(sum(jsonb_array_length(paints)), 0)::int AS colours, max(place) AS last
           FROM paintings WHERE state = 'approved'`,
  });
  const last = Math.max(row?.last ?? 0, ...demoPositions);
  return {
    paintings: row?.paintings ?? 0,
    strokes: row?.strokes ?? 0,
    colours: row?.colours ?? 0,
    panels: Math.floor(last / positionsPerPanel) + 1,
  };
}
