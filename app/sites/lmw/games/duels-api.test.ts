import { beforeEach, expect, it } from "vitest";
import type { GameDuel, OfferDuelAnswer } from "#contracts/game-duel.ts";
import type { GameWeek } from "#contracts/game-week.ts";
import type { GameResult, GameTicket } from "#contracts/lip-game.ts";
import { addWeeks, weekAt } from "#server/modules/lip-world/weeks.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "../api.server.ts";
import { tables } from "../tables.server.ts";
import { playBotRound } from "./rules/bots.ts";
import { writeGameLog } from "./rules/game-log.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api }, master });

const dayMs = 86_400_000;
const noDuel = "00000000-0000-4000-8000-000000000099";
const usual = { game: 6, kind: "play", isAssisted: false };

// A Monday at noon in Japan, whatever day the clock begins on.
beforeEach(() => {
  const now = hub.clock.now();
  hub.clock.advance(addWeeks(weekAt(now), 1).from.getTime() + dayMs / 2 - now.getTime());
});

async function takeTicket(browser: TestBrowser, wanted: object): Promise<GameTicket> {
  // A ticket ends the one before: never two in one moment.
  hub.clock.advance(1);
  return (await browser.write("POST", "/api/lmw/games/tickets", { ...usual, ...wanted })).json();
}

/** Plays as a bot of some skill, and hands it in as an answer to a duel or to none. */
async function play(
  browser: TestBrowser,
  skill: number,
  wanted: { game?: number; kind?: string; isAssisted?: boolean; duel?: string } = {},
  answersTo = wanted.duel,
): Promise<GameResult> {
  const { ticket, setup } = await takeTicket(browser, wanted);
  const log = playBotRound(setup, [], skill);
  hub.clock.advance(log.endMs);
  const body = { ticket, log: Buffer.from(writeGameLog(log)).toString("base64") };
  const answer = await browser.write("POST", "/api/lmw/games/results", {
    ...body,
    ...(answersTo && { duel: answersTo }),
  });
  expect(answer.status, answer.ok ? "" : await answer.clone().text()).toBe(200);
  return answer.json();
}

const offer = (browser: TestBrowser, runId: string) => browser.write("POST", "/api/lmw/games/duels", { runId });

async function offerRound(browser: TestBrowser, skill = 40, wanted = {}): Promise<{ id: string; points: number }> {
  const { runId, score } = await play(browser, skill, wanted);
  const answer = (await (await offer(browser, runId)).json()) as OfferDuelAnswer;
  if (answer.outcome !== "offered") throw new Error(answer.outcome);
  return { id: answer.id, points: score };
}

const readDuel = async (browser: TestBrowser, id: string): Promise<GameDuel> =>
  (await browser.get(`/api/lmw/games/duels/${id}`)).json();
const readWeek = async (browser: TestBrowser, game = 6): Promise<GameWeek> =>
  (await browser.get(`/api/lmw/games/${game}/week`)).json();

it("a friend plays my very question, days later, and is told who won", async () => {
  const [one, two] = [await hub.visitor(), await hub.visitor()];
  const { id, points } = await offerRound(one);
  hub.clock.advance(3 * dayMs);
  const duel = await readDuel(two, id);
  expect(duel).toMatchObject({ game: 6, night: 1, points, isOwn: false, players: 0, winners: 0 });
  expect(duel.pointsOverTime).toHaveLength(20);
  expect(duel.pointsOverTime.at(-1)).toBe(points);
  expect((await takeTicket(two, { duel: id })).setup.seed).toBe(duel.seed);
  const better = await play(two, 100, { duel: id });
  expect(better.duel).toEqual({ points, outcome: "won" });
  expect(await readDuel(one, id)).toMatchObject({ isOwn: true, players: 1, winners: 1 });
  expect((await readWeek(one)).duels).toEqual([{ id, points, players: 1, winners: 1 }]);
});

it("another day's question stands on no board of today", async () => {
  const one = await hub.visitor();
  const { id } = await offerRound(one);
  hub.clock.advance(dayMs);
  let last: GameResult | null = null;
  for (let n = 0; n < 10; n++) last = await play(await hub.visitor(), n * 9, { duel: id });
  expect(last).toMatchObject({ bucket: null, players: 10 });
  expect(await play(await hub.visitor(), 50)).toMatchObject({ players: 1 });
});

it("a round offered twice is one duel; somebody else's round, or one before the camera, is none", async () => {
  const [one, two] = [await hub.visitor(), await hub.visitor()];
  const { runId } = await play(one, 60);
  const [first, again] = [await offer(one, runId), await offer(one, runId)];
  expect(await again.json()).toEqual(await first.json());
  expect((await offer(two, runId)).status).toBe(404);
  const camera = await play(one, 60, { game: 4, kind: "camera" });
  expect((await offer(one, camera.runId)).status).toBe(404);
});

it("my own duel is not taken up by me, and a round of another question is no answer to it", async () => {
  const [one, two] = [await hub.visitor(), await hub.visitor()];
  const { id } = await offerRound(one);
  expect((await play(one, 90, { duel: id })).duel).toBeNull();
  hub.clock.advance(dayMs);
  expect((await play(two, 90, {}, id)).duel).toBeNull();
  expect(await readDuel(one, id)).toMatchObject({ players: 0 });
});

it("a duel that nobody offered, or that is older than thirty days, is gone", async () => {
  const [one, two] = [await hub.visitor(), await hub.visitor()];
  const { id } = await offerRound(one);
  expect((await two.get(`/api/lmw/games/duels/${noDuel}`)).status).toBe(404);
  expect((await two.write("POST", "/api/lmw/games/tickets", { ...usual, duel: noDuel })).status).toBe(404);
  hub.clock.advance(31 * dayMs);
  await tables.deleteOld?.(hub.database, hub.clock.now(), new AbortController().signal);
  expect((await two.get(`/api/lmw/games/duels/${id}`)).status).toBe(404);
});

it("twenty duels a day are enough", async () => {
  const one = await hub.visitor();
  // All of them different rounds, on two nights: two that are alike would count as copied.
  for (let night = 0; night < 2; night++) {
    for (const game of [1, 3, 4, 5, 6]) for (const kind of ["play", "twin"]) await offerRound(one, 60, { game, kind });
    if (night === 0) hub.clock.advance(dayMs / 2);
  }
  const { runId } = await play(one, 20);
  expect(await (await offer(one, runId)).json()).toEqual({ outcome: "full" });
});

it("my week shows the days I played, my best, and what everyone did", async () => {
  const [one, two] = [await hub.visitor(), await hub.visitor()];
  expect(await readWeek(one)).toMatchObject({ everyone: { players: 0, rounds: 0, points: 0 }, own: { best: null } });
  const first = await play(one, 30);
  hub.clock.advance(2 * dayMs);
  const second = await play(one, 80);
  const other = await play(two, 50);
  hub.clock.advance(61_000);
  const week = await readWeek(one);
  expect(week.everyone).toEqual({ players: 2, rounds: 3, points: first.score + second.score + other.score });
  expect(week.own).toEqual({
    days: [true, false, true, false, false, false, false],
    best: Math.max(first.score, second.score),
  });
  expect(week.today).toBe(2);
  expect((await readWeek(one, 5)).everyone.rounds).toBe(0);
  hub.clock.advance(7 * dayMs);
  expect(await readWeek(one)).toMatchObject({ everyone: { rounds: 0 }, own: { best: null } });
});
