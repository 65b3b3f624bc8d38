import { createHash } from "node:crypto";
import type { Queries } from "../../platform/database.ts";

/** A vote in the published file: for whom, on which day, and the hash of a receipt that only the voter knows. */
export interface CountedVote {
  receipt: string;
  jstDay: string;
  monsterId: string;
}

/** SHA-256 of a receipt, in hex: by it a voter finds the own vote in the file, and nobody another's. */
export function hashReceipt(voteId: string): string {
  return createHash("sha256").update(`kate-zone vote ${voteId}`).digest("hex");
}

/**
 * Closes a poll for good: the receipts of all counted votes and what was made of them are kept as they are at this moment. The
 * second time nothing happens. Belongs in a transaction, some time after the last vote can have been stored.
 * @param results what visitors are told; read again by `getFinalCount`
 * @returns whether it was this call that kept it
 */
export async function saveFinalCount(queries: Queries, pollId: string, results: object, at: Date): Promise<boolean> {
  const inserted = await queries.query({
    name: "keep-final-count",
    text: "INSERT INTO vote_finals (poll_id, made_at, results) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING poll_id",
    values: [pollId, at, JSON.stringify(results)],
  });
  if (inserted.length === 0) return false;
  await queries.query({
    name: "keep-receipts",
    // The same as `hashReceipt`: in the order of the hashes nothing tells when a vote came or whose it was.
    text: `INSERT INTO vote_receipts (poll_id, receipt, jst_day, monster_id)
           SELECT poll_id, encode(sha256(convert_to('kate-zone vote ' || id, 'UTF8')), 'hex'), jst_day, monster_id
           FROM votes WHERE poll_id = $1 AND NOT is_quarantined`,
    values: [pollId],
  });
  return true;
}

/** What `saveFinalCount` kept, or null before. */
export async function getFinalCount(queries: Queries, pollId: string): Promise<unknown> {
  const [row] = await queries.query({
    name: "read-final-count",
    text: "SELECT results FROM vote_finals WHERE poll_id = $1",
    values: [pollId],
  });
  return row?.results ?? null;
}

/**
 * The published receipts, page by page in the order of their hashes.
 * @param after the last hash of the page before; "" begins
 */
export async function listReceipts(
  queries: Queries,
  pollId: string,
  after: string,
  limit = 5_000,
): Promise<CountedVote[]> {
  const rows = await queries.query({
    name: "read-receipts",
    text: `SELECT receipt, jst_day, monster_id FROM vote_receipts WHERE poll_id = $1 AND receipt > $2
           ORDER BY receipt LIMIT $3`,
    values: [pollId, after, limit],
  });
  return rows.map(toCountedVote);
}

/** One published receipt by its hash, or null: it was set aside, or never given. */
export async function findReceipt(queries: Queries, pollId: string, receipt: string): Promise<CountedVote | null> {
  const [row] = await queries.query({
    name: "find-receipt",
    text: "SELECT receipt, jst_day, monster_id FROM vote_receipts WHERE poll_id = $1 AND receipt = $2",
    values: [pollId, receipt],
  });
  return row ? toCountedVote(row) : null;
}

type ReceiptRow = { receipt: string; jst_day: string; monster_id: string };
const toCountedVote = (row: ReceiptRow): CountedVote => ({
  receipt: row.receipt,
  jstDay: row.jst_day,
  monsterId: row.monster_id,
});

/**
 * The order of the end: most votes first; of equals the one tried on less often, as was announced beforehand, then by number.
 * @param tryOnCounts how often each monster's shade was tried on while the vote was open
 */
export function sortFinalCount(
  standings: readonly { monsterId: string; votes: number }[],
  tryOnCounts: ReadonlyMap<string, number>,
): { monsterId: string; votes: number }[] {
  const tryOnsOf = (id: string): number => tryOnCounts.get(id) ?? 0;
  return standings.toSorted(
    (a, b) =>
      b.votes - a.votes ||
      tryOnsOf(a.monsterId) - tryOnsOf(b.monsterId) ||
      a.monsterId.localeCompare(b.monsterId, "en"),
  );
}
