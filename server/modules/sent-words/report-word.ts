import type { WordReportReason } from "#contracts/sent-word.ts";
import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { sentWordsTag } from "./send-word.ts";

/**
 * Hides a word until somebody has looked at it. One voice is enough: only who was sent the link can read it. What was looked at
 * and cleared stays. False when nothing was hidden by it. Needs a transaction.
 */
export async function reportWord(
  queries: Queries,
  { id, reason, now }: { id: string; reason: WordReportReason; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "report-word",
    text: `UPDATE sent_words SET state = 'reported', reported_for = $2, reported_at = $3
           WHERE id = $1 AND state = 'open' RETURNING id`,
    values: [id, reason, now],
  });
  if (rows.length > 0) await bumpPageVersion(queries, sentWordsTag);
  return rows.length > 0;
}

/** A word that waits to be looked at. */
export interface ReportedWord {
  id: string;
  words: string;
  reason: string;
  since: Date;
}

/** What was reported and not looked at, the oldest first. For operators. */
export async function listReportedWords(queries: Queries): Promise<ReportedWord[]> {
  const rows = await queries.query({
    name: "reported-words",
    text: `SELECT id, words, coalesce(reported_for, '') AS reason /* never null */, coalesce(reported_at, sent_at) AS since /* never null */
           FROM sent_words WHERE state = 'reported' ORDER BY reported_at, id LIMIT 200`,
  });
  return rows;
}

/** Somebody has looked at it: `cleared` it can be opened again for good, `refused` it is gone for all but its sender. For operators; needs a transaction. */
export async function moderateWord(queries: Queries, id: string, verdict: "cleared" | "refused"): Promise<boolean> {
  const rows = await queries.query({
    name: "judge-word",
    text: "UPDATE sent_words SET state = $2 WHERE id = $1 RETURNING id",
    values: [id, verdict],
  });
  if (rows.length > 0) await bumpPageVersion(queries, sentWordsTag);
  return rows.length === 1;
}
