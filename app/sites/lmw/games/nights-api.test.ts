import { expect, it } from "vitest";
import type { GameResult, GameTicket } from "#contracts/lip-game.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "../api.server.ts";
import { playBotRound } from "./rules/bots.ts";
import { writeGameLog } from "./rules/game-log.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api }, master });

const usual = { game: 6, kind: "play", isAssisted: false };
const takeTicket = async (browser: TestBrowser, night?: number): Promise<GameTicket> =>
  (await browser.write("POST", "/api/lmw/games/tickets", { ...usual, ...(night && { night }) })).json();

async function play(browser: TestBrowser, night: number): Promise<GameResult> {
  const { ticket, setup } = await takeTicket(browser, night);
  const log = playBotRound(setup, [], 80);
  hub.clock.advance(log.endMs);
  const body = { ticket, log: Buffer.from(writeGameLog(log)).toString("base64") };
  const answer = await browser.write("POST", "/api/lmw/games/results", body);
  expect(answer.status).toBe(200);
  return answer.json();
}

it("each of the three nights has a question of its own, the same for all; whoever names none plays the first", async () => {
  const [one, two] = [await hub.visitor(), await hub.visitor()];
  const seeds: number[] = [];
  for (const night of [1, 2, 3]) {
    const { setup } = await takeTicket(one, night);
    expect(setup.night).toBe(night);
    expect((await takeTicket(two, night)).setup).toEqual(setup);
    seeds.push(setup.seed);
  }
  expect(new Set(seeds).size).toBe(3);
  expect((await takeTicket(two)).setup).toMatchObject({ night: 1, seed: seeds[0] });
});

it("my best of one night is not that of another", async () => {
  const browser = await hub.visitor();
  const third = await play(browser, 3);
  expect(third).toMatchObject({ isBest: true, best: third.score, players: 1 });
  expect((await takeTicket(browser, 3)).best).toBe(third.score);
  expect((await takeTicket(browser, 2)).best).toBeNull();
});

it("a night that there is not is refused", async () => {
  const browser = await hub.visitor();
  const answer = await browser.write("POST", "/api/lmw/games/tickets", { ...usual, night: 4 });
  expect(answer.status).toBe(400);
});
