import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import { proofSchema } from "#contracts/campaign-proof.ts";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#tests/postgres/fresh-database.ts";
import { master } from "#tests/seals/walker.ts";
import type { FreshDatabase } from "#tests/postgres/test-postgres.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import { setDemonstration } from "#server/modules/ranking/demonstration.ts";
import { prepareDemonstration, putOnDemonstration } from "#server/modules/draws/demonstration.ts";
import { keepGiftCodes } from "#server/modules/draws/gift-codes.ts";
import { systemRandom } from "#server/platform/random.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { api } from "./api.server.ts";
import type { Entered, Mine, StandingNow } from "./contract.ts";
import { breakProof, possibleBreaks } from "./rules/break-proof.ts";

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
  zone = testApi({ databaseUrl: fresh.url, siteApis: { campaign: api }, master });
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
  expect(win).toMatchObject({ state: "claimed", code: expect.stringMatching(/^\d{6}$/) });
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

test("behind a lost door speaks a monster I have not met, the same each time I look, and another once I met it", async () => {
  const me = await visitor();
  await prizesWait(false);
  expect((await mine(me, "half-open")).unmet).toBeNull();
  await enter(me, "half-open");
  const { unmet } = await mine(me, "half-open");
  const own = master.companionLines.find(({ monsterId }) => monsterId === unmet?.monsterId);
  expect(unmet?.line).toBe(own?.lines["campaign"]);
  expect((await mine(me, "half-open")).unmet).toEqual(unmet);
  const meet = (ids: readonly (string | undefined)[]) =>
    zone.database.query({
      text: `INSERT INTO meetings (visitor_id, monster_id, at, place)
             SELECT visitor_id, unnest($1::text[]), $2, 'barcode' FROM draw_tickets ON CONFLICT DO NOTHING`,
      values: [ids, zone.clock.now()],
    });
  await meet([unmet?.monsterId]);
  const next = (await mine(me, "half-open")).unmet;
  expect(next?.monsterId).toMatch(/^\d\d$/);
  expect(next?.monsterId).not.toBe(unmet?.monsterId);
  await meet(master.monsters.map(({ id }) => id));
  expect((await mine(me, "half-open")).unmet).toBeNull();
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

test("a crowd that presses at one moment is answered, however few lines lead to the database", async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, visitor));
  const keys = await Promise.all(
    crowd.map(async (one) => {
      const answer = await one.write("POST", "/api/campaign/half-open/keys", {});
      return ((await answer.json()) as { key: string }).key;
    }),
  );
  zone.clock.advance(1_100);
  const answers = await Promise.all(
    crowd.map((one, i) => one.write("POST", "/api/campaign/half-open/entries", { ...ticks, key: keys[i] })),
  );
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
});

test("a press nobody stored is refused by its old key, named as such; a new key opens the same visitor's door, once", async () => {
  const me = await visitor();
  await prizesWait(true);
  const keyOf = async () =>
    ((await (await me.write("POST", "/api/campaign/half-open/keys", {})).json()) as { key: string }).key;
  const once = { "idempotency-key": "00000000-0000-4000-8000-00000000000b" };
  const slept = { ...ticks, key: await keyOf() };
  zone.clock.advance(301_000);
  const refused = await me.write("POST", "/api/campaign/half-open/entries", slept, once);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { code: "E-INPUT", fields: ["key"] } });
  expect((await mine(me, "half-open")).doors).toEqual([]);

  const again = { ...ticks, key: await keyOf() };
  zone.clock.advance(1_100);
  expect(await entered(await me.write("POST", "/api/campaign/half-open/entries", again))).toMatchObject({
    ...{ kind: "opened", outcome: "win" },
  });
  // A third one that does not know of it is told the same door.
  expect(await entered(await enter(me, "half-open"))).toMatchObject({ kind: "already", outcome: "win" });
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

const address = {
  ...{ name: "夜野 灯", postal: "150-0001", prefecture: "東京都", city: "渋谷区", street: "神宮前0-0-0" },
  ...{ building: "", phone: "03-0000-0000" },
};
/** Only the prizes of one kind wait now. */
const onlyWaits = async (prizeId: string) => {
  await prizesWait(false);
  await zone.database.query({
    text: "UPDATE draw_units SET due_at = $2 WHERE prize_id = $1",
    values: [prizeId, new Date(zone.clock.now().getTime() - 1_000)],
  });
};

test("a prize by post wants an address, never tells it again, and takes another one only until it is on its way", async () => {
  const me = await visitor();
  await onlyWaits("mirror");
  await enter(me, "half-open");
  const claim = (body: object) => me.write("POST", "/api/campaign/half-open/claims", body);
  expect((await mine(me, "half-open")).win).toMatchObject({ kind: "post", state: "open", address: null });
  expect((await claim({})).status).toBe(400);
  expect((await claim({ address: { ...address, postal: "1500" } })).status).toBe(400);
  expect((await mine(me, "half-open")).win?.state).toBe("open");
  expect((await claim({ address })).status).toBe(200);
  expect((await claim({ address: { ...address, city: "港区" } })).status).toBe(200);
  const told = await (await me.get("/api/campaign/half-open/mine")).text();
  expect(JSON.parse(told)).toMatchObject({
    win: { state: "claimed", code: null, address: { deleteOn: "2027-02-18", isHandedOn: false } },
  });
  expect(told).not.toMatch(/夜野|港区|1500001/);
  const kept = await zone.database.query({
    text: "SELECT sealed FROM draw_addresses UNION ALL SELECT body::text FROM idempotency_answers",
  });
  expect(JSON.stringify(kept)).not.toMatch(/夜野|港区|1500001/);
  await zone.database.query({ text: "UPDATE draw_addresses SET exported_at = now()" });
  expect((await claim({ address })).status).toBe(409);
  const stranger = await visitor();
  expect((await stranger.write("POST", "/api/campaign/half-open/claims", { address })).status).toBe(404);
});

