import { createHmac } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { IssuedRecoveryWords } from "#contracts/recovery-words.ts";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { mergeContent } from "../../tools/content/merge-content.ts";
import { readContent } from "../../tools/content/read-content.ts";
import { hashSecret } from "../modules/visitor-data/access-keys.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
let fresh: TestDatabase;
let hub: TestApi;
beforeEach(async () => {
  fresh = await createTestDatabase();
  hub = createTestApi({ databaseUrl: fresh.url, master, env: { LIMITS_FACTOR: "1" } });
});
afterEach(async () => {
  await hub.stop();
  await fresh.drop();
});

async function visitor(address: string): Promise<TestBrowser> {
  const browser = hub.browser({ address });
  await browser.login();
  return browser;
}
async function issueWords(browser: TestBrowser): Promise<string> {
  const answer = await browser.write("POST", "/api/visitor/words", {});
  const { words } = (await answer.json()) as IssuedRecoveryWords;
  return words.map(({ reading }) => reading).join("・");
}
const tryWords = async (browser: TestBrowser, words: string): Promise<number> =>
  (await browser.write("POST", "/api/visitor/moves/preview", { kind: "words", words })).status;
const storedHashes = () => hub.database.query({ text: "SELECT words_hash FROM restore_words" });

test("words open the room they were given out for, and the ones before them no more", async () => {
  const [mine, otherNetwork] = [await visitor("192.0.2.1"), await visitor("192.0.2.2")];
  const first = await issueWords(mine);
  const second = await issueWords(mine);
  expect(await tryWords(otherNetwork, first)).toBe(410);
  expect(await tryWords(otherNetwork, second)).toBe(200);
  expect((await storedHashes())[0]?.words_hash).toMatch(/^3\./);
});

test("words that were stored under a secret alone are taken, and stored slowly from then on", async () => {
  const [mine, otherNetwork] = [await visitor("192.0.2.1"), await visitor("192.0.2.2")];
  const words = await issueWords(mine);
  const key = createHmac("sha256", "s".repeat(32)).update("recovery words").digest();
  const before = `2.${createHmac("sha256", key).update(hashSecret(words)).digest("base64url")}`;
  await hub.database.query({ text: "UPDATE restore_words SET words_hash = $1", values: [before] });
  expect(await tryWords(otherNetwork, words)).toBe(200);
  expect((await storedHashes())[0]?.words_hash).toMatch(/^3\./);
  expect(await tryWords(otherNetwork, words)).toBe(200);
});

test("who tries words out is stopped: a visitor after five, all visitors of one IPv6 site after fifty", async () => {
  const words = await issueWords(await visitor("192.0.2.1"));
  const one = await visitor("198.51.100.1");
  const answers: number[] = [];
  for (let i = 0; i < 7; i++) answers.push(await tryWords(one, words));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  let passed = 0;
  for (let i = 0; i < 56; i++)
    if ((await tryWords(await visitor(`2001:db8:7:${i.toString(16)}00::1`), words)) === 200) passed++;
  expect(passed).toBe(50);
}, 60_000);

test("where the secret of the data key is gone, one is asked to come again, and the log says what is missing", async () => {
  const words = await issueWords(await visitor("192.0.2.1"));
  await hub.database.query({ text: "UPDATE data_key_wraps SET secret_id = 'another'" });
  expect(await tryWords(await visitor("192.0.2.2"), words)).toBe(503);
  expect(hub.logger.lines.some((line) => line.includes('"secret-missing"') && line.includes("SECRETS"))).toBe(true);
});
