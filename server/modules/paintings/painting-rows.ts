import type { MyPainting } from "#contracts/painting.ts";
import type { RowOf } from "../../platform/statement-types.ts";

/** What is read of a painting. */
export type PaintingRow = RowOf<`SELECT ${typeof paintingColumns} FROM paintings`>;

const ownColumns = "id, draft_id, painting, paints, title, hex, state, refusal, sent_at";

/** Its columns, for a SELECT or a RETURNING. */
export const paintingColumns = `${ownColumns}, place, approved_at`;

/** A painting that hangs. */
export type MuralRow = RowOf<`SELECT ${typeof muralColumns} FROM paintings`>;

/** Its columns, where the state is `approved`. */
export const muralColumns = `${ownColumns}, place /* never null */, approved_at /* never null */`;

/** A painting that is shown by its link alone. */
export type LinkedRow = RowOf<`SELECT ${typeof linkedColumns} FROM paintings`>;

/** Its columns. */
export const linkedColumns = "id, painting, paints, title, hex";

/** The pages that show the mural or a painting of it. */
export const muralTag = "ucp:wall";

/** A painting as its maker sees it in a list. */
export const toMyPainting = (row: PaintingRow): MyPainting => ({
  id: row.id,
  draftId: row.draft_id,
  title: row.title,
  state: row.state,
  // Sent anew, it keeps why it came back until a person has looked again.
  refusal: row.state === "refused" ? row.refusal : null,
  isLinked: row.state === "approved" || (row.state === "waiting" && row.refusal === null),
  hex: row.hex,
  colourCount: row.paints.length,
  strokeCount: row.painting.strokes.length,
  sentAt: row.sent_at.toISOString(),
});