test("who moved up is told so; whose day has passed has nothing to claim any more", async () => {
  const me = await visitor();
  await enter(me, "letters-200");
  const drawnAt = zone.clock.now();
  zone.clock.advance(1_000);
  await zone.database.query({
    text: `WITH drawn AS (UPDATE campaigns SET frozen_at = $1, drawn_at = $1 WHERE id = 'letters-200')
           INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses)
           SELECT id, campaign_id, 0, id, $2, $3, 0 FROM draw_tickets WHERE campaign_id = 'letters-200'`,
    values: [drawnAt, zone.clock.now(), new Date(zone.clock.now().getTime() + 1_000)],
  });
  expect((await mine(me, "letters-200")).win).toMatchObject({ state: "open", isMovedUp: true });
  zone.clock.advance(2_000);
  expect((await mine(me, "letters-200")).win).toMatchObject({ state: "lapsed" });
});

test("a gift code is given once, to its winner alone, and is there whenever they come back", async () => {
  const [me, other] = [await visitor(), await visitor()];
  await zone.database.transaction((queries) =>
    keepGiftCodes(
      queries,
      { campaignId: "red-riddles", prizeId: "lip", codes: ["GIFT-0001"], now: zone.clock.now() },
      { secrets: ["s".repeat(32)], random: systemRandom },
    ),
  );
  await prizesWait(true);
  for (const who of [me, other]) {
    await enter(who, "red-riddles", { answers: [1, 2, 0] });
    expect((await who.write("POST", "/api/campaign/red-riddles/claims", {})).status).toBe(200);
  }
  expect((await mine(me, "red-riddles")).win).toMatchObject({ kind: "code", state: "handed", gift: "GIFT-0001" });
  expect((await mine(me, "red-riddles")).win?.gift).toBe("GIFT-0001");
  // Nobody's code is given to a second one: it waits for the next.
  expect((await mine(other, "red-riddles")).win).toMatchObject({ state: "claimed", gift: null });
});

test("a door that opens another day has a calendar file; one that is open has none", async () => {
  const answer = await zone.browser().get("/api/campaign/snow-door/opening.ics");
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const calendar = await answer.text();
  expect(calendar).toContain("DTSTART:20270115T010000Z\r\n");
  expect(calendar).toContain("UID:campaign-snow-door@kate-zone\r\n");
  expect(calendar).toContain("SUMMARY:雪の扉\r\n");
  expect(calendar.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(calendar.replaceAll("\r\n ", "")).toContain(
    "DESCRIPTION:一月十五日に開きます。一日に一度、その場で結果がわかります。\r\n",
  );
  expect((await zone.browser().get("/api/campaign/half-open/opening.ics")).status).toBe(404);
});

test("a second before midnight in Japan is that day and midnight the next, by the moment the server got it", async () => {
  const me = await visitor();
  await prizesWait(false);
  zone.clock.advance(Date.parse("2026-11-20T23:59:57.800+09:00") - zone.clock.now().getTime());
  expect(await entered(await enter(me, "half-open"))).toMatchObject({ kind: "opened", at: "2026-11-20T14:59:58.900Z" });
  zone.clock.advance(99);
  expect(await entered(await enter(me, "half-open"))).toMatchObject({ kind: "opened", at: "2026-11-20T15:00:00.099Z" });
  zone.clock.advance(Date.parse("2027-03-31T23:59:57.899+09:00") - zone.clock.now().getTime());
  expect((await enter(me, "half-open")).status).toBe(200);
  const late = await visitor();
  zone.clock.advance(Date.parse("2027-03-31T23:59:58.900+09:00") - zone.clock.now().getTime());
  expect((await enter(late, "half-open")).status).toBe(403);
});

test("the saved verifier is one file with the proof in it, asks nobody, and runs the published program", async () => {
  expect((await zone.browser().get("/api/campaign/half-open/verify-draw.html")).status).toBe(404);
  const prepared = prepareDemonstration(written("lamp-night"), zone.clock.now());
  await zone.database.transaction((queries) => putOnDemonstration(queries, prepared, zone.clock.now()));
  const answer = await zone.browser().get("/api/campaign/lamp-night/verify-draw.html");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="verify-draw-lamp-night.html"');
  const page = await answer.text();
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/\b(src|href)=|fetch\(|import\s*\(|from "|https?:\/\//);
  const proof: unknown = JSON.parse(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "");
  expect(proof).toEqual(await (await zone.browser().get("/api/campaign/lamp-night/proof")).json());
  expect(page).toContain("export async function verifyDraw(proof)");
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

test("whatever the page offers to break breaks the proof of that very campaign", async () => {
  for (const id of ["lamp-night", "moon-key"]) {
    await zone.database.query({ text: "DELETE FROM campaigns WHERE id = $1", values: [id] });
    await zone.database.query({ text: "DELETE FROM draw_units WHERE campaign_id = $1", values: [id] });
    const prepared = prepareDemonstration(written(id), zone.clock.now());
    await zone.database.transaction((queries) => putOnDemonstration(queries, prepared, zone.clock.now()));
    const answer = await zone.browser().get(`/api/campaign/${id}/proof`);
    const proof = v.parse(proofSchema, await answer.json());
    expect((await verifyDraw(proof)).isGood).toBe(true);
    const offered = possibleBreaks(proof);
    expect(offered.length).toBeGreaterThanOrEqual(4);
    for (const what of offered)
      expect((await verifyDraw(breakProof(proof, what).proof)).isGood, `${id} ${what}`).toBe(false);
  }
});
