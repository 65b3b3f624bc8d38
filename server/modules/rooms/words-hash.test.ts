import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { recordVisit } from "../visitors/visits.ts";
import { hashSecret, keepWords, roomOfWords } from "./room-keys.ts";
import { keyPlainHashes, wordsHash, wordsHashes } from "./words-hash.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const now = clock.now();
const secrets = ["newest".repeat(6), "older".repeat(7)];
const words = "赤い 月 と 鏡";
const signal = new AbortController().signal;
let fresh: FreshDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, max: 1, logger: memoryLogger(clock) });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

async function visitorWith(hash: string): Promise<string> {
  const visitorId = systemRandom.uuid();
  await recordVisit(database, { visitorId, lang: "ja", now });
  await keepWords(database, { visitorId, hash, now });
  return visitorId;
}

test("whoever steals the database cannot try words out: what is stored needs a secret that is not in it", async () => {
  const me = await visitorWith(wordsHash(secrets, words));
  expect(await roomOfWords(database, [hashSecret(words)])).toBeNull();
  expect(await roomOfWords(database, wordsHashes(["another".repeat(5)], words))).toBeNull();
  expect(await roomOfWords(database, wordsHashes(secrets, words))).toBe(me);
});

test("words that were given out under the secret before still open their room", async () => {
  const me = await visitorWith(wordsHash([secrets[1]!], words));
  expect(await roomOfWords(database, wordsHashes(secrets, words))).toBe(me);
});

test("words from before hashes were keyed open their room, before and after the night that keys them", async () => {
  const me = await visitorWith(hashSecret(words));
  const other = await visitorWith(wordsHash(secrets, "別の 言葉"));
  expect(await roomOfWords(database, wordsHashes(secrets, words))).toBe(me);
  expect(await keyPlainHashes(database, secrets, signal)).toBe(1);
  expect(await roomOfWords(database, [hashSecret(words)])).toBeNull();
  expect(await roomOfWords(database, wordsHashes(secrets, words))).toBe(me);
  expect(await roomOfWords(database, wordsHashes(secrets, "別の 言葉"))).toBe(other);
  expect(await keyPlainHashes(database, secrets, signal)).toBe(0);
});
