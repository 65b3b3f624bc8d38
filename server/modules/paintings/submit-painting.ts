import type { MyPainting, Paint, Painting, PaintingSubmission } from "#contracts/painting.ts";
import { maxWaitingPaintings } from "#contracts/painting-limits.ts";
import type { Family } from "#contracts/mural.ts";
import type { Queries } from "../../platform/database.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";
import { toMyPainting, paintingColumns } from "./painting-rows.ts";

/** A painting that its maker wants on the mural. */
export interface SubmittedPainting {
  /** Of the new row; a draft that was sent before keeps its own. */
  id: string;
  visitorId: string;
  draftId: string;
  painting: Painting;
  paints: Paint[];
  title: string;
  hex: string;
  family: Family;
  now: Date;
}

/**
 * Puts a painting before the operators, or anew what they gave back. Belongs into the transaction of the write; the
 * visitor must have a row. One draft is one painting, from however many tabs it is sent.
 */
export async function submitPainting(queries: Queries, submitted: SubmittedPainting): Promise<PaintingSubmission> {
  const { id, visitorId, draftId, painting, paints, title, hex, family, now } = submitted;
  // Two paintings of one visitor wait for each other: the third place is given once.
  await lockVisitor(queries, visitorId);
  const rows = await queries.query({
    name: "paintings-before-sending",
    text: `SELECT ${paintingColumns} FROM paintings WHERE visitor_id = $1 AND (draft_id = $2 OR state = 'waiting')`,
    values: [visitorId, draftId],
  });
  const before = rows.find((row) => row.draft_id === draftId);
  if (before?.state === "approved" || before?.state === "hidden")
    return { outcome: "onWall", painting: toMyPainting(before) };
  if (before?.state === "waiting" && isSame(before.painting, painting))
    return { outcome: "already", painting: toMyPainting(before) };
  if (before?.state !== "waiting" && rows.filter(({ state }) => state === "waiting").length >= maxWaitingPaintings)
    return { outcome: "full", painting: null };
  const [row] = await queries.query({
    name: "send-painting",
    text: `INSERT INTO paintings (id, visitor_id, draft_id, painting, paints, title, hex, family, state, sent_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9)
           ON CONFLICT (visitor_id, draft_id) DO UPDATE SET painting = EXCLUDED.painting, paints = EXCLUDED.paints,
             title = EXCLUDED.title, hex = EXCLUDED.hex, family = EXCLUDED.family, state = 'waiting',
             sent_at = EXCLUDED.sent_at
           RETURNING ${paintingColumns}`,
    values: [id, visitorId, draftId, JSON.stringify(painting), JSON.stringify(paints), title, hex, family, now],
  });
  return { outcome: "sent", painting: row ? toMyPainting(row) : null };
}

/** Takes one's own painting away, from wherever it is; null when it was not there. */
export async function deletePainting(queries: Queries, visitorId: string, id: string): Promise<MyPainting | null> {
  const [row] = await queries.query({
    name: "delete-painting",
    text: `DELETE FROM paintings WHERE visitor_id = $1 AND id = $2 RETURNING ${paintingColumns}`,
    values: [visitorId, id],
  });
  return row ? toMyPainting(row) : null;
}

// jsonb keeps no order of keys; numbers and lists are compared by a text with sorted keys.
const isSame = (one: Painting, other: Painting): boolean => canonicalJson(one) === canonicalJson(other);

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
