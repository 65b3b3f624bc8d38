import { expect, test } from "vitest";
import type { StandingNow } from "./contract.ts";
import { setDemonstration } from "#server/modules/ranking/demonstration.ts";
import { master } from "#tests/seals/walker.ts";
import type { TestBrowser } from "#tests/api/api-caller.ts";
import { DrawZone, enteredOf, mineOf, ticks } from "#tests/api/draw-zone.ts";

const draws = new DrawZone();

test("I open a door and win; my code is shown to me alone, again and again, until it is handed over", async () => {
  const me = await draws.visitor();
  await draws.prizesWait(true);
  expect(await enteredOf(await draws.enter(me, "half-open"))).toMatchObject({ kind: "opened", outcome: "win" });
  expect((await mineOf(me, "half-open")).win).toMatchObject({ state: "open", code: null, qr: null });
  expect((await me.write("POST", "/api/campaign/half-open/claims", {})).status).toBe(200);
  const { win } = await mineOf(me, "half-open");
  expect(win).toMatchObject({ state: "claimed", code: expect.stringMatching(/^\d{6}$/) });
  expect((await mineOf(me, "half-open")).win?.code).toBe(win?.code);
  const stored = await draws.zone.database.query({
    text: "SELECT code_hash FROM draw_wins UNION ALL SELECT body::text FROM idempotency_answers",
  });
  expect(JSON.stringify(stored)).not.toContain(win?.code);

  const stranger = await draws.visitor();
  expect(await mineOf(stranger, "half-open")).toMatchObject({ isKnown: false, doors: [], win: null, ticket: null });
  expect((await stranger.write("POST", "/api/campaign/half-open/claims", {})).status).toBe(404);
});

test("without a prize waiting I do not win, today's door stays the one it was, and tomorrow there is another", async () => {
  const me = await draws.visitor();
  await draws.prizesWait(false);
  expect(await enteredOf(await draws.enter(me, "half-open"))).toMatchObject({ kind: "opened", outcome: "lose" });
  await draws.prizesWait(true);
  expect(await enteredOf(await draws.enter(me, "half-open"))).toMatchObject({ kind: "already", outcome: "lose" });
  expect(await mineOf(me, "half-open")).toMatchObject({ mayEnter: false, doors: [{ outcome: "lose" }] });
  draws.zone.clock.advance(86_400_000);
  expect((await mineOf(me, "half-open")).mayEnter).toBe(true);
});

test("behind a lost door speaks a monster I have not met, the same each time I look, and another once I met it", async () => {
  const me = await draws.visitor();
  await draws.prizesWait(false);
  expect((await mineOf(me, "half-open")).unmet).toBeNull();
  await draws.enter(me, "half-open");
  const { unmet } = await mineOf(me, "half-open");
  const own = master.companionLines.find(({ monsterId }) => monsterId === unmet?.monsterId);
  expect(unmet?.line).toBe(own?.lines["campaign"]);
  expect((await mineOf(me, "half-open")).unmet).toEqual(unmet);
  const meet = (ids: readonly (string | undefined)[]) =>
    draws.zone.database.query({
      text: `INSERT INTO meetings (visitor_id, monster_id, at, place)
             SELECT visitor_id, unnest($1::text[]), $2, 'barcode' FROM draw_tickets ON CONFLICT DO NOTHING`,
      values: [ids, draws.zone.clock.now()],
    });
  await meet([unmet?.monsterId]);
  const next = (await mineOf(me, "half-open")).unmet;
  expect(next?.monsterId).toMatch(/^\d\d$/);
  expect(next?.monsterId).not.toBe(unmet?.monsterId);
  await meet(master.monsters.map(({ id }) => id));
  expect((await mineOf(me, "half-open")).unmet).toBeNull();
});

test("the same press sent again gets the same answer", async () => {
  const me = await draws.visitor();
  await draws.prizesWait(true);
  const key = { "idempotency-key": "00000000-0000-4000-8000-00000000000a" };
  const { key: doorKey } = (await (await me.write("POST", "/api/campaign/half-open/keys", {})).json()) as {
    key: string;
  };
  draws.zone.clock.advance(1_100);
  const press = () => me.write("POST", "/api/campaign/half-open/entries", { ...ticks, key: doorKey }, key);
  const [first, second] = await Promise.all([press(), press()]);
  // Long after the key itself is too old.
  draws.zone.clock.advance(600_000);
  const third = await press();
  expect(await first.json()).toEqual(await second.json());
  expect(third.status).toBe(200);
  expect(third.headers.get("idempotent-replay")).toBe("true");
});

