import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { GameTicket } from "#contracts/lip-game.ts";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { mergeContent } from "../../../../tools/content/merge-content.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { api } from "../api.server.ts";
import { botRound } from "./rules/bots.ts";
import { type GameLog, writeGameLog } from "./rules/game-log.ts";
import { replayGame } from "./rules/replay-game.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);

let fresh: FreshDatabase;
let zone: TestApi;
beforeEach(async () => {
  fresh = await freshDatabase();
  zone = testApi({ databaseUrl: fresh.url, siteApis: { lmw: api }, master });
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
const wish = { game: 6, kind: "play", isAssisted: false };
const ticketFor = async (browser: TestBrowser, more = {}): Promise<GameTicket> =>
  (await browser.write("POST", "/api/lmw/games/tickets", { ...wish, ...more })).json();
const send = (browser: TestBrowser, ticket: string, log: Uint8Array, headers = {}) =>
  browser.write("POST", "/api/lmw/games/results", { ticket, log: Buffer.from(log).toString("base64") }, headers);
const faultOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: string[] } };
  return [answer.status, error.code, ...(error.fields ?? [])];
};
/** A round of a bot; the clock goes on as if it had been played. */
function played({ setup }: GameTicket, skill = 70): { log: GameLog; score: number } {
  const log = botRound(setup, [], skill);
  zone.clock.advance(log.endMs);
  return { log, score: replayGame(setup, log, []).score };
}

it("a round is played again, kept with its own score, and told with best and stars", async () => {
  const browser = await visitor();
  const ticket = await ticketFor(browser);
  expect(ticket.best).toBeNull();
  const { log, score } = played(ticket);
  const answer = await send(browser, ticket.ticket, writeGameLog(log));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...{ runId: ticket.runId, score, stars: 3, best: score, isBest: true, bucket: null, players: 1 },
  });
  const again = await ticketFor(browser);
  expect(again).toMatchObject({ best: score, setup: { seed: ticket.setup.seed } });
  const worse = played(again, 10);
  expect(await (await send(browser, again.ticket, writeGameLog(worse.log))).json()).toMatchObject({
    ...{ score: worse.score, best: score, isBest: false },
  });
});

it("a night has one question for all, the next night another; twin and help stand on boards of their own", async () => {
  const [one, two] = [await visitor(), await visitor()];
  const first = await ticketFor(one);
  expect((await ticketFor(two)).setup.seed).toBe(first.setup.seed);
  expect((await ticketFor(two, { game: 5 })).setup.seed).not.toBe(first.setup.seed);
  const { log } = played(first);
  await send(one, first.ticket, writeGameLog(log));
  expect((await ticketFor(one, { isAssisted: true })).best).toBeNull();
  expect((await ticketFor(one, { kind: "twin" })).best).toBeNull();
  zone.clock.advance(86_400_000);
  expect((await ticketFor(two)).setup.seed).not.toBe(first.setup.seed);
});

it("a camera belongs to the fourth game alone", async () => {
  const browser = await visitor();
  const answer = await browser.write("POST", "/api/lmw/games/tickets", { ...wish, kind: "camera" });
  expect(answer.status).toBe(400);
  expect((await ticketFor(browser, { game: 4, kind: "camera" })).setup).toMatchObject({ game: 4, kind: "camera" });
});

it("sent twice in one breath it is one round; with a new key the ticket is used up", async () => {
  const browser = await visitor();
  const ticket = await ticketFor(browser);
  const { log } = played(ticket);
  const key = { "idempotency-key": "00000000-0000-4000-8000-000000000043" };
  const first = await send(browser, ticket.ticket, writeGameLog(log), key);
  const again = await send(browser, ticket.ticket, writeGameLog(log), key);
  expect(await again.json()).toEqual(await first.json());
  expect(await faultOf(await send(browser, ticket.ticket, writeGameLog(log)))).toEqual([409, "E-CONFLICT"]);
});

it("what is forged, unfinished, impossible, too quick, too large or late is refused, each by its name", async () => {
  const [browser, thief] = [await visitor(), await visitor()];
  const ticket = await ticketFor(browser);
  const log = botRound(ticket.setup, [], 70);
  const bytes = writeGameLog(log);
  expect(await faultOf(await send(browser, ticket.ticket, bytes))).toEqual([400, "E-INPUT", "log.too-quick"]);
  zone.clock.advance(log.endMs);
  expect(await faultOf(await send(thief, ticket.ticket, bytes))).toEqual([400, "E-INPUT", "ticket"]);
  expect(await faultOf(await send(browser, `${ticket.ticket}x`, bytes))).toEqual([400, "E-INPUT", "ticket"]);
  const broken = async (events: GameLog["events"], endMs: number) =>
    faultOf(await send(browser, ticket.ticket, writeGameLog({ events, endMs })));
  expect(await broken([{ atMs: 100, what: [99] }], log.endMs)).toEqual([400, "E-INPUT", "log.broken"]);
  expect(await broken(log.events.slice(0, 4), 30_000)).toEqual([400, "E-INPUT", "log.unfinished"]);
  const cut = await send(browser, ticket.ticket, bytes.subarray(0, bytes.length - 1));
  expect(await faultOf(cut)).toEqual([400, "E-INPUT", "log.truncated"]);
  expect(await faultOf(await send(browser, ticket.ticket, new Uint8Array(29_000)))).toEqual([413, "E-SIZE"]);
  zone.clock.advance(31 * 60_000);
  expect(await faultOf(await send(browser, ticket.ticket, bytes))).toEqual([410, "E-GONE"]);
  expect((await ticketFor(browser)).best).toBeNull();
});

it("with ten players a place is told in hundredths", async () => {
  const scores: number[] = [];
  let last: { bucket: number | null; players: number } | null = null;
  for (let n = 0; n < 10; n++) {
    const browser = await visitor();
    const ticket = await ticketFor(browser);
    const { log, score } = played(ticket, n * 9);
    scores.push(score);
    last = await (await send(browser, ticket.ticket, writeGameLog(log))).json();
  }
  expect(scores.at(-1)).toBe(Math.max(...scores));
  expect(last).toMatchObject({ bucket: 1, players: 10 });
});
