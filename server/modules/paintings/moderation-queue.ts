import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import type { Tables } from "../../schema/tables.ts";
import { paintingColumns } from "./painting-rows.ts";

/** What an operator sees of a painting. */
export type ModerationRow = RowOf<`SELECT ${typeof moderationColumns} FROM paintings p`>;

const moderationColumns = `${paintingColumns},
  (SELECT count(*)::int FROM painting_complaints c WHERE c.painting_id = p.id) AS complaints`;

/** A line of the audit log about a painting. */
export type DecisionLine = Pick<Tables["audit_log"], "at" | "action" | "detail">;

/**
 * What operators have to moderate: `waiting`, what was reported by whoever had its link before the rest, the oldest first, or `reported`: what is shown and was reported, the most
 * first.
 */
export async function listPaintingsToModerate(
  queries: Queries,
  queue: "waiting" | "reported",
  limit = 100,
): Promise<ModerationRow[]> {
  return queries.query({
    text:
      queue === "waiting"
        ? `SELECT * FROM (SELECT ${moderationColumns} FROM paintings p WHERE state = 'waiting') one
           ORDER BY complaints > 0 DESC, sent_at, id LIMIT $1`
        : `SELECT * FROM (SELECT ${moderationColumns} FROM paintings p WHERE state = 'approved') one
           WHERE complaints > 0 ORDER BY complaints DESC, id LIMIT $1`,
    values: [limit],
  });
}

/** One painting in whichever state, with all that was decided on it, the oldest first; null when there is none. */
export async function getPaintingToModerate(
  queries: Queries,
  id: string,
): Promise<{ painting: ModerationRow; decisions: DecisionLine[]; reasons: string[] } | null> {
  const [painting] = await queries.query({
    text: `SELECT ${moderationColumns} FROM paintings p WHERE id = $1`,
    values: [id],
  });
  if (!painting) return null;
  const decisions = await queries.query({
    text: "SELECT at, action, detail FROM audit_log WHERE subject = $1 AND action LIKE 'artworks.%' ORDER BY number",
    values: [id],
  });
  const reasons = await queries.query({
    text: "SELECT DISTINCT reason FROM painting_complaints WHERE painting_id = $1 ORDER BY reason",
    values: [id],
  });
  return { painting, decisions, reasons: reasons.map(({ reason }) => reason) };
}
