import { createHmac } from "node:crypto";
import type { Queries } from "../../platform/database.ts";
import { hashSecret } from "./access-keys.ts";

// Words have about 44 bits: whoever holds a copy of the database could try them all out. What is stored is keyed with a secret that
// is not in it, over the hash that was stored before, so that rows of then can be keyed without knowing their words.
const keyedPrefix = "2.";
const hashWithSecret = (secret: string, hash: string): string =>
  keyedPrefix +
  createHmac("sha256", createHmac("sha256", secret).update("recovery words").digest()).update(hash).digest("base64url");

/** What is stored of words that are given out now. @param secrets newest first */
export const hashRecoveryWords = (secrets: readonly string[], words: string): string =>
  hashWithSecret(secrets[0] ?? "", hashSecret(words));

/** All forms in which these words may be stored: under each secret that is still known, or without one. */
export function listRecoveryWordHashes(secrets: readonly string[], words: string): string[] {
  const plain = hashSecret(words);
  return [...secrets.map((secret) => hashWithSecret(secret, plain)), plain];
}

const batchSize = 500;

/** Keys the hashes that were stored without a secret, a piece at a time. @returns how many */
export async function keyPlainHashes(
  database: Queries,
  secrets: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const rows = await database.query({
      text: `SELECT words_hash FROM restore_words WHERE words_hash NOT LIKE '${keyedPrefix}%' LIMIT ${batchSize}`,
    });
    if (rows.length === 0) break;
    const plain = rows.map((row) => row.words_hash);
    await database.query({
      text: `UPDATE restore_words SET words_hash = h.keyed FROM unnest($1::text[], $2::text[]) AS h (plain, keyed)
             WHERE words_hash = h.plain`,
      values: [plain, plain.map((hash) => hashWithSecret(secrets[0] ?? "", hash))],
    });
    done += rows.length;
  }
  return done;
}
