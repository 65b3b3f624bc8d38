import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { recordVisit } from "../visitors/visits.ts";
import { hashSecret, saveRecoveryWords, getVisitorByRecoveryWords } from "./access-keys.ts";
import { keyPlainHashes, hashRecoveryWords, listRecoveryWordHashes } from "./recovery-words-hash.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const now = clock.now();
const secrets = ["newest".repeat(6), "older".repeat(7)];
const words = "赤い 月 と 鏡";
const signal = new AbortController().signal;
let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 1, logger: memoryLogger(clock) });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

async function visitorWith(hash: string): Promise<string> {
  const visitorId = systemRandom.uuid();
  await recordVisit(database, { visitorId, lang: "ja", now });
  await saveRecoveryWords(database, { visitorId, hash, now });
  return visitorId;
}

test("whoever steals the database cannot try words out: what is stored needs a secret that is not in it", async () => {
  const me = await visitorWith(hashRecoveryWords(secrets, words));
  expect(await getVisitorByRecoveryWords(database, [hashSecret(words)])).toBeNull();
  expect(await getVisitorByRecoveryWords(database, listRecoveryWordHashes(["another".repeat(5)], words))).toBeNull();
  expect(await getVisitorByRecoveryWords(database, listRecoveryWordHashes(secrets, words))).toBe(me);
});

test("words that were given out under the secret before still open their room", async () => {
  const me = await visitorWith(hashRecoveryWords([secrets[1]!], words));
  expect(await getVisitorByRecoveryWords(database, listRecoveryWordHashes(secrets, words))).toBe(me);
});

test("words from before hashes were keyed open their room, before and after the night that keys them", async () => {
  const me = await visitorWith(hashSecret(words));
  const other = await visitorWith(hashRecoveryWords(secrets, "別の 言葉"));
  expect(await getVisitorByRecoveryWords(database, listRecoveryWordHashes(secrets, words))).toBe(me);
  expect(await keyPlainHashes(database, secrets, signal)).toBe(1);
  expect(await getVisitorByRecoveryWords(database, [hashSecret(words)])).toBeNull();
  expect(await getVisitorByRecoveryWords(database, listRecoveryWordHashes(secrets, words))).toBe(me);
  expect(await getVisitorByRecoveryWords(database, listRecoveryWordHashes(secrets, "別の 言葉"))).toBe(other);
  expect(await keyPlainHashes(database, secrets, signal)).toBe(0);
});
