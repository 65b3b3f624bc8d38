import type { Refusal } from "#contracts/painting-limits.ts";
import { demoPositions, type Family, findFreePosition } from "#contracts/mural.ts";
import type { Queries } from "../../platform/database.ts";
import { appendAudit } from "../audit/audit-log.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { paintingColumns, type PaintingRow, muralTag } from "./painting-rows.ts";

/** What an operator decides. A refusal goes back to its maker with its reason. */
export type Decision = { verb: "approve" } | { verb: "refuse"; refusal: Refusal } | { verb: "hide" };

/** `unknown`: there is none. `unfit`: it is in a state of which this cannot be said; `state` says which. */
export type DecisionResult =
  | { outcome: "done"; painting: PaintingRow }
  | { outcome: "unknown" }
  | { outcome: "unfit"; state: PaintingRow["state"] };

const allowedStates: Readonly<Record<Decision["verb"], readonly PaintingRow["state"][]>> = {
  approve: ["waiting", "hidden"],
  refuse: ["waiting", "approved", "hidden"],
  hide: ["approved"],
};

/**
 * Carries out a decision, writes its line into the audit log, and has every process drop the pages of the mural. Needs a
 * transaction. Two operators who approve at once get two positions.
 */
export async function decide(
  queries: Queries,
  { id, decision, now }: { id: string; decision: Decision; now: Date },
): Promise<DecisionResult> {
  // One decision on the mural at a time; held until the end of the transaction.
  await queries.query({ text: "SELECT pg_advisory_xact_lock(hashtext('paintings-wall'))" });
  const [before] = await queries.query({
    text: `SELECT ${paintingColumns}, family FROM paintings WHERE id = $1 FOR UPDATE`,
    values: [id],
  });
  if (!before) return { outcome: "unknown" };
  if (!allowedStates[decision.verb].includes(before.state)) return { outcome: "unfit", state: before.state };
  const position =
    decision.verb === "approve" ? (before.place ?? (await allocatePosition(queries, before.family))) : before.place;
  const state = { approve: "approved", refuse: "refused", hide: "hidden" }[decision.verb];
  const refusal = decision.verb === "refuse" ? decision.refusal : null;
  const [painting] = await queries.query({
    text: `UPDATE paintings SET state = $2, refusal = $3, place = $4,
             approved_at = CASE WHEN $2 = 'approved' THEN coalesce(approved_at, $5) ELSE approved_at END
           WHERE id = $1 RETURNING ${paintingColumns}`,
    values: [id, state, refusal, position, now],
  });
  await appendAudit(queries, {
    at: now,
    action: `artworks.${decision.verb}`,
    subject: id,
    detail: { was: before.state, ...(refusal && { reason: refusal }) },
  });
  await bumpPageVersion(queries, muralTag);
  return painting ? { outcome: "done", painting } : { outcome: "unknown" };
}

async function allocatePosition(queries: Queries, family: Family): Promise<number> {
  const rows = await queries.query({ text: "SELECT place /* never null */ FROM paintings WHERE place IS NOT NULL" });
  const position = findFreePosition(family, new Set([...demoPositions, ...rows.map((row) => row.place)]));
  if (position === null) throw new Error("all six thousand places of the wall are taken");
  return position;
}
