import { expect, test } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { hashReceipt } from "#server/modules/votes/final-count.ts";
import { saveLeaderboard } from "#server/modules/votes/leaderboard.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { api } from "./api.server.ts";
import type { VoteReceipt, PollStatus, MyVotes, Results } from "./contract.ts";
import { jobs } from "./jobs.server.ts";

const base = "/api/lmv";
const dayMs = 86_400_000;
const phone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1" };

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmv: api }, master });

const visitor = () => hub.visitor();

async function issueToken(browser: TestBrowser): Promise<string> {
  const answer = await browser.write("POST", `${base}/ballots`, undefined);
  return ((await answer.json()) as { ballot: string }).ballot;
}

const stamp = (browser: TestBrowser, token: string, monsterId: string, headers: Record<string, string> = {}) =>
  browser.write("POST", `${base}/votes`, { monsterId, ballot: token }, { ...phone, ...headers });
const getJson = async <Answer>(browser: TestBrowser, path: string) =>
  (await (await browser.get(base + path)).json()) as Answer;

test("I take a ballot, stamp it, and read my receipt; today there is no second one, tomorrow there is", async () => {
  const me = await visitor();
  expect((await getJson<MyVotes>(me, "/votes")).mayVote).toBe(true);
  const answer = await stamp(me, await issueToken(me), "09");
  expect(answer.status).toBe(200);
  const counted = (await answer.json()) as VoteReceipt;
  expect(counted).toMatchObject({ monsterId: "09", jstDay: "2026-11-20", nextDayAt: "2026-11-20T15:00:00.000Z" });

  expect((await stamp(me, await issueToken(me), "10")).status).toBe(409);
  const myPath = await getJson<MyVotes>(me, "/votes");
  expect(myPath.mayVote).toBe(false);
  expect(myPath.votes.map(({ receipt, monsterId }) => [receipt, monsterId])).toEqual([[counted.receipt, "09"]]);

  hub.clock.advance(dayMs / 2);
  expect((await getJson<MyVotes>(me, "/votes")).mayVote).toBe(true);
  expect((await stamp(me, await issueToken(me), "10")).status).toBe(200);
});

test("the same stamp sent again, because no answer came, gets the same receipt", async () => {
  const me = await visitor();
  const token = await issueToken(me);
  const key = { "idempotency-key": "00000000-0000-4000-8000-00000000000a" };
  const [first, again] = await Promise.all([stamp(me, token, "09", key), stamp(me, token, "09", key)]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await first.json()).toEqual(await again.json());
});

test("a ballot of somebody else, of yesterday, or out of thin air is refused, and so is a monster that is not there", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const old = await issueToken(me);
  expect((await stamp(me, await issueToken(other), "09")).status).toBe(400);
  expect((await stamp(me, "abc.def", "09")).status).toBe(400);
  expect((await stamp(me, await issueToken(me), "25")).status).toBe(400);
  hub.clock.advance(dayMs + 1);
  expect((await stamp(me, old, "09")).status).toBe(400);
  expect((await stamp(me, await issueToken(me), "09", { "idempotency-key": "twice" })).status).toBe(400);
});

test("before the first day and after the last hour nobody gets a ballot, and the results come only with the end", async () => {
  const me = await visitor();
  await stamp(me, await issueToken(me), "09");
  expect((await me.get(`${base}/results`)).status).toBe(403);

  hub.clock.advance(Date.parse("2026-12-20T13:00:00Z") - hub.clock.now().getTime());
  const status = await getJson<PollStatus>(me, "/hall");
  expect(status).toMatchObject({ phase: "closed", sealsAt: "2026-12-18T13:00:00.000Z" });
  expect((await me.write("POST", `${base}/ballots`, undefined)).status).toBe(403);
  expect((await getJson<MyVotes>(me, "/votes")).mayVote).toBe(false);
  const results = await getJson<Results>(me, "/results");
  expect(results).toMatchObject({ counted: 1, quarantined: 0, standings: [{ monsterId: "09", votes: 1, tries: 0 }] });
});

