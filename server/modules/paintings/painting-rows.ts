import type { MyPainting, Paint, Painting, PaintingState } from "#contracts/painting.ts";
import type { Refusal } from "#contracts/painting-limits.ts";

/** A row of the table, as queries give it. */
export interface PaintingRow {
  id: string;
  draft_id: string;
  painting: Painting;
  paints: Paint[];
  title: string;
  hex: string;
  state: PaintingState;
  refusal: Refusal | null;
  place: number | null;
  sent_at: Date;
  approved_at: Date | null;
}

/** Its columns, for a SELECT or a RETURNING. */
export const paintingColumns =
  "id, draft_id, painting, paints, title, hex, state, refusal, place, sent_at, approved_at";

/** The pages that show the mural or a painting of it. */
export const muralTag = "ucp:wall";

/** A painting as its maker sees it in a list. */
export const toMyPainting = (row: PaintingRow): MyPainting => ({
  id: row.id,
  draftId: row.draft_id,
  title: row.title,
  state: row.state,
  refusal: row.refusal,
  hex: row.hex,
  colourCount: row.paints.length,
  strokeCount: row.painting.strokes.length,
  sentAt: row.sent_at.toISOString(),
});
