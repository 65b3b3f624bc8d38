import { expect, it } from "vitest";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { api } from "./api.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api } });

const requestTicket = (browser: TestBrowser, more = {}): Promise<Response> =>
  browser.write("POST", "/api/lmw/stg/tickets", { stage: 1, difficulty: 1, monster: 13, ...more });
const fetchSeed = async (browser: TestBrowser, more = {}): Promise<number> =>
  ((await (await requestTicket(browser, more)).json()) as StageTicket).setup.seed;

it("an earlier night is played with its own seed, by whoever comes later too", async () => {
  const [early, late] = [hub.browser(), hub.browser()];
  await early.login();
  const day = jstDay(hub.clock.now());
  const then = await fetchSeed(early);
  expect(await fetchSeed(early, { night: day })).toBe(then);
  hub.clock.advance(3 * 86_400_000);
  await late.login();
  expect(await fetchSeed(late, { night: day })).toBe(then);
  expect(await fetchSeed(late)).not.toBe(then);
  expect(await fetchSeed(late, { night: day, stage: 2 })).not.toBe(then);
});

it("nobody plays tomorrow's night today, nor one before the first", async () => {
  const browser = hub.browser();
  await browser.login();
  const tomorrow = jstDay(new Date(hub.clock.now().getTime() + 86_400_000));
  for (const day of [tomorrow, "2026-09-27", "2026-11-31", "yesterday"])
    expect((await requestTicket(browser, { night: day })).status, day).toBe(400);
});
