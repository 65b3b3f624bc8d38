import { expect, it } from "vitest";
import { suggestMove, wantsSpecial } from "#app/kits/game/bot.ts";
import { suggestChoice } from "#app/kits/game/suggest-choice.ts";
import { type Input, restButton, specialButton } from "#app/kits/game/player.ts";
import { type Recording, startRecording } from "#app/kits/game/replay/replay.ts";
import type { RunSetup, World } from "#app/kits/game/world.ts";
import type { StageResult, StageTicket } from "#contracts/stage-run.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { api } from "./api.server.ts";
import { gameRules } from "./rules/game-rules.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api } });

const request = { stage: 1, difficulty: 1, monster: 13 };
const requestTicket = (browser: TestBrowser, more = {}): Promise<Response> =>
  browser.write("POST", "/api/lmw/stg/tickets", { ...request, ...more });
const ticketFor = async (browser: TestBrowser, more = {}): Promise<StageTicket> =>
  (await requestTicket(browser, more)).json();

/** The bot plays; with `isLost` it runs into the last Rule when that speaks. The clock goes on with it. */
function play({ setup }: StageTicket, isLost: boolean): Recording {
  const recording = startRecording(gameRules, setup as RunSetup);
  const { world } = recording;
  while (world.state === "playing") {
    if (world.offer !== null) {
      recording.step(suggestChoice(world));
      continue;
    }
    const isGivenUp = isLost && world.boss?.pause === 0;
    const move = suggestMove(world);
    const buttons = wantsSpecial(world, move) ? specialButton : 0;
    recording.step(isGivenUp ? runInto(world) : { dx: move.dx, dy: move.dy, buttons });
  }
  hub.clock.advance(world.tick * 17);
  return recording;
}
function runInto({ boss, player }: World): Input {
  const toward = (from: number, to = from): number => Math.max(-50, Math.min(50, Math.round((to - from) / 64)));
  return {
    dx: toward(player.x, boss?.enemy.x),
    dy: toward(player.y, boss?.enemy.y),
    buttons: restButton,
  };
}
async function submit(browser: TestBrowser, { ticket }: StageTicket, recording: Recording): Promise<StageResult> {
  const log = Buffer.from(recording.bytes()).toString("base64");
  return (await browser.write("POST", "/api/lmw/stg/results", { ticket, log })).json();
}
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: string[] } };
  return [answer.status, error.code, ...(error.fields ?? [])];
};

it("a run that was lost to the last Rule goes on before it; what it comes to counts for the stage, and for no board", async () => {
  const browser = await hub.visitor();
  const ticket = await ticketFor(browser);
  const lost = await submit(browser, ticket, play(ticket, true));
  expect(lost).toMatchObject({ state: "failed", resume: expect.any(String), shards: 1 });
  // Whatever else is asked for: it is the same stage, the same night, the same monster.
  const resumed = await ticketFor(browser, {
    resume: lost.resume,
    stage: 2,
    difficulty: 0,
    monster: 5,
    isAssisted: true,
  });
  expect(resumed.setup).toMatchObject({ stage: 1, difficulty: 1, monster: 13, seed: ticket.setup.seed });
  expect(resumed.setup.startCue).toBeGreaterThan(0);
  const result = await submit(browser, resumed, play(resumed, false));
  expect(result).toMatchObject({ state: "cleared", rank: 1, bests: [], place: null, resume: null, shards: null });
  const board = await (await browser.get("/api/lmw/stg/boards?stage=1&difficulty=1&assist=1")).json();
  expect(board).toMatchObject({ items: [], next: null });
  expect((await requestTicket(browser, { stage: 2 })).status, "the next stage is open").toBe(200);
});

it("with the help that is wanted now it goes on, also when there was none before", async () => {
  const browser = await hub.visitor();
  const ticket = await ticketFor(browser);
  const { resume } = await submit(browser, ticket, play(ticket, true));
  expect((await ticketFor(browser, { resume, isAssisted: true })).setup).toMatchObject({ isAssisted: true });
});

it("who finished a run, or fell before a Rule came, is given nothing to go on with", async () => {
  const browser = await hub.visitor();
  const finished = await ticketFor(browser, { isAssisted: true });
  expect((await submit(browser, finished, play(finished, false))).resume).toBeNull();
  const early = await ticketFor(browser, { difficulty: 2 });
  const recording = startRecording(gameRules, early.setup as RunSetup);
  while (recording.world.state === "playing") recording.step({ dx: 0, dy: -8, buttons: restButton });
  hub.clock.advance(recording.world.tick * 17);
  expect(await submit(browser, early, recording)).toMatchObject({ state: "failed", resume: null });
});

it("leave to go on is one visitor's, as it was given, for half an hour", async () => {
  const [browser, other] = [await hub.visitor(), await hub.visitor()];
  const ticket = await ticketFor(browser);
  const { resume } = await submit(browser, ticket, play(ticket, true));
  expect(await errorOf(await requestTicket(other, { resume }))).toEqual([400, "E-INPUT", "resume"]);
  expect(await errorOf(await requestTicket(browser, { resume: `${resume}x` }))).toEqual([400, "E-INPUT", "resume"]);
  // A ticket is no leave.
  expect(await errorOf(await requestTicket(browser, { resume: ticket.ticket }))).toEqual([400, "E-INPUT", "resume"]);
  hub.clock.advance(31 * 60_000);
  expect(await errorOf(await requestTicket(browser, { resume }))).toEqual([410, "E-GONE"]);
});
