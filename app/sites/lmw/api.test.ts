import { expect, it } from "vitest";
import { parseLog } from "#app/kits/game/replay/input-log.ts";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { type Recording, resultOf, startRecording } from "#app/kits/game/replay/replay.ts";
import { suggestMove, wantsSpecial } from "#app/kits/game/bot.ts";
import { suggestChoice } from "#app/kits/game/suggest-choice.ts";
import { specialButton } from "#app/kits/game/player.ts";
import { getHud } from "#app/kits/game/view.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import { createSigner } from "#server/http/signature.ts";
import { chooseStarter } from "#server/modules/lip-world/progress-actions.ts";
import { saveTicket } from "#server/modules/stage-runs/live-ticket.ts";
import { createTicket } from "#server/modules/stage-runs/run-ticket.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { seededRandom, systemRandom } from "#server/platform/random.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { api } from "./api.server.ts";
import { gameRules } from "./rules/game-rules.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api } });

const loginVisitor = () => hub.visitor();
const ticketRequest = { stage: 1, difficulty: 1, monster: 13 };
async function ticketFor(browser: TestBrowser, more = {}): Promise<StageTicket> {
  return (await browser.write("POST", "/api/lmw/stg/tickets", { ...ticketRequest, ...more })).json();
}
/** Plays the run of a ticket as fast as the machine can, and lets the clock go on as if it had been played. */
function playRun({ setup }: StageTicket, hand = 0) {
  const recording = hand === 0 ? recordBotRun(gameRules, setup) : recordHand(setup, hand);
  hub.clock.advance(recording.world.tick * 17);
  return { bytes: recording.bytes(), result: resultOf(recording.world) };
}
/** Another player: the bot, whose arm is pushed aside now and then at moments of its own. */
function recordHand(setup: StageTicket["setup"], hand: number): Recording {
  const recording = startRecording(gameRules, setup as RunSetup);
  const { world } = recording;
  const random = seededRandom(`hand ${hand}`);
  for (let push = 0, left = 0; world.state === "playing"; left--) {
    if (world.offer !== null) {
      recording.step(suggestChoice(world));
      continue;
    }
    if (left <= -20 - random.int(40)) [push, left] = [random.int(2) === 0 ? -30 : 30, 12];
    const move = suggestMove(world);
    const dx = Math.max(-128, Math.min(127, move.dx + (left > 0 ? push : 0)));
    recording.step({ dx, dy: move.dy, buttons: wantsSpecial(world, move) ? specialButton : 0 });
  }
  return recording;
}
const submitRun = (browser: TestBrowser, ticket: string, log: Uint8Array, headers = {}) =>
  browser.write("POST", "/api/lmw/stg/results", { ticket, log: Buffer.from(log).toString("base64") }, headers);
/** This visitor has finished these stages before. */
async function freeStages(browser: TestBrowser, stages: readonly number[]): Promise<void> {
  const visitorId = await visitorOf(browser);
  for (const stage of stages)
    await hub.database.query({
      name: "free-stage",
      text: `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                                     is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
             VALUES ($1, $2, $3, 1, 1, false, 1, '', '{}', true, 900, 2, 1, 0, '{}', '2026-11-01', $4)`,
      values: [systemRandom.uuid(), visitorId, stage, new Date("2026-11-01T00:00:00Z")],
    });
}
/** The visitor of this browser, who has a row. */
async function visitorOf(browser: TestBrowser): Promise<string> {
  const [id = ""] = (browser.cookies.get("__Host-kz_vid") ?? "").split(".");
  const hex = Buffer.from(id, "base64url").toString("hex");
  const visitorId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  await recordVisit(hub.database, { visitorId, lang: "ja", now: hub.clock.now() });
  return visitorId;
}
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
    items: [{ place: 1, score: result.score, monster: 13, isMine: true, alias: expect.stringMatching(/^.{3,12}$/) }],
    next: null,
  });
  const ghostFor = async (viewer: TestBrowser) => (await viewer.get(`/api/lmw/stg/runs/${ticket.runId}`)).json();
  const log = Buffer.from(bytes).toString("base64");
  // How tonight is played nobody learns tonight, but from oneself.
  expect(await ghostFor(hub.browser())).toMatchObject({ setup: ticket.setup, score: result.score, log: null });
  expect(await ghostFor(await loginVisitor())).toMatchObject({ log: null });
  expect(await ghostFor(browser)).toMatchObject({ log });
  hub.clock.advance(86_400_000);
  expect(await ghostFor(hub.browser())).toMatchObject({ setup: ticket.setup, log });
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
  const response = await browser.write("POST", "/api/lmw/stg/tickets", { ...ticketRequest, stage: 7 });
  expect(await errorOf(response)).toEqual([400, "E-INPUT", "stage"]);
});

