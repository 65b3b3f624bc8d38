import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#tests/postgres/fresh-database.ts";
import type { FreshDatabase } from "#tests/postgres/test-postgres.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import { setDemonstration } from "#server/modules/ranking/demonstration.ts";
import { api } from "./api.server.ts";
import type { Entered, Mine, StandingNow } from "./contract.ts";

const written = (id: string): Campaign =>
  v.parse(
    campaignSchema,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../content/campaigns/${id}.json`), "utf8")),
  );
const ticks = { livesInJapan: true, age: "18", hasConsent: false, agreesToRules: true };

let fresh: FreshDatabase;
let zone: TestApi;
beforeEach(async () => {
  fresh = await freshDatabase();
  zone = testApi({ databaseUrl: fresh.url, siteApis: { campaign: api } });
  for (const id of ["half-open", "letters-200", "red-riddles", "town-stamps", "snow-door", "moon-key"])
    await zone.database.transaction((queries) =>
      publishCampaign(queries, written(id), { seed: "5e".repeat(32), now: zone.clock.now() }),
    );
});
afterEach(async () => {
  await zone.stop();
  await fresh.drop();
});

async function visitor(): Promise<TestBrowser> {
  const browser = zone.browser();
  await browser.login();
  return browser;
}
/** All prizes wait now, or none does. */
const prizesWait = (areWaiting: boolean) =>
  zone.database.query({
    text: "UPDATE draw_units SET due_at = $1 WHERE due_at IS NOT NULL",
    values: [new Date(zone.clock.now().getTime() + (areWaiting ? -1_000 : 86_400_000))],
  });
async function enter(
  browser: TestBrowser,
  id: string,
  over: object = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await browser.write("POST", `/api/campaign/${id}/keys`, {});
  const { key } = (await answer.json()) as { key?: string };
  zone.clock.advance(1_100);
  return browser.write("POST", `/api/campaign/${id}/entries`, { ...ticks, key: key ?? "", ...over }, headers);
}
const entered = async (answer: Response): Promise<Entered> => (await answer.json()) as Entered;
const mine = async (browser: TestBrowser, id: string) =>
  (await (await browser.get(`/api/campaign/${id}/mine`)).json()) as Mine;

test("I open a door and win; my code is shown to me alone, again and again, until it is handed over", async () => {
  const me = await visitor();
  await prizesWait(true);
  expect(await entered(await enter(me, "half-open"))).toMatchObject({ kind: "opened", outcome: "win" });
  expect((await mine(me, "half-open")).win).toMatchObject({ state: "open", code: null, qr: null });
  expect((await me.write("POST", "/api/campaign/half-open/claims", {})).status).toBe(200);
  const { win } = await mine(me, "half-open");
  expect(win).toMatchObject({ state: "claimed", code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
  expect((await mine(me, "half-open")).win?.code).toBe(win?.code);
  const stored = await zone.database.query({
    text: "SELECT code_hash FROM draw_wins UNION ALL SELECT body::text FROM idempotency_answers",
  });
  expect(JSON.stringify(stored)).not.toContain(win?.code);

  const stranger = await visitor();
  expect(await mine(stranger, "half-open")).toMatchObject({ isKnown: false, doors: [], win: null, ticket: null });
  expect((await stranger.write("POST", "/api/campaign/half-open/claims", {})).status).toBe(404);
});

test("without a prize waiting I do not win, today's door stays the one it was, and tomorrow there is another", async () => {
  const me = await visitor();
  await prizesWait(false);
  expect(await entered(await enter(me, "half-open"))).toMatchObject({ kind: "opened", outcome: "lose" });
  await prizesWait(true);
  expect(await entered(await enter(me, "half-open"))).toMatchObject({ kind: "already", outcome: "lose" });
  expect(await mine(me, "half-open")).toMatchObject({ mayEnter: false, doors: [{ outcome: "lose" }] });
  zone.clock.advance(86_400_000);
  expect((await mine(me, "half-open")).mayEnter).toBe(true);
});

test("the same press sent again gets the same answer", async () => {
  const me = await visitor();
  await prizesWait(true);
  const key = { "idempotency-key": "00000000-0000-4000-8000-00000000000a" };
  const { key: doorKey } = (await (await me.write("POST", "/api/campaign/half-open/keys", {})).json()) as {
    key: string;
  };
  zone.clock.advance(1_100);
  const press = () => me.write("POST", "/api/campaign/half-open/entries", { ...ticks, key: doorKey }, key);
  const [first, second] = await Promise.all([press(), press()]);
  // Long after the key itself is too old.
  zone.clock.advance(600_000);
  const third = await press();
  expect(await first.json()).toEqual(await second.json());
  expect(third.status).toBe(200);
  expect(third.headers.get("idempotent-replay")).toBe("true");
});

test("a key that is too fresh, too old or another's, a child without consent, and no agreement are refused", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const keyOf = async (who: TestBrowser) =>
    ((await (await who.write("POST", "/api/campaign/half-open/keys", {})).json()) as { key: string }).key;
  const send = async (body: object) => (await me.write("POST", "/api/campaign/half-open/entries", body)).status;
  const key = await keyOf(me);
  expect(await send({ ...ticks, key })).toBe(400);
  zone.clock.advance(1_100);
  expect(await send({ ...ticks, key: await keyOf(other) })).toBe(400);
  expect(await send({ ...ticks, key, age: "13-17" })).toBe(400);
  expect(await send({ ...ticks, key, agreesToRules: false })).toBe(400);
  expect(await send({ ...ticks, key, age: "13-17", hasConsent: true })).toBe(200);
  zone.clock.advance(86_400_000);
  expect(await send({ ...ticks, key })).toBe(400);
});

test("a quiz says which answers are wrong and opens only for the right ones; no page holds them", async () => {
  const me = await visitor();
  await prizesWait(false);
  expect(await entered(await enter(me, "red-riddles", { answers: [1, 0, 3] }))).toEqual({
    kind: "wrong",
    questions: [1, 2],
  });
  expect(await entered(await enter(me, "red-riddles"))).toEqual({ kind: "wrong", questions: [0, 1, 2] });
  expect((await mine(me, "red-riddles")).doors).toEqual([]);
  expect(await entered(await enter(me, "red-riddles", { answers: [1, 2, 0] }))).toMatchObject({ kind: "opened" });
});

test("stamps are looked for on the server: what I did before the campaign, or say I did, is none", async () => {
  const me = await visitor();
  expect((await enter(me, "town-stamps")).status).toBe(400);
  await enter(me, "letters-200");
  const [row] = await zone.database.query<{ id: string }>({ text: "SELECT id FROM visitors" });
  const wish = (at: string) =>
    zone.database.query({
      text: `INSERT INTO wishes (visitor_id, product_id, state, note, folder, position, wanted_at) VALUES ($1, $2, 'want', '', 'none', 0, $3)`,
      values: [row?.id, `lip-${at.slice(8, 10)}`, at],
    });
  await wish("2026-11-01T00:00:00Z");
  expect((await mine(me, "town-stamps")).stamps).toEqual([]);
  await wish("2026-11-19T00:00:00Z");
  expect((await mine(me, "town-stamps")).stamps).toMatchObject([{ condition: "wish" }]);
  expect((await enter(me, "town-stamps")).status).toBe(400);
});

test("a draw after the end takes one entry and tells no result before its hour", async () => {
  const me = await visitor();
  expect(await entered(await enter(me, "letters-200"))).toMatchObject({ kind: "opened", outcome: "entered" });
  zone.clock.advance(86_400_000);
  expect(await entered(await enter(me, "letters-200"))).toMatchObject({ kind: "already", outcome: "entered" });
  expect((await me.get("/api/campaign/letters-200/proof")).status).toBe(404);
});

test("what is not open, over or not there says so, and made-up campaigns go with the demonstration", async () => {
  const me = await visitor();
  expect((await enter(me, "snow-door")).status).toBe(403);
  expect((await enter(me, "moon-key")).status).toBe(403);
  expect((await me.get("/api/campaign/nowhere/standing")).status).toBe(404);
  const standing = (await (await me.get("/api/campaign/snow-door/standing")).json()) as StandingNow;
  expect(standing).toMatchObject({ phase: "before", prizes: 70, remaining: 70, entries: 0 });
  await zone.database.transaction((queries) => setDemonstration(queries, false));
  expect((await me.get("/api/campaign/snow-door/standing")).status).toBe(404);
});

test("when the last prize is met the campaign is sold out", async () => {
  await zone.database.query({ text: "DELETE FROM draw_units WHERE campaign_id = 'half-open' AND unit > 0" });
  await prizesWait(true);
  const me = await visitor();
  await enter(me, "half-open");
  const standing = (await (await me.get("/api/campaign/half-open/standing")).json()) as StandingNow;
  expect(standing).toMatchObject({ phase: "soldout", remaining: 0, met: 1, entries: 1, people: 1 });
});
