import { afterEach, beforeEach, expect, it } from "vitest";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { resultOf, startRecording } from "#app/kits/game/replay/replay.ts";
import { getHud } from "#app/kits/game/view.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { api } from "./api.server.ts";
import { gameRules } from "./rules/game-rules.ts";

let fresh: TestDatabase;
let hub: TestApi;
beforeEach(async () => {
  fresh = await createTestDatabase();
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { lmw: api } });
});
afterEach(async () => {
  await hub.stop();
  await fresh.drop();
});

async function loginVisitor(): Promise<TestBrowser> {
  const browser = hub.browser();
  await browser.login();
  return browser;
}
const ticketRequest = { stage: 1, difficulty: 1, monster: 3 };
async function ticketFor(browser: TestBrowser, more = {}): Promise<StageTicket> {
  return (await browser.write("POST", "/api/lmw/stg/tickets", { ...ticketRequest, ...more })).json();
}
/** Plays the run of a ticket as fast as the machine can, and lets the clock go on as if it had been played. */
function playRun({ setup }: StageTicket) {
  const recording = recordBotRun(gameRules, setup);
  hub.clock.advance(recording.world.tick * 17);
  return { bytes: recording.bytes(), result: resultOf(recording.world) };
}
const submitRun = (browser: TestBrowser, ticket: string, log: Uint8Array, headers = {}) =>
  browser.write("POST", "/api/lmw/stg/results", { ticket, log: Buffer.from(log).toString("base64") }, headers);
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: string[] } };
  return [answer.status, error.code, ...(error.fields ?? [])];
};

it("a run that was played is played again, kept, and stands on tonight's board and as a ghost", async () => {
  const browser = await loginVisitor();
  const ticket = await ticketFor(browser);
  const { bytes, result } = playRun(ticket);
  const answer = await submitRun(browser, ticket.ticket, bytes);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    ...{ runId: ticket.runId, state: "cleared", score: result.score, rank: result.rank, struck: result.struck },
    ...{ bests: ["day", "week", "all"], place: 1, isDifferent: false },
  });
  const board = await (await browser.get("/api/lmw/stg/boards?stage=1&difficulty=1")).json();
  expect(board).toMatchObject({
    items: [{ place: 1, score: result.score, monster: 3, isMine: true, alias: expect.stringMatching(/^.{3,12}$/) }],
    next: null,
  });
  const ghost = await (await hub.browser().get(`/api/lmw/stg/runs/${ticket.runId}`)).json();
  expect(ghost).toMatchObject({ setup: ticket.setup, log: Buffer.from(bytes).toString("base64") });
});

it("tonight's seed is the same for all and another tomorrow; a challenge brings that of the run", async () => {
  const [one, two] = [await loginVisitor(), await loginVisitor()];
  const first = await ticketFor(one);
  expect((await ticketFor(two)).setup.seed).toBe(first.setup.seed);
  expect((await ticketFor(two, { stage: 2 })).setup.seed).not.toBe(first.setup.seed);
  const { bytes } = playRun(first);
  await submitRun(one, first.ticket, bytes);
  hub.clock.advance(86_400_000);
  expect((await ticketFor(two)).setup.seed).not.toBe(first.setup.seed);
  expect((await ticketFor(two, { challenge: first.runId })).setup.seed).toBe(first.setup.seed);
  const nobody = { ...ticketRequest, challenge: "00000000-0000-4000-8000-000000000009" };
  expect(await errorOf(await two.write("POST", "/api/lmw/stg/tickets", nobody))).toEqual([410, "E-GONE"]);
});

it("the white paper is handed to nobody for whom it does not lie there yet", async () => {
  const browser = await loginVisitor();
  const asked = await browser.write("POST", "/api/lmw/stg/tickets", { ...ticketRequest, stage: 7 });
  expect(await errorOf(asked)).toEqual([400, "E-INPUT", "stage"]);
});

it("a run with another night's seed counts for the week, and not on tonight's board", async () => {
  const [one, two] = [await loginVisitor(), await loginVisitor()];
  const first = await ticketFor(one);
  await submitRun(one, first.ticket, playRun(first).bytes);
  hub.clock.advance(86_400_000);
  const later = await ticketFor(two, { challenge: first.runId });
  const answer = await submitRun(two, later.ticket, playRun(later).bytes);
  expect(await answer.json()).toMatchObject({ state: "cleared", bests: ["week", "all"], place: null });
  const board = await (await two.get("/api/lmw/stg/boards?stage=1&difficulty=1&period=day")).json();
  expect(board).toEqual({ items: [], next: null });
});