it("a run with another night's seed counts for the week, and not on tonight's board", async () => {
  const [one, two] = [await loginVisitor(), await loginVisitor()];
  const first = await ticketFor(one);
  await submitRun(one, first.ticket, playRun(first).bytes);
  hub.clock.advance(86_400_000);
  const later = await ticketFor(two, { challenge: first.runId, monster: 17 });
  const answer = await submitRun(two, later.ticket, playRun(later).bytes);
  expect(await answer.json()).toMatchObject({ state: "cleared", bests: ["week", "all"], place: null });
  const board = await (await two.get("/api/lmw/stg/boards?stage=1&difficulty=1&period=day")).json();
  expect(board).toMatchObject({ items: [], next: null });
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
  expect(await (await browser.get("/api/lmw/stg/boards?stage=1&difficulty=1")).json()).toMatchObject({
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
  await freeStages(browser, [5]);
  const ticket = await ticketFor(browser, { stage: 6, isAssisted: true, movesItself: true });
  const recording = startRecording(gameRules, ticket.setup);
  const { world } = recording;
  let thinkingTicks = 0;
  while (world.state === "playing") {
    if (world.offer !== null) {
      recording.step(suggestChoice(world));
      continue;
    }
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

it("of tickets that are taken at once one can be played, and none is kept for later", async () => {
  const browser = await loginVisitor();
  const tickets: StageTicket[] = [];
  for (let i = 0; i < 3; i++) {
    tickets.push(await ticketFor(browser));
    hub.clock.advance(1);
  }
  const runs = tickets.map((ticket, hand) => recordHandOrBot(ticket, hand));
  hub.clock.advance(Math.max(...runs.map(({ world }) => world.tick)) * 17);
  const answers = [];
  for (const [i, { ticket }] of tickets.entries()) answers.push(await submitRun(browser, ticket, runs[i]!.bytes()));
  expect(await errorOf(answers[0]!)).toEqual([400, "E-INPUT", "ticket.superseded"]);
  expect(await errorOf(answers[1]!)).toEqual([400, "E-INPUT", "ticket.superseded"]);
  expect(answers[2]!.status).toBe(200);
  // A ticket of a small game ends the time of a stage as well: they are kept side by side.
  const stage = await ticketFor(browser);
  await saveTicket(hub.database, {
    ...{ visitorId: await visitorOf(browser), runId: systemRandom.uuid() },
    now: new Date(hub.clock.now().getTime() + 1),
  });
  const answer = await submitRun(browser, stage.ticket, playRun(stage, 3).bytes);
  expect(await errorOf(answer)).toEqual([400, "E-INPUT", "ticket.superseded"]);
});
const recordHandOrBot = ({ setup }: StageTicket, hand: number): Recording =>
  hand === 0 ? recordBotRun(gameRules, setup) : recordHand(setup, hand);

it("whoever plays the same stage again, or comes late from a place without a line, is counted each time", async () => {
  const browser = await loginVisitor();
  const first = await ticketFor(browser);
  const one = playRun(first);
  // The next ticket is taken when the card of the first run stands there, before its result got through.
  const second = await ticketFor(browser);
  const two = playRun(second, 1);
  const third = await ticketFor(browser);
  expect((await submitRun(browser, first.ticket, one.bytes)).status).toBe(200);
  expect((await submitRun(browser, second.ticket, two.bytes)).status).toBe(200);
  hub.clock.advance(60_000);
  expect((await submitRun(browser, third.ticket, playRun(third, 2).bytes)).status).toBe(200);
  // What the phone sends again because the answer was lost gets it again, also when the ticket is over.
  const fourth = await ticketFor(browser);
  const { bytes } = playRun(fourth, 3);
  const key = { "idempotency-key": "00000000-0000-4000-8000-000000000044" };
  const answer = await submitRun(browser, fourth.ticket, bytes, key);
  hub.clock.advance(40 * 60_000);
  const again = await submitRun(browser, fourth.ticket, bytes, key);
  expect([again.status, await again.json()]).toEqual([200, await answer.json()]);
});

it("a run counts once, whoever sends it, as it is or a little changed, tonight or against its ghost tomorrow", async () => {
  const [player, thief] = [await loginVisitor(), await loginVisitor()];
  const ticket = await ticketFor(player);
  const recording = recordBotRun(gameRules, ticket.setup);
  hub.clock.advance(recording.world.tick * 17);
  expect((await submitRun(player, ticket.ticket, recording.bytes())).status).toBe(200);
  const copied = [400, "E-INPUT", "log.copied"];
  const send = async (browser: TestBrowser, log: Uint8Array, more = {}) => {
    const { ticket: next } = await ticketFor(browser, more);
    hub.clock.advance(recording.world.tick * 17);
    return errorOf(await submitRun(browser, next, log));
  };
  expect(await send(thief, recording.bytes())).toEqual(copied);
  expect(await send(player, recording.bytes())).toEqual(copied);
  const trembling = retrace(ticket, recording.bytes());
  expect(trembling).not.toEqual(recording.bytes());
  expect(await send(thief, trembling)).toEqual(copied);
  hub.clock.advance(86_400_000);
  expect(await send(thief, recording.bytes(), { challenge: ticket.runId })).toEqual(copied);
  expect(await send(thief, recording.bytes(), { night: "2026-11-20" })).toEqual(copied);
});
/** The same run with another input now and then, as long as it is a run. */
function retrace({ setup }: StageTicket, bytes: Uint8Array): Uint8Array {
  const { dx, dy, buttons } = parseLog(bytes);
  const recording = startRecording(gameRules, setup as RunSetup);
  for (let tick = 0; recording.world.state === "playing"; tick++) {
    const shift = tick % 97 === 0 ? 1 : 0;
    recording.step({ dx: (dx[tick] ?? 0) + shift, dy: dy[tick] ?? 0, buttons: buttons[tick] ?? 0 });
  }
  return recording.bytes();
}

it("two who let the lipstick go by itself are both counted", async () => {
  for (const browser of [await loginVisitor(), await loginVisitor()]) {
    const ticket = await ticketFor(browser, { isAssisted: true, movesItself: true });
    const recording = startRecording(gameRules, ticket.setup as RunSetup);
    const { world } = recording;
    while (world.state === "playing")
      recording.step(world.offer === null ? { dx: 0, dy: 0, buttons: 0 } : suggestChoice(world));
    hub.clock.advance(recording.world.tick * 17);
    expect((await submitRun(browser, ticket.ticket, recording.bytes())).status).toBe(200);
  }
});

it("a run that would have taken longer than its ticket is old is not played again at all", async () => {
  const browser = await loginVisitor();
  const ticket = await ticketFor(browser);
  const begun = startRecording(gameRules, ticket.setup as RunSetup);
  for (let i = 0; i < 600; i++) begun.step({ dx: 0, dy: 0, buttons: 0 });
  // Played again it would be refused as unfinished.
  expect(await errorOf(await submitRun(browser, ticket.ticket, begun.bytes()))).toEqual([
    400,
    "E-INPUT",
    "log.too-quick",
  ]);
});

it("a stage under fog and a monster that was not met are refused, by the ticket and by the score", async () => {
  const browser = await loginVisitor();
  const ask = (more: object) => browser.write("POST", "/api/lmw/stg/tickets", { ...ticketRequest, ...more });
  for (const stage of [3, 4, 5, 6, 7]) expect(await errorOf(await ask({ stage }))).toEqual([400, "E-INPUT", "stage"]);
  for (const monster of [2, 12, 23, 24])
    expect(await errorOf(await ask({ monster }))).toEqual([400, "E-INPUT", "monster"]);
  for (const monster of [1, 13, 17]) expect((await ask({ monster })).status).toBe(200);
  const visitorId = await visitorOf(browser);
  await chooseStarter(hub.database, { visitorId, now: hub.clock.now() }, "13");
  expect(await errorOf(await ask({ monster: 17 }))).toEqual([400, "E-INPUT", "monster"]);
  await hub.database.query({
    name: "meet-copying",
    text: "INSERT INTO meetings (visitor_id, monster_id, at, place) SELECT id, '24', now(), 'pack' FROM visitors",
  });
  expect(await errorOf(await ask({ monster: 24, partner: 5 }))).toEqual([400, "E-INPUT", "partner"]);
  expect((await ask({ monster: 24, partner: 13 })).status).toBe(200);
  // A ticket that was given before what it is for was looked at.
  const { setup, rulesHash } = await ticketFor(browser);
  const forge = (changed: object) =>
    createTicket(createSigner(["s".repeat(32)], "stage-ticket"), {
      ...{ visitorId, rulesHash, now: hub.clock.now() },
      ...{ setup: { ...setup, ...changed } as unknown as Record<string, number | boolean>, random: systemRandom },
    }).ticket;
  const begun = startRecording(gameRules, setup as RunSetup);
  for (let i = 0; i < 60; i++) begun.step({ dx: 0, dy: 0, buttons: 0 });
  const sendWith = async (changed: object) => errorOf(await submitRun(browser, forge(changed), begun.bytes()));
  expect(await sendWith({ stage: 4 })).toEqual([400, "E-INPUT", "stage"]);
  expect(await sendWith({ monster: 5 })).toEqual([400, "E-INPUT", "monster"]);
});