test("a crowd that presses at one moment is answered, however few lines lead to the database", async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, () => draws.visitor()));
  const keys = await Promise.all(
    crowd.map(async (one) => {
      const answer = await one.write("POST", "/api/campaign/half-open/keys", {});
      return ((await answer.json()) as { key: string }).key;
    }),
  );
  draws.zone.clock.advance(1_100);
  const answers = await Promise.all(
    crowd.map((one, i) => one.write("POST", "/api/campaign/half-open/entries", { ...ticks, key: keys[i] })),
  );
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
});

test("a press nobody stored is refused by its old key, named as such; a new key opens the same visitor's door, once", async () => {
  const me = await draws.visitor();
  await draws.prizesWait(true);
  const keyOf = async () =>
    ((await (await me.write("POST", "/api/campaign/half-open/keys", {})).json()) as { key: string }).key;
  const once = { "idempotency-key": "00000000-0000-4000-8000-00000000000b" };
  const slept = { ...ticks, key: await keyOf() };
  draws.zone.clock.advance(301_000);
  const refused = await me.write("POST", "/api/campaign/half-open/entries", slept, once);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { code: "E-INPUT", fields: ["key"] } });
  expect((await mineOf(me, "half-open")).doors).toEqual([]);

  const again = { ...ticks, key: await keyOf() };
  draws.zone.clock.advance(1_100);
  expect(await enteredOf(await me.write("POST", "/api/campaign/half-open/entries", again))).toMatchObject({
    ...{ kind: "opened", outcome: "win" },
  });
  // A third one that does not know of it is told the same door.
  expect(await enteredOf(await draws.enter(me, "half-open"))).toMatchObject({ kind: "already", outcome: "win" });
});

test("a key that is too fresh, too old or another's, a child without consent, and no agreement are refused", async () => {
  const [me, other] = [await draws.visitor(), await draws.visitor()];
  const keyOf = async (who: TestBrowser) =>
    ((await (await who.write("POST", "/api/campaign/half-open/keys", {})).json()) as { key: string }).key;
  const send = async (body: object) => (await me.write("POST", "/api/campaign/half-open/entries", body)).status;
  const key = await keyOf(me);
  expect(await send({ ...ticks, key })).toBe(400);
  draws.zone.clock.advance(1_100);
  expect(await send({ ...ticks, key: await keyOf(other) })).toBe(400);
  expect(await send({ ...ticks, key, age: "13-17" })).toBe(400);
  expect(await send({ ...ticks, key, agreesToRules: false })).toBe(400);
  expect(await send({ ...ticks, key, age: "13-17", hasConsent: true })).toBe(200);
  draws.zone.clock.advance(86_400_000);
  expect(await send({ ...ticks, key })).toBe(400);
});

test("a quiz says which answers are wrong and opens only for the right ones; no page holds them", async () => {
  const me = await draws.visitor();
  await draws.prizesWait(false);
  expect(await enteredOf(await draws.enter(me, "red-riddles", { answers: [1, 0, 3] }))).toEqual({
    kind: "wrong",
    questions: [1, 2],
  });
  expect(await enteredOf(await draws.enter(me, "red-riddles"))).toEqual({ kind: "wrong", questions: [0, 1, 2] });
  expect((await mineOf(me, "red-riddles")).doors).toEqual([]);
  expect(await enteredOf(await draws.enter(me, "red-riddles", { answers: [1, 2, 0] }))).toMatchObject({
    kind: "opened",
  });
});