it("a log sent twice in one breath is one run; with a new key the ticket is used up", async () => {
  const browser = await loginVisitor();
  const ticket = await ticketFor(browser);
  const { bytes } = playRun(ticket);
  const key = { "idempotency-key": "00000000-0000-4000-8000-000000000042" };
  const [first, again] = [
    await submitRun(browser, ticket.ticket, bytes, key),
    await submitRun(browser, ticket.ticket, bytes, key),
  ];
  expect(await again.json()).toEqual(await first.json());
  expect(await errorOf(await submitRun(browser, ticket.ticket, bytes))).toEqual([409, "E-CONFLICT"]);
});

it("what is forged, cut off, unfinished, too large, too quick or late is refused, each by its name", async () => {
  const [browser, thief] = [await loginVisitor(), await loginVisitor()];
  const ticket = await ticketFor(browser);
  const recording = recordBotRun(gameRules, ticket.setup);
  const bytes = recording.bytes();
  expect(await errorOf(await submitRun(browser, ticket.ticket, bytes))).toEqual([400, "E-INPUT", "log.too-quick"]);
  hub.clock.advance(recording.world.tick * 17);
  expect(await errorOf(await submitRun(thief, ticket.ticket, bytes))).toEqual([400, "E-INPUT", "ticket"]);
  expect(await errorOf(await submitRun(browser, `${ticket.ticket}x`, bytes))).toEqual([400, "E-INPUT", "ticket"]);
  expect(await errorOf(await submitRun(browser, ticket.ticket, bytes.subarray(0, 200)))).toEqual([
    400,
    "E-INPUT",
    "log.truncated",
  ]);
  expect(await errorOf(await submitRun(browser, ticket.ticket, Buffer.from("no log")))).toEqual([
    400,
    "E-INPUT",
    "log.broken",
  ]);
  expect(await errorOf(await submitRun(browser, ticket.ticket, new Uint8Array(45_000)))).toEqual([413, "E-SIZE"]);
  const begun = startRecording(gameRules, ticket.setup);
  for (let i = 0; i < 600; i++) begun.step({ dx: 0, dy: 0, buttons: 0 });
  expect(await errorOf(await submitRun(browser, ticket.ticket, begun.bytes()))).toEqual([
    400,
    "E-INPUT",
    "log.unfinished",
  ]);
  hub.clock.advance(31 * 60_000);
  expect(await errorOf(await submitRun(browser, ticket.ticket, bytes))).toEqual([410, "E-GONE"]);
  expect(await (await browser.get("/api/lmw/stg/boards?stage=1&difficulty=1")).json()).toEqual({
    items: [],
    next: null,
  });
});

it("a board that does not exist, and a cursor that is none, are refused", async () => {
  for (const query of ["stage=8&difficulty=1", "stage=1&difficulty=3", "stage=1&difficulty=1&after=first"])
    expect((await hub.browser().get(`/api/lmw/stg/boards?${query}`)).status, query).toBe(400);
});

it("the throne's question, answered after a long thought, is verified as it was played", async () => {
  const browser = await loginVisitor();
  const ticket = await ticketFor(browser, { stage: 6, isAssisted: true, movesItself: true });
  const recording = startRecording(gameRules, ticket.setup);
  const { world } = recording;
  let thinkingTicks = 0;
  while (world.state === "playing") {
    const isQuestionOpen = getHud(world).boss?.id === "6/3" && world.boss?.pause === 0;
    if (isQuestionOpen) thinkingTicks++;
    recording.step({ dx: 0, dy: 0, buttons: thinkingTicks > 1800 ? 1 : 0 });
  }
  hub.clock.advance(world.tick * 17);
  const sent = recording.bytes();
  const answer = await (await submitRun(browser, ticket.ticket, sent)).json();
  expect(answer).toMatchObject({ state: "cleared", isDifferent: false, score: world.score });
  expect((answer as { struck: string[] }).struck).toEqual(expect.arrayContaining(["6/3", "rule-6"]));
});