test("some minutes after the end everybody can read the list of receipts, and a voter finds the own one in it", async () => {
  const me = await visitor();
  const { receipt } = (await (await stamp(me, await issueToken(me), "09")).json()) as { receipt: string };
  const myPath = `${base}/receipts/${hashReceipt(receipt)}`;
  expect((await me.get(`${base}/receipts`)).status).toBe(403);
  expect(await (await me.get(myPath)).json()).toEqual({ isPublished: false, vote: null });

  hub.clock.advance(Date.parse("2026-12-20T13:05:00Z") - hub.clock.now().getTime());
  await hub.runJob(jobs, "vote-final");
  const published = { receipt: hashReceipt(receipt), jstDay: "2026-11-20", monsterId: "09" };
  expect(await (await me.get(myPath)).json()).toEqual({ isPublished: true, vote: published });
  const file = await me.get(`${base}/receipts`);
  expect(file.headers.get("content-type")).toContain("text/csv");
  expect(await file.text()).toBe(`sha256_of_receipt,day_in_japan,monster\n${published.receipt},2026-11-20,09\n`);
  expect((await me.get(`${base}/receipts/mine`)).status).toBe(400);
});

test("the hall shows the last board and never what came after it", async () => {
  const me = await visitor();
  expect((await getJson<PollStatus>(me, "/hall")).board).toBeNull();
  await stamp(me, await issueToken(me), "09");
  await saveLeaderboard(hub.database, "lmv-first-ball", hub.clock.now());
  const other = await visitor();
  await stamp(other, await issueToken(other), "10");
  expect((await getJson<PollStatus>(me, "/hall")).board).toEqual({
    shownAt: "2026-11-20T12:00:00.000Z",
    standings: [{ monsterId: "09", votes: 1 }],
    quarantined: 0,
  });
});

test("in the last forty-eight hours no board is told, though votes are taken; the turn-out is told at the end", async () => {
  const me = await visitor();
  await stamp(me, await issueToken(me), "09");
  await saveLeaderboard(hub.database, "lmv-first-ball", hub.clock.now());
  const advanceTo = (moment: string) => hub.clock.advance(Date.parse(moment) - hub.clock.now().getTime());
  advanceTo("2026-12-18T12:59:59Z");
  expect(await getJson<PollStatus>(me, "/hall")).toMatchObject({ phase: "open", board: { quarantined: 0 } });
  advanceTo("2026-12-18T13:00:00Z");
  expect(await getJson<PollStatus>(me, "/hall")).toMatchObject({ phase: "sealed", board: null });
  expect((await stamp(me, await issueToken(me), "10")).status).toBe(200);
  // Somebody who was here and did not vote.
  const visitorId = "00000000-0000-4000-8000-00000000000b";
  await recordVisit(hub.database, { visitorId, lang: "ja", now: hub.clock.now() });
  advanceTo("2026-12-20T13:00:00Z");
  const { turnOut, counted } = await getJson<Results>(me, "/results");
  expect({ turnOut, counted }).toEqual({ turnOut: { voters: 1, visitors: 2 }, counted: 2 });
});

test("a program that stamps for a visitor it has just made is set aside, and told as a number", async () => {
  const program = await visitor();
  const token = await issueToken(program);
  expect((await stamp(program, token, "09", { "user-agent": "curl/8.0" })).status).toBe(200);
  await saveLeaderboard(hub.database, "lmv-first-ball", hub.clock.now());
  expect((await getJson<PollStatus>(program, "/hall")).board).toMatchObject({
    standings: [{ monsterId: "09", votes: 0 }],
    quarantined: 1,
  });
});

test("many who were made up at one address are set aside when votes are counted: told as a number, and to each of them", async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 12 }, visitor));
  for (const browser of [first!, ...others]) await stamp(browser, await issueToken(browser), "09");
  const neighbour = await visitor();
  await stamp(neighbour, await issueToken(neighbour), "10");
  expect((await getJson<MyVotes>(first!, "/votes")).votes).toMatchObject([{ monsterId: "09", isAside: false }]);
  await hub.runJob(jobs, "vote-board");
  expect((await getJson<PollStatus>(first!, "/hall")).board).toMatchObject({
    standings: [
      { monsterId: "09", votes: 1 },
      { monsterId: "10", votes: 1 },
    ],
    quarantined: 11,
  });
  const theirs = await Promise.all([first!, ...others].map((browser) => getJson<MyVotes>(browser, "/votes")));
  expect(theirs.filter(({ votes }) => votes[0]?.isAside)).toHaveLength(11);
  expect((await getJson<MyVotes>(neighbour, "/votes")).votes).toMatchObject([{ isAside: false }]);
});
