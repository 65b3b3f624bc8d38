import { createHash } from "node:crypto";
import type { Queries } from "../../platform/database.ts";

/** A transfer link lives so long. */
export const transferLinkLifeMs = 10 * 60_000;

/** What is stored of a code that is no good any more within a day. Words live longer: see `recovery-words-hash.ts`. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(`kate-zone room\n${secret}`).digest("base64url");
}

/** Saves the hash of a visitor's new recovery words; the ones before open nothing any more. The visitor must have a row. */
export async function saveRecoveryWords(
  queries: Queries,
  { visitorId, hash, now }: { visitorId: string; hash: string; now: Date },
): Promise<void> {
  await queries.query({
    text: `INSERT INTO restore_words (visitor_id, words_hash, issued_at) VALUES ($1, $2, $3)
           ON CONFLICT (visitor_id) DO UPDATE SET words_hash = excluded.words_hash, issued_at = excluded.issued_at`,
    values: [visitorId, hash, now],
  });
}

/** When the visitor's recovery words were made; null without any. */
export async function getRecoveryWordsIssuedAt(queries: Queries, visitorId: string): Promise<Date | null> {
  const [row] = await queries.query({
    text: "SELECT issued_at FROM restore_words WHERE visitor_id = $1",
    values: [visitorId],
  });
  return row?.issued_at ?? null;
}

/** Whose recovery words have one of these hashes, and which; null when nobody's. */
export async function findRecoveryWords(
  queries: Queries,
  hashes: readonly string[],
): Promise<{ visitorId: string; hash: string } | null> {
  const [row] = await queries.query({
    text: "SELECT visitor_id, words_hash FROM restore_words WHERE words_hash = ANY($1::text[])",
    values: [hashes],
  });
  return row ? { visitorId: row.visitor_id, hash: row.words_hash } : null;
}

/** Saves the code of a transfer link. */
export async function saveTransferLink(
  queries: Queries,
  { visitorId, code, now }: { visitorId: string; code: string; now: Date },
): Promise<void> {
  await queries.query({
    text: "INSERT INTO room_handovers (code_hash, visitor_id, made_at) VALUES ($1, $2, $3)",
    values: [hashSecret(code), visitorId, now],
  });
}

/** Whose visitor data a link carries; null when it was used, is too old, or never was one. */
export async function getVisitorByTransferLink(
  queries: Queries,
  { code, now }: { code: string; now: Date },
): Promise<string | null> {
  const [row] = await queries.query({
    text: "SELECT visitor_id FROM room_handovers WHERE code_hash = $1 AND used_at IS NULL AND made_at > $2",
    values: [hashSecret(code), new Date(now.getTime() - transferLinkLifeMs)],
  });
  return row?.visitor_id ?? null;
}

/** Uses a link up. False when another browser was faster. */
export async function consumeTransferLink(
  queries: Queries,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    text: `UPDATE room_handovers SET used_at = $2
           WHERE code_hash = $1 AND used_at IS NULL AND made_at > $3 RETURNING 1`,
    values: [hashSecret(code), now, new Date(now.getTime() - transferLinkLifeMs)],
  });
  return rows.length === 1;
}

/** Which visitor this one was merged into; null when it was not. */
export async function getTransferTarget(queries: Queries, visitorId: string): Promise<string | null> {
  const [row] = await queries.query({
    name: "room-moved-to",
    text: "SELECT to_id FROM room_moves WHERE from_id = $1",
    values: [visitorId],
  });
  return row?.to_id ?? null;
}
