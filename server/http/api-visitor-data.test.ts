import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import type { MissingItems } from "#contracts/missing-items.ts";
import type { IssuedTransferLink, IssuedRecoveryWords, MergePreview } from "#contracts/recovery-words.ts";
import { mergeContent } from "../../tools/content/merge-content.ts";
import { readContent } from "../../tools/content/read-content.ts";

const { content } = readContent(join(import.meta.dirname, "../../content"));
const master = mergeContent(content, new Date("2026-11-19T00:00:00Z"));
let fresh: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  fresh = await createTestDatabase();
  api = createTestApi({ databaseUrl: fresh.url, master, env: { LIMITS_FACTOR: "1" } });
});
afterAll(async () => {
  await api.stop();
  await fresh.drop();
});

/** Each browser has an address of its own: limits of addresses are not what is tried here. */
let addresses = 0;
async function openBrowser(): Promise<TestBrowser> {
  addresses += 1;
  const browser = api.browser({ address: `198.51.100.${addresses}` });
  await browser.login();
  return browser;
}
const getMissingItems = async (browser: TestBrowser): Promise<MissingItems> =>
  (await browser.get("/api/visitor/gaps")).json() as Promise<MissingItems>;
const post = (browser: TestBrowser, path: string, body: unknown = {}) =>
  browser.write("POST", `/api/visitor/${path}`, body);

test("for somebody who was never here everything is a gap, and no name of a monster is told", async () => {
  const gaps = await getMissingItems(api.browser());
  expect(gaps.seals).toHaveLength(60);
  expect(gaps.monsters.flatMap(({ hints }) => hints)).toHaveLength(24);
  expect(gaps.shelves).toContain("mascaras");
  for (const { names } of master.monsters) expect(JSON.stringify(gaps.monsters)).not.toContain(names.ja);
});

test("what was met, earned or made is no gap, and a kind without a gap is not told", async () => {
  const browser = await openBrowser();
  await post(browser, "opening");
  const [row] = await api.database.query({
    text: "SELECT visitor_id AS id FROM seals WHERE seal_id = 'first-kiss'",
  });
  const now = api.clock.now();
  for (const { id } of master.monsters.filter(({ area }) => area === 1))
    await api.database.query({
      text: "INSERT INTO meetings (visitor_id, monster_id, place, at) VALUES ($1, $2, 'lmw', $3)",
      values: [row!.id, id, now],
    });
  await api.database.query({
    text: "INSERT INTO try_ons (id, visitor_id, product_id, tried_at) VALUES (gen_random_uuid(), $1, 'lip-01', $2)",
    values: [row!.id, now],
  });
  const gaps = await getMissingItems(browser);
  expect(gaps.seals.map(({ id }) => id)).not.toContain("first-kiss");
  expect(gaps.monsters.map(({ area }) => area)).not.toContain(1);
  expect(gaps.shelves).not.toContain("try-ons");
});

test("words of one browser open its room in another, once each says yes", async () => {
  const [mine, theirs] = [await openBrowser(), await openBrowser()];
  await post(theirs, "opening");
  const { words } = (await (await post(theirs, "words")).json()) as IssuedRecoveryWords;
  const key = { kind: "words", words: words.map(({ reading }) => reading).join("　") };
  const preview = (await (await post(mine, "moves/preview", key)).json()) as MergePreview;
  expect(preview).toMatchObject({ isSame: false, mine: [], clashes: [] });
  expect(preview.theirs[0]).toMatchObject({ shelf: "nights", rows: 1, since: "2026-11-19T15:00:00.000Z" });
  expect((await post(mine, "moves", key)).status).toBe(200);
  expect(await (await mine.get("/api/visitor/summary")).json()).toMatchObject({ nightsVisited: 1 });
  expect((await (await post(mine, "moves/preview", key)).json()) as MergePreview).toMatchObject({ isSame: true });
});

test("words that open nothing may be tried five times in an hour; a slip of the ear costs nothing", async () => {
  const browser = await openBrowser();
  const other = await openBrowser();
  const { words } = (await (await post(other, "words")).json()) as IssuedRecoveryWords;
  await post(other, "words");
  const dead = words.map(({ word }) => word).join("・");
  for (let i = 0; i < 8; i++)
    expect(
      (await post(browser, "moves/preview", { kind: "words", words: "これ・は・ことば・では・ない" })).status,
    ).toBe(400);
  for (let i = 0; i < 5; i++)
    expect((await post(browser, "moves/preview", { kind: "words", words: dead })).status, `try ${i}`).toBe(410);
  const refused = await post(browser, "moves/preview", { kind: "words", words: dead });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(600);
});

test("a link opens a room once within ten minutes, and says its address as a QR code", async () => {
  const [mine, theirs, third] = [await openBrowser(), await openBrowser(), await openBrowser()];
  await post(theirs, "opening");
  const issued = (await (await post(theirs, "handover")).json()) as IssuedTransferLink;
  expect(issued.path).toBe(`/myroom/check#room=${issued.code}`);
  expect(issued.qr.size).toBeGreaterThan(20);
  const key = { kind: "link", code: issued.code };
  expect((await post(mine, "moves/preview", key)).status).toBe(200);
  expect((await post(mine, "moves", key)).status).toBe(200);
  expect((await post(third, "moves", key)).status).toBe(410);
  const late = (await (await post(theirs, "handover")).json()) as IssuedTransferLink;
  api.clock.advance(10 * 60_000);
  expect((await post(third, "moves/preview", { kind: "link", code: late.code })).status).toBe(410);
});

test("who erases a room goes on as a stranger", async () => {
  const browser = await openBrowser();
  await post(browser, "opening");
  expect((await browser.write("DELETE", "/api/visitor/room", { isMeant: true })).status).toBe(200);
  expect([...browser.cookies.values()].filter(Boolean)).toEqual([]);
});
