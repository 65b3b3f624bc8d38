import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { createSigner } from "../../http/signature.ts";
import { type FixedClock, fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { systemRandom } from "../../platform/random.ts";
import { recordVisit } from "../visitors/visits.ts";
import { getLeaderboard } from "./leaderboard.ts";
import { getGhost, getRunSeed } from "./ghosts.ts";
import { saveRun } from "./save-run.ts";
import { verifyTicket, createTicket } from "./run-ticket.ts";
import { countStageUse } from "./stage-use.ts";
import type { Outcome } from "./verify-run.ts";

const visitors = Array.from({ length: 5 }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`);
const [me = "", other = ""] = visitors;
const signer = createSigner(["s".repeat(32)], "stage-ticket");
let clock: FixedClock;
let database: Database;

openDatabaseForEachTest(async (opened) => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  database = opened;
  for (const visitorId of visitors) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const setup = { stage: 1, difficulty: 1, monster: 3, isAssisted: false, seed: 4_294_967_295 };
const outcome: Outcome = {
  ...{ state: "cleared", score: 1000, rank: 1, ticks: 3600, hits: 2, struck: ["似合わない"] },
  ...{ lives: 1, resumeCue: null, grazes: 3, specials: 0, wasAssisted: false, deeds: {} },
  ...{ isCounted: true, firstMismatch: -1, surplus: 0 },
};
const ticketOf = (visitorId: string, changed = {}) => {
  const run = { visitorId, setup: { ...setup, ...changed }, rulesHash: "abc", now: clock.now(), random: systemRandom };
  return verifyTicket(signer, visitorId, createTicket(signer, run).ticket);
};
const play = (visitorId: string, score: number, changed: Partial<Outcome> & { setup?: object } = {}) => {
  const { setup: setupChange = {}, ...rest } = changed;
  const ticket = ticketOf(visitorId, setupChange);
  return database.transaction((queries) =>
    saveRun(queries, {
      visitorId,
      ticket,
      outcome: { ...outcome, score, ...rest },
      log: Buffer.of(1, 2),
      isToday: true,
      now: clock.now(),
    }),
  );
};
const leaderboard = (period: "day" | "week" | "all" = "day", more = {}) =>
  getLeaderboard(database, {
    ...{ stage: 1, difficulty: 1, isAssisted: false, period, visitorId: me, now: clock.now() },
    ...more,
  });
const scores = async (period: "day" | "week" | "all" = "day") =>
  (await leaderboard(period))?.items.map(({ place, score, isMine }) => [place, score, isMine]);

test("a visitor stands on the board once, with the best run; a worse one changes nothing", async () => {
  expect(await play(me, 1000)).toMatchObject({ bests: ["day", "week", "all"], place: 1 });
  expect(await play(other, 3000)).toMatchObject({ bests: ["day", "week", "all"], place: 1 });
  // Behind nobody but the other: one does not stand behind oneself.
  expect(await play(me, 500)).toMatchObject({ bests: [], place: 2 });
  expect(await play(me, 2000)).toMatchObject({ bests: ["day", "week", "all"], place: 2 });
  expect(await scores()).toEqual([
    [1, 3000, false],
    [2, 2000, true],
  ]);
});

test("the day in Japan begins at 15:00 UTC, the week on Monday; the best of all time stays", async () => {
  await play(me, 1000);
  clock.advance(4 * 3_600_000);
  expect(await scores("day")).toEqual([]);
  expect(await scores("week")).toEqual([[1, 1000, true]]);
  expect((await play(me, 400)).bests).toEqual(["day"]);
  clock.advance(2 * 86_400_000);
  expect(await scores("week")).toEqual([]);
  expect(await scores("all")).toEqual([[1, 1000, true]]);
});

test("of equal scores the earlier comes first, and pages follow each other without a gap", async () => {
  const places: (number | null)[] = [];
  for (const [i, score] of [500, 700, 700, 900, 300].entries()) {
    places.push((await play(visitors[i] ?? "", score)).place);
    clock.advance(1000);
  }
  expect(places).toEqual([1, 1, 2, 1, 5]);
  const found: [number, number][] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page++) {
    const leaderboardPage = await leaderboard("day", { limit: 2, after });
    found.push(...(leaderboardPage?.items ?? []).map(({ place, score }): [number, number] => [place, score]));
    after = leaderboardPage?.next ?? undefined;
  }
  expect(after).toBeUndefined();
  expect(found).toEqual([
    [1, 900],
    [2, 700],
    [3, 700],
    [4, 500],
    [5, 300],
  ]);
  const first = await leaderboard("day", { limit: 2 });
  expect(first?.items[1]?.runId).not.toBe(
    (await leaderboard("day", { limit: 2, after: first?.next ?? "" }))?.items[0]?.runId,
  );
  expect(await leaderboard("day", { after: "1.2.3" })).toBeNull();
});

test("a ticket counts once; assisted runs, other difficulties and failed runs stand elsewhere", async () => {
  const ticket = ticketOf(me);
  const save = () =>
    saveRun(database, { visitorId: me, ticket, outcome, log: Buffer.of(1), now: clock.now(), isToday: true });
  await save();
  await expect(save()).rejects.toMatchObject({ reason: "repeated" });
  await play(other, 9000, { wasAssisted: true });
  await play(other, 9000, { setup: { difficulty: 2 } });
  expect(await play(other, 9000, { state: "failed" })).toMatchObject({ bests: [], place: null });
  expect(await play(other, 9000, { isCounted: false })).toMatchObject({ bests: [], place: null });
  expect(await scores()).toEqual([[1, 1000, true]]);
});

test("a best run can be played again by who knows its id, and played against with its seed", async () => {
  const { runId } = await play(me, 1000);
  const getGhostAs = (visitorId: string | null, id = runId) => getGhost(database, id, { visitorId, now: clock.now() });
  const ghost = await getGhostAs(me);
  expect(ghost).toMatchObject({ runId, setup, rulesHash: "abc", score: 1000, rank: 1 });
  expect([...(ghost?.log ?? [])]).toEqual([1, 2]);
  expect(await getRunSeed(database, runId, 1)).toBe(4_294_967_295);
  expect(await getRunSeed(database, runId, 2)).toBeNull();
  expect(await getGhostAs(me, (await play(me, 1)).runId)).toBeNull();
});

test("until midnight in Japan nobody but its player learns from a run how tonight is played", async () => {
  const { runId } = await play(me, 1000);
  const logOf = async (visitorId: string | null) =>
    (await getGhost(database, runId, { visitorId, now: clock.now() }))?.log ?? null;
  expect([await logOf(null), await logOf(other)]).toEqual([null, null]);
  expect(await logOf(me)).toEqual(Buffer.of(1, 2));
  clock.advance(Date.parse("2026-11-20T14:59:59.999Z") - clock.now().getTime());
  expect(await logOf(other)).toBeNull();
  clock.advance(1);
  expect(await logOf(other)).toEqual(Buffer.of(1, 2));
  expect(await logOf(null)).toEqual(Buffer.of(1, 2));
});

test("who leaves the zone leaves the boards too", async () => {
  const { runId } = await play(me, 1000);
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await scores()).toEqual([]);
  expect(await getGhost(database, runId, { visitorId: me, now: clock.now() })).toBeNull();
});

test("how often a monster was taken onto a stage is told from thirty runs of the last seven days on", async () => {
  const use = () => countStageUse(database, "09", clock.now());
  for (let i = 0; i < 29; i++) await play(me, 100, { setup: { monster: i % 3 === 0 ? 9 : 3 } });
  expect(await use()).toBeNull();
  await play(other, 100, { setup: { monster: 9 } });
  expect(await use()).toEqual({ all: 30, taken: 11 });
  clock.advance(6 * 86_400_000);
  expect(await use()).toEqual({ all: 30, taken: 11 });
  clock.advance(86_400_000);
  expect(await use()).toBeNull();
});
