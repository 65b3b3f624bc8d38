import { expect, test } from "vitest";
import type { CampaignStatus } from "./contract.ts";
import { setDemoEnabled } from "#server/modules/ranking/demo-state.ts";
import { master } from "#tests/badges/api-user.ts";
import type { TestBrowser } from "#tests/api/test-api.ts";
import { DrawTestHub, parseEntryResult, getMyEntry, conditionsTicked } from "#tests/api/draw-test-hub.ts";

const draws = new DrawTestHub();

test("I open a door and win; my code is shown to me alone, again and again, until it is handed over", async () => {
  const me = await draws.visitor();
  await draws.setPrizesDue(true);
  expect(await parseEntryResult(await draws.enter(me, "half-open"))).toMatchObject({ kind: "opened", outcome: "win" });
  expect((await getMyEntry(me, "half-open")).win).toMatchObject({ state: "open", code: null, qr: null });
  expect((await me.write("POST", "/api/campaign/half-open/claims", {})).status).toBe(200);
  const { win } = await getMyEntry(me, "half-open");
  expect(win).toMatchObject({ state: "claimed", code: expect.stringMatching(/^\d{6}$/) });
  expect((await getMyEntry(me, "half-open")).win?.code).toBe(win?.code);
  const stored = await draws.hub.database.query({
    text: "SELECT code_hash FROM draw_wins UNION ALL SELECT body::text FROM idempotency_answers",
  });
  expect(JSON.stringify(stored)).not.toContain(win?.code);

  const otherVisitor = await draws.visitor();
  expect(await getMyEntry(otherVisitor, "half-open")).toMatchObject({
    isKnown: false,
    doors: [],
    win: null,
    ticket: null,
  });
  expect((await otherVisitor.write("POST", "/api/campaign/half-open/claims", {})).status).toBe(404);
});

test("without a prize waiting I do not win, today's door stays the one it was, and tomorrow there is another", async () => {
  const me = await draws.visitor();
  await draws.setPrizesDue(false);
  expect(await parseEntryResult(await draws.enter(me, "half-open"))).toMatchObject({ kind: "opened", outcome: "lose" });
  await draws.setPrizesDue(true);
  expect(await parseEntryResult(await draws.enter(me, "half-open"))).toMatchObject({
    kind: "already",
    outcome: "lose",
  });
  expect(await getMyEntry(me, "half-open")).toMatchObject({ mayEnter: false, doors: [{ outcome: "lose" }] });
  draws.hub.clock.advance(86_400_000);
  expect((await getMyEntry(me, "half-open")).mayEnter).toBe(true);
});

test("behind a lost door speaks a monster I have not met, the same each time I look, and another once I met it", async () => {
  const me = await draws.visitor();
  await draws.setPrizesDue(false);
  expect((await getMyEntry(me, "half-open")).unmet).toBeNull();
  await draws.enter(me, "half-open");
  const { unmet: unmetMonster } = await getMyEntry(me, "half-open");
  const ownEntry = master.companionLines.find(({ monsterId }) => monsterId === unmetMonster?.monsterId);
  expect(unmetMonster?.line).toBe(ownEntry?.lines["campaign"]);
  expect((await getMyEntry(me, "half-open")).unmet).toEqual(unmetMonster);
  const meet = (ids: readonly string[]) =>
    draws.hub.database.query({
      text: `INSERT INTO meetings (visitor_id, monster_id, at, place)
             SELECT visitor_id, unnest($1::text[]), $2, 'barcode' FROM draw_tickets ON CONFLICT DO NOTHING`,
      values: [ids, draws.hub.clock.now()],
    });
  await meet([unmetMonster!.monsterId]);
  const next = (await getMyEntry(me, "half-open")).unmet;
  expect(next?.monsterId).toMatch(/^\d\d$/);
  expect(next?.monsterId).not.toBe(unmetMonster?.monsterId);
  await meet(master.monsters.map(({ id }) => id));
  expect((await getMyEntry(me, "half-open")).unmet).toBeNull();
});

test("the same press sent again gets the same answer", async () => {
  const me = await draws.visitor();
  await draws.setPrizesDue(true);
  const key = { "idempotency-key": "00000000-0000-4000-8000-00000000000a" };
  const { key: entryToken } = (await (await me.write("POST", "/api/campaign/half-open/keys", {})).json()) as {
    key: string;
  };
  draws.hub.clock.advance(1_100);
  const submitEntry = () =>
    me.write("POST", "/api/campaign/half-open/entries", { ...conditionsTicked, key: entryToken }, key);
  const [first, second] = await Promise.all([submitEntry(), submitEntry()]);
  // Long after the key itself is too old.
  draws.hub.clock.advance(600_000);
  const third = await submitEntry();
  expect(await first.json()).toEqual(await second.json());
  expect(third.status).toBe(200);
  expect(third.headers.get("idempotent-replay")).toBe("true");
});

