import { createHmac, scrypt } from "node:crypto";
import type { DataKey } from "../../platform/data-key.ts";
import type { Queries } from "../../platform/database.ts";
import { hashSecret } from "./access-keys.ts";

// Words have about 44 bits: whoever holds a copy of the database could try them all out. What is stored is keyed with a key that is
// not in it, and slow to compute, so that who has both still needs years. The salt is the hub's and not the row's: words are found
// by their hash, and nobody says whose they are. It is computed over the hash of before, so that rows of then can follow.
const slowPrefix = "3.";
const keyedPrefix = "2.";

/** 16 MB and about a tenth of a second, beside the main thread. */
const slowness = { N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
const hashBytes = 32;

/** What is stored of words. Slow: whoever calls it for a visitor has counted their tries before. */
export const hashRecoveryWords = (dataKey: DataKey, words: string): Promise<string> =>
  hashSlowly(dataKey, hashSecret(words));

/** Forms in which words were stored before: under each secret that is still known, or without one. @param secrets newest first */
export function listEarlierHashes(secrets: readonly string[], words: string): string[] {
  const plain = hashSecret(words);
  return [...secrets.map((secret) => hashWithSecret(secret, plain)), plain];
}

/** Stores words that were just used as words are stored now. */
export async function upgradeHash(
  queries: Queries,
  { visitorId, from, to }: { visitorId: string; from: string; to: string },
): Promise<void> {
  if (from === to) return;
  await queries.query({
    name: "upgrade-recovery-words",
    text: "UPDATE restore_words SET words_hash = $3 WHERE visitor_id = $1 AND words_hash = $2",
    values: [visitorId, from, to],
  });
}

/**
 * Stores anew what was stored without any key, one after the other: each takes a tenth of a second. What is keyed by a secret
 * alone follows when its words are used.
 * @returns how many
 */
export async function keyPlainHashes(database: Queries, dataKey: DataKey, signal: AbortSignal): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const rows = await database.query({
      text: `SELECT visitor_id, words_hash FROM restore_words
             WHERE NOT starts_with(words_hash, '${keyedPrefix}') AND NOT starts_with(words_hash, '${slowPrefix}') LIMIT 50`,
    });
    if (rows.length === 0) break;
    for (const { visitor_id: visitorId, words_hash: from } of rows) {
      if (signal.aborted) return done;
      await upgradeHash(database, { visitorId, from, to: await hashSlowly(dataKey, from) });
      done++;
    }
  }
  return done;
}

async function hashSlowly(dataKey: DataKey, plain: string): Promise<string> {
  const salt = dataKey.derive("salt of recovery words");
  const slow = await new Promise<Buffer>((resolve, reject) => {
    scrypt(plain, salt, hashBytes, slowness, (error, key) => (error ? reject(error) : resolve(key)));
  });
  const keyed = createHmac("sha256", dataKey.derive("recovery words")).update(slow).digest("base64url");
  return slowPrefix + keyed;
}

const hashWithSecret = (secret: string, hash: string): string =>
  keyedPrefix +
  createHmac("sha256", createHmac("sha256", secret).update("recovery words").digest()).update(hash).digest("base64url");
