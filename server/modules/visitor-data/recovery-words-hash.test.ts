import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import { loadDataKey } from "../../platform/data-key.ts";
import type { Database } from "../../platform/database.ts";
import { systemRandom } from "../../platform/random.ts";
import { recordVisit } from "../visitors/visits.ts";
import { findRecoveryWords, hashSecret, saveRecoveryWords } from "./access-keys.ts";
import { hashRecoveryWords, keyPlainHashes, listEarlierHashes, upgradeHash } from "./recovery-words-hash.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const now = clock.now();
const [newest, older] = ["newest".repeat(6), "older".repeat(7)] as const;
const secrets = [newest, older];
const words = "赤い 月 と 鏡";
const signal = new AbortController().signal;
let database: Database;

openDatabaseForEachTest((opened) => (database = opened), 1);

const keyWith = (...known: string[]) => loadDataKey(database, { secrets: known, random: systemRandom });
async function visitorWith(hash: string): Promise<string> {
  const visitorId = systemRandom.uuid();
  await recordVisit(database, { visitorId, lang: "ja", now });
  await saveRecoveryWords(database, { visitorId, hash, now });
  return visitorId;
}
const find = async (...hashes: string[]) => (await findRecoveryWords(database, hashes))?.visitorId ?? null;
/** As words were stored under a secret, before there was a data key. */
const keyedBefore = (secret: string): string =>
  `2.${createHmac("sha256", createHmac("sha256", secret).update("recovery words").digest())
    .update(hashSecret(words))
    .digest("base64url")}`;

test("whoever steals the database cannot try words out: what is stored needs a key that is not in it, and time", async () => {
  const me = await visitorWith(await hashRecoveryWords(await keyWith(...secrets), words));
  const [row] = await database.query({ text: "SELECT words_hash FROM restore_words" });
  expect(row?.words_hash).toMatch(/^3\.[\w-]{43}$/);
  expect(await find(hashSecret(words), ...listEarlierHashes(secrets, words))).toBeNull();
  expect(await find(await hashRecoveryWords(await keyWith(...secrets), words))).toBe(me);
  expect(await find(await hashRecoveryWords(await keyWith(...secrets), "別の 言葉"))).toBeNull();
});

test("words open their room after every change of the secrets", async () => {
  const me = await visitorWith(await hashRecoveryWords(await keyWith(older), words));
  expect(await find(await hashRecoveryWords(await keyWith(newest, older), words))).toBe(me);
  expect(await find(await hashRecoveryWords(await keyWith(newest), words))).toBe(me);
  await expect(keyWith("another".repeat(5))).rejects.toThrow("SECRETS");
});

test("words from before are accepted, and stored as words are now when they are used", async () => {
  const me = await visitorWith(keyedBefore(older));
  const dataKey = await keyWith(...secrets);
  const found = await findRecoveryWords(database, listEarlierHashes(secrets, words));
  expect(found?.visitorId).toBe(me);
  const to = await hashRecoveryWords(dataKey, words);
  await upgradeHash(database, { visitorId: me, from: found?.hash ?? "", to });
  expect(await find(...listEarlierHashes(secrets, words))).toBeNull();
  expect(await find(to)).toBe(me);
});

test("words stored without a key follow in the night, and the others stay as they are", async () => {
  const dataKey = await keyWith(...secrets);
  const me = await visitorWith(hashSecret(words));
  const other = await visitorWith(await hashRecoveryWords(dataKey, "別の 言葉"));
  expect(await find(...listEarlierHashes(secrets, words))).toBe(me);
  expect(await keyPlainHashes(database, dataKey, signal)).toBe(1);
  expect(await find(hashSecret(words))).toBeNull();
  expect(await find(await hashRecoveryWords(dataKey, words))).toBe(me);
  expect(await find(await hashRecoveryWords(dataKey, "別の 言葉"))).toBe(other);
  expect(await keyPlainHashes(database, dataKey, signal)).toBe(0);
});
