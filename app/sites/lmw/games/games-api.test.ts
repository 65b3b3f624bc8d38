import { expect, it } from "vitest";
import type { GameTicket } from "#contracts/lip-game.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "../api.server.ts";
import { playBotRound } from "./rules/bots.ts";
import { type GameLog, writeGameLog } from "./rules/game-log.ts";
import { replayGame } from "./rules/replay-game.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api }, master });

const loginVisitor = () => hub.visitor();
const ticketRequest = { game: 6, kind: "play", isAssisted: false };
const requestTicketFor = async (browser: TestBrowser, more = {}): Promise<GameTicket> =>
  (await browser.write("POST", "/api/lmw/games/tickets", { ...ticketRequest, ...more })).json();
const submitRound = (browser: TestBrowser, ticket: string, log: Uint8Array, headers = {}) =>
  browser.write("POST", "/api/lmw/games/results", { ticket, log: Buffer.from(log).toString("base64") }, headers);
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: string[] } };
  return [answer.status, error.code, ...(error.fields ?? [])];
};
/** A round of a bot; the clock goes on as if it had been played. */
function playRound({ setup }: GameTicket, skill = 70): { log: GameLog; score: number } {
  const log = playBotRound(setup, [], skill);
  hub.clock.advance(log.endMs);
  return { log, score: replayGame(setup, log, []).score };
}

it("a round is played again, kept with its own score, and told with best and stars", async () => {
  const browser = await loginVisitor();
  const ticket = await requestTicketFor(browser);
  expect(ticket.best).toBeNull();
  const { log, score } = playRound(ticket);
  const answer = await submitRound(browser, ticket.ticket, writeGameLog(log));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...{ runId: ticket.runId, score, stars: 3, best: score, isBest: true, bucket: null, players: 1, duel: null },
  });
  const again = await requestTicketFor(browser);
  expect(again).toMatchObject({ best: score, setup: { seed: ticket.setup.seed } });
  const worse = playRound(again, 10);
  expect(await (await submitRound(browser, again.ticket, writeGameLog(worse.log))).json()).toMatchObject({
    ...{ score: worse.score, best: score, isBest: false },
  });
});

it("a night has one question for all, the next night another; twin and help stand on boards of their own", async () => {
  const [one, two] = [await loginVisitor(), await loginVisitor()];
  const first = await requestTicketFor(one);
  expect((await requestTicketFor(two)).setup.seed).toBe(first.setup.seed);
  expect((await requestTicketFor(two, { game: 5 })).setup.seed).not.toBe(first.setup.seed);
  const { log } = playRound(first);
  await submitRound(one, first.ticket, writeGameLog(log));
  expect((await requestTicketFor(one, { isAssisted: true })).best).toBeNull();
  expect((await requestTicketFor(one, { kind: "twin" })).best).toBeNull();
  hub.clock.advance(86_400_000);
  expect((await requestTicketFor(two)).setup.seed).not.toBe(first.setup.seed);
});

it("a camera belongs to the fourth game alone", async () => {
  const browser = await loginVisitor();
  const answer = await browser.write("POST", "/api/lmw/games/tickets", { ...ticketRequest, kind: "camera" });
  expect(answer.status).toBe(400);
  expect((await requestTicketFor(browser, { game: 4, kind: "camera" })).setup).toMatchObject({
    game: 4,
    kind: "camera",
  });
});

it("sent twice in one breath it is one round; with a new key the ticket is used up", async () => {
  const browser = await loginVisitor();
  const ticket = await requestTicketFor(browser);
  const { log } = playRound(ticket);
  const key = { "idempotency-key": "00000000-0000-4000-8000-000000000043" };
  const first = await submitRound(browser, ticket.ticket, writeGameLog(log), key);
  const again = await submitRound(browser, ticket.ticket, writeGameLog(log), key);
  expect(await again.json()).toEqual(await first.json());
  expect(await errorOf(await submitRound(browser, ticket.ticket, writeGameLog(log)))).toEqual([409, "E-CONFLICT"]);
});

it("what is forged, unfinished, impossible, too quick, too large or late is refused, each by its name", async () => {
  const [browser, thief] = [await loginVisitor(), await loginVisitor()];
  const ticket = await requestTicketFor(browser);
  const log = playBotRound(ticket.setup, [], 70);
  const bytes = writeGameLog(log);
  expect(await errorOf(await submitRound(browser, ticket.ticket, bytes))).toEqual([400, "E-INPUT", "log.too-quick"]);
  hub.clock.advance(log.endMs);
  expect(await errorOf(await submitRound(thief, ticket.ticket, bytes))).toEqual([400, "E-INPUT", "ticket"]);
  expect(await errorOf(await submitRound(browser, `${ticket.ticket}x`, bytes))).toEqual([400, "E-INPUT", "ticket"]);
  const broken = async (events: GameLog["events"], endMs: number) =>
    errorOf(await submitRound(browser, ticket.ticket, writeGameLog({ events, endMs })));
  expect(await broken([{ atMs: 100, what: [99] }], log.endMs)).toEqual([400, "E-INPUT", "log.broken"]);
  expect(await broken(log.events.slice(0, 4), 30_000)).toEqual([400, "E-INPUT", "log.unfinished"]);
  const cut = await submitRound(browser, ticket.ticket, bytes.subarray(0, bytes.length - 1));
  expect(await errorOf(cut)).toEqual([400, "E-INPUT", "log.truncated"]);
  expect(await errorOf(await submitRound(browser, ticket.ticket, new Uint8Array(29_000)))).toEqual([413, "E-SIZE"]);
  hub.clock.advance(31 * 60_000);
  expect(await errorOf(await submitRound(browser, ticket.ticket, bytes))).toEqual([410, "E-GONE"]);
  expect((await requestTicketFor(browser)).best).toBeNull();
});

it("with ten players a place is told in hundredths", async () => {
  const scores: number[] = [];
  let last: { bucket: number | null; players: number } | null = null;
  for (let n = 0; n < 10; n++) {
    const browser = await loginVisitor();
    const ticket = await requestTicketFor(browser);
    const { log, score } = playRound(ticket, n * 9);
    scores.push(score);
    last = await (await submitRound(browser, ticket.ticket, writeGameLog(log))).json();
  }
  expect(scores.at(-1)).toBe(Math.max(...scores));
  expect(last).toMatchObject({ bucket: 1, players: 10 });
});

it("a round is played in its own time, and counts once whoever sends it", async () => {
  const [browser, thief] = [await loginVisitor(), await loginVisitor()];
  const first = await requestTicketFor(browser);
  hub.clock.advance(1);
  const second = await requestTicketFor(browser);
  const { log } = playRound(second);
  const bytes = writeGameLog(log);
  expect(await errorOf(await submitRound(browser, first.ticket, bytes))).toEqual([
    ...[400, "E-INPUT", "ticket.superseded"],
  ]);
  expect((await submitRound(browser, second.ticket, bytes)).status).toBe(200);
  const third = await requestTicketFor(thief);
  hub.clock.advance(log.endMs);
  expect(await errorOf(await submitRound(thief, third.ticket, bytes))).toEqual([400, "E-INPUT", "log.copied"]);
});