test("stamps are looked for on the server: what I did before the campaign, or say I did, is none", async () => {
  const me = await draws.visitor();
  expect((await draws.enter(me, "town-stamps")).status).toBe(400);
  await draws.enter(me, "letters-200");
  const [row] = await draws.zone.database.query<{ id: string }>({ text: "SELECT id FROM visitors" });
  const wish = (at: string) =>
    draws.zone.database.query({
      text: `INSERT INTO wishes (visitor_id, product_id, state, note, folder, position, wanted_at) VALUES ($1, $2, 'want', '', 'none', 0, $3)`,
      values: [row?.id, `lip-${at.slice(8, 10)}`, at],
    });
  await wish("2026-11-01T00:00:00Z");
  expect((await mineOf(me, "town-stamps")).stamps).toEqual([]);
  await wish("2026-11-19T00:00:00Z");
  expect((await mineOf(me, "town-stamps")).stamps).toMatchObject([{ condition: "wish" }]);
  expect((await draws.enter(me, "town-stamps")).status).toBe(400);
});

test("a draw after the end takes one entry and tells no result before its hour", async () => {
  const me = await draws.visitor();
  expect(await enteredOf(await draws.enter(me, "letters-200"))).toMatchObject({ kind: "opened", outcome: "entered" });
  draws.zone.clock.advance(86_400_000);
  expect(await enteredOf(await draws.enter(me, "letters-200"))).toMatchObject({ kind: "already", outcome: "entered" });
  expect((await me.get("/api/campaign/letters-200/proof")).status).toBe(404);
});

test("what is not open, over or not there says so, and made-up campaigns go with the demonstration", async () => {
  const me = await draws.visitor();
  expect((await draws.enter(me, "snow-door")).status).toBe(403);
  expect((await draws.enter(me, "moon-key")).status).toBe(403);
  expect((await me.get("/api/campaign/nowhere/standing")).status).toBe(404);
  const standing = (await (await me.get("/api/campaign/snow-door/standing")).json()) as StandingNow;
  expect(standing).toMatchObject({ phase: "before", prizes: 70, remaining: 70, entries: 0 });
  await draws.zone.database.transaction((queries) => setDemonstration(queries, false));
  expect((await me.get("/api/campaign/snow-door/standing")).status).toBe(404);
});

test("when the last prize is met the campaign is sold out", async () => {
  await draws.zone.database.query({ text: "DELETE FROM draw_units WHERE campaign_id = 'half-open' AND unit > 0" });
  await draws.prizesWait(true);
  const me = await draws.visitor();
  await draws.enter(me, "half-open");
  const standing = (await (await me.get("/api/campaign/half-open/standing")).json()) as StandingNow;
  expect(standing).toMatchObject({ phase: "soldout", remaining: 0, met: 1, entries: 1, people: 1 });
});

test("a door that opens another day has a calendar file; one that is open has none", async () => {
  const answer = await draws.zone.browser().get("/api/campaign/snow-door/opening.ics");
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const calendar = await answer.text();
  expect(calendar).toContain("DTSTART:20270115T010000Z\r\n");
  expect(calendar).toContain("UID:campaign-snow-door@kate-zone\r\n");
  expect(calendar).toContain("SUMMARY:雪の扉\r\n");
  expect(calendar.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(calendar.replaceAll("\r\n ", "")).toContain(
    "DESCRIPTION:一月十五日に開きます。一日に一度、その場で結果がわかります。\r\n",
  );
  expect((await draws.zone.browser().get("/api/campaign/half-open/opening.ics")).status).toBe(404);
});

test("a second before midnight in Japan is that day and midnight the next, by the moment the server got it", async () => {
  const me = await draws.visitor();
  await draws.prizesWait(false);
  draws.zone.clock.advance(Date.parse("2026-11-20T23:59:57.800+09:00") - draws.zone.clock.now().getTime());
  expect(await enteredOf(await draws.enter(me, "half-open"))).toMatchObject({
    kind: "opened",
    at: "2026-11-20T14:59:58.900Z",
  });
  draws.zone.clock.advance(99);
  expect(await enteredOf(await draws.enter(me, "half-open"))).toMatchObject({
    kind: "opened",
    at: "2026-11-20T15:00:00.099Z",
  });
  draws.zone.clock.advance(Date.parse("2027-03-31T23:59:57.899+09:00") - draws.zone.clock.now().getTime());
  expect((await draws.enter(me, "half-open")).status).toBe(200);
  const late = await draws.visitor();
  draws.zone.clock.advance(Date.parse("2027-03-31T23:59:58.900+09:00") - draws.zone.clock.now().getTime());
  expect((await draws.enter(late, "half-open")).status).toBe(403);
});