test("a crowd that presses at one moment is answered, however few lines lead to the database", async () => {
  const otherVisitors = await Promise.all(Array.from({ length: 40 }, () => draws.visitor()));
  const keys = await Promise.all(
    otherVisitors.map(async (one) => {
      const answer = await one.write("POST", "/api/campaign/half-open/keys", {});
      return ((await answer.json()) as { key: string }).key;
    }),
  );
  draws.hub.clock.advance(1_100);
  const answers = await Promise.all(
    otherVisitors.map((one, i) =>
      one.write("POST", "/api/campaign/half-open/entries", { ...conditionsTicked, key: keys[i] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(otherVisitors.map(() => 200));
});

test("a press nobody stored is refused by its old key, named as such; a new key opens the same visitor's door, once", async () => {
  const me = await draws.visitor();
  await draws.setPrizesDue(true);
  const entryTokenOf = async () =>
    ((await (await me.write("POST", "/api/campaign/half-open/keys", {})).json()) as { key: string }).key;
  const once = { "idempotency-key": "00000000-0000-4000-8000-00000000000b" };
  const slept = { ...conditionsTicked, key: await entryTokenOf() };
  draws.hub.clock.advance(301_000);
  const refused = await me.write("POST", "/api/campaign/half-open/entries", slept, once);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { code: "E-INPUT", fields: ["key"] } });
  expect((await getMyEntry(me, "half-open")).doors).toEqual([]);

  const again = { ...conditionsTicked, key: await entryTokenOf() };
  draws.hub.clock.advance(1_100);
  expect(await parseEntryResult(await me.write("POST", "/api/campaign/half-open/entries", again))).toMatchObject({
    ...{ kind: "opened", outcome: "win" },
  });
  // A third one that does not know of it gets the same entry.
  expect(await parseEntryResult(await draws.enter(me, "half-open"))).toMatchObject({ kind: "already", outcome: "win" });
});

test("a key that is too fresh, too old or another's, a child without consent, and no agreement are refused", async () => {
  const [me, other] = [await draws.visitor(), await draws.visitor()];
  const entryTokenOf = async (who: TestBrowser) =>
    ((await (await who.write("POST", "/api/campaign/half-open/keys", {})).json()) as { key: string }).key;
  const send = async (body: object) => (await me.write("POST", "/api/campaign/half-open/entries", body)).status;
  const key = await entryTokenOf(me);
  expect(await send({ ...conditionsTicked, key })).toBe(400);
  draws.hub.clock.advance(1_100);
  expect(await send({ ...conditionsTicked, key: await entryTokenOf(other) })).toBe(400);
  expect(await send({ ...conditionsTicked, key, age: "13-17" })).toBe(400);
  expect(await send({ ...conditionsTicked, key, agreesToRules: false })).toBe(400);
  expect(await send({ ...conditionsTicked, key, age: "13-17", hasConsent: true })).toBe(200);
  draws.hub.clock.advance(86_400_000);
  expect(await send({ ...conditionsTicked, key })).toBe(400);
});

test("a quiz says which answers are wrong and opens only for the right ones; no page holds them", async () => {
  const me = await draws.visitor();
  await draws.setPrizesDue(false);
  expect(await parseEntryResult(await draws.enter(me, "red-riddles", { answers: [1, 0, 3] }))).toEqual({
    kind: "wrong",
    questions: [1, 2],
  });
  expect(await parseEntryResult(await draws.enter(me, "red-riddles"))).toEqual({ kind: "wrong", questions: [0, 1, 2] });
  expect((await getMyEntry(me, "red-riddles")).doors).toEqual([]);
  expect(await parseEntryResult(await draws.enter(me, "red-riddles", { answers: [1, 2, 0] }))).toMatchObject({
    kind: "opened",
  });
});

test("stamps are looked for on the server: what I did before the campaign, or say I did, is none", async () => {
  const me = await draws.visitor();
  expect((await draws.enter(me, "town-stamps")).status).toBe(400);
  await draws.enter(me, "letters-200");
  const [row] = await draws.hub.database.query({ text: "SELECT id FROM visitors" });
  const wish = (at: string) =>
    draws.hub.database.query({
      text: `INSERT INTO wishes (visitor_id, product_id, state, note, folder, position, wanted_at) VALUES ($1, $2, 'want', '', 'none', 0, $3)`,
      values: [row!.id, `lip-${at.slice(8, 10)}`, new Date(at)],
    });
  await wish("2026-11-01T00:00:00Z");
  expect((await getMyEntry(me, "town-stamps")).stamps).toEqual([]);
  await wish("2026-11-19T00:00:00Z");
  expect((await getMyEntry(me, "town-stamps")).stamps).toMatchObject([{ condition: "wish" }]);
  expect((await draws.enter(me, "town-stamps")).status).toBe(400);
});

test("a draw after the end takes one entry and tells no result before its hour", async () => {
  const me = await draws.visitor();
  expect(await parseEntryResult(await draws.enter(me, "letters-200"))).toMatchObject({
    kind: "opened",
    outcome: "entered",
  });
  draws.hub.clock.advance(86_400_000);
  expect(await parseEntryResult(await draws.enter(me, "letters-200"))).toMatchObject({
    kind: "already",
    outcome: "entered",
  });
  expect((await me.get("/api/campaign/letters-200/proof")).status).toBe(404);
});

test("what is not open, over or not there says so, and made-up campaigns go with the demonstration", async () => {
  const me = await draws.visitor();
  expect((await draws.enter(me, "snow-door")).status).toBe(403);
  expect((await draws.enter(me, "moon-key")).status).toBe(403);
  expect((await me.get("/api/campaign/nowhere/standing")).status).toBe(404);
  const status = (await (await me.get("/api/campaign/snow-door/standing")).json()) as CampaignStatus;
  expect(status).toMatchObject({ phase: "before", prizes: 70, remaining: 70, entries: 0 });
  await draws.hub.database.transaction((queries) => setDemoEnabled(queries, false));
  expect((await me.get("/api/campaign/snow-door/standing")).status).toBe(404);
});

test("when the last prize is met the campaign is sold out", async () => {
  await draws.hub.database.query({ text: "DELETE FROM draw_units WHERE campaign_id = 'half-open' AND unit > 0" });
  await draws.setPrizesDue(true);
  const me = await draws.visitor();
  await draws.enter(me, "half-open");
  const status = (await (await me.get("/api/campaign/half-open/standing")).json()) as CampaignStatus;
  expect(status).toMatchObject({ phase: "soldout", remaining: 0, met: 1, entries: 1, people: 1 });
});

test("a door that opens another day has a calendar file; one that is open has none", async () => {
  const answer = await draws.hub.browser().get("/api/campaign/snow-door/opening.ics");
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const calendar = await answer.text();
  expect(calendar).toContain("DTSTART:20270115T010000Z\r\n");
  expect(calendar).toContain("UID:campaign-snow-door@kate-zone\r\n");
  expect(calendar).toContain("SUMMARY:雪の扉\r\n");
  expect(calendar.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(calendar.replaceAll("\r\n ", "")).toContain(
    "DESCRIPTION:一月十五日に開きます。一日に一度、その場で結果がわかります。\r\n",
  );
  expect((await draws.hub.browser().get("/api/campaign/half-open/opening.ics")).status).toBe(404);
});

test("a second before midnight in Japan is that day and midnight the next, by the moment the server got it", async () => {
  const me = await draws.visitor();
  await draws.setPrizesDue(false);
  draws.hub.clock.advance(Date.parse("2026-11-20T23:59:57.800+09:00") - draws.hub.clock.now().getTime());
  expect(await parseEntryResult(await draws.enter(me, "half-open"))).toMatchObject({
    kind: "opened",
    at: "2026-11-20T14:59:58.900Z",
  });
  draws.hub.clock.advance(99);
  expect(await parseEntryResult(await draws.enter(me, "half-open"))).toMatchObject({
    kind: "opened",
    at: "2026-11-20T15:00:00.099Z",
  });
  draws.hub.clock.advance(Date.parse("2027-03-31T23:59:57.899+09:00") - draws.hub.clock.now().getTime());
  expect((await draws.enter(me, "half-open")).status).toBe(200);
  const late = await draws.visitor();
  draws.hub.clock.advance(Date.parse("2027-03-31T23:59:58.900+09:00") - draws.hub.clock.now().getTime());
  expect((await draws.enter(late, "half-open")).status).toBe(403);
});
