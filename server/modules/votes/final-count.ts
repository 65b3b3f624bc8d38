import { createHash } from "node:crypto";
import type { Queries } from "../../platform/database.ts";

/** A vote in the published file: for whom, on which day, and the hash of a receipt that only the voter knows. */
export interface CountedVote {
  receipt: string;
  jstDay: string;
  monsterId: string;
}

/** SHA-256 of a receipt, in hex: by it a voter finds the own vote in the file, and nobody another's. */
export function receiptHash(voteId: string): string {
  return createHash("sha256").update(`kate-zone vote ${voteId}`).digest("hex");
}

/**
 * All counted votes of a poll, page by page in the order of their random receipts, which tells nothing about the order in
 * which they came.
 * @param after the `next` of the page before; null begins
 * @returns `next` null after the last page
 */
export async function readCountedVotes(
  queries: Pick<Queries, "query">,
  pollId: string,
  { after = null, limit = 5_000 }: { after?: string | null; limit?: number } = {},
): Promise<{ votes: CountedVote[]; next: string | null }> {
  const rows = await queries.query<{ id: string; jst_day: string; monster_id: string }>({
    name: "counted-votes",
    text: `SELECT id, jst_day, monster_id FROM votes
           WHERE poll_id = $1 AND NOT is_quarantined AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
    values: [pollId, after, limit],
  });
  return {
    votes: rows.map((row) => ({ receipt: receiptHash(row.id), jstDay: row.jst_day, monsterId: row.monster_id })),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}

/**
 * The order of the end: most votes first; of equals the one tried on less often, as was announced beforehand, then by number.
 * @param triedOn how often each monster's shade was worn while the vote was open
 */
export function finalOrder(
  standings: readonly { monsterId: string; votes: number }[],
  triedOn: ReadonlyMap<string, number>,
): { monsterId: string; votes: number }[] {
  const tries = (id: string): number => triedOn.get(id) ?? 0;
  return standings.toSorted(
    (a, b) =>
      b.votes - a.votes || tries(a.monsterId) - tries(b.monsterId) || a.monsterId.localeCompare(b.monsterId, "en"),
  );
}
