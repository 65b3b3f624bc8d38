import { afterEach, beforeEach, expect, it } from "vitest";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { api } from "./api.server.ts";

let fresh: FreshDatabase;
let zone: TestApi;
beforeEach(async () => {
  fresh = await freshDatabase();
  zone = testApi({ databaseUrl: fresh.url, siteApis: { lmw: api } });
});
afterEach(async () => {
  await zone.stop();
  await fresh.drop();
});

const ask = (browser: TestBrowser, more = {}): Promise<Response> =>
  browser.write("POST", "/api/lmw/stg/tickets", { stage: 1, difficulty: 1, monster: 3, ...more });
const seedOf = async (browser: TestBrowser, more = {}): Promise<number> =>
  ((await (await ask(browser, more)).json()) as StageTicket).setup.seed;

it("an earlier night is played with its own seed, by whoever comes later too", async () => {
  const [early, late] = [zone.browser(), zone.browser()];
  await early.login();
  const night = jstDay(zone.clock.now());
  const then = await seedOf(early);
  expect(await seedOf(early, { night })).toBe(then);
  zone.clock.advance(3 * 86_400_000);
  await late.login();
  expect(await seedOf(late, { night })).toBe(then);
  expect(await seedOf(late)).not.toBe(then);
  expect(await seedOf(late, { night, stage: 2 })).not.toBe(then);
});

it("nobody plays tomorrow's night today, nor one before the first", async () => {
  const browser = zone.browser();
  await browser.login();
  const tomorrow = jstDay(new Date(zone.clock.now().getTime() + 86_400_000));
  for (const night of [tomorrow, "2026-09-27", "2026-11-31", "yesterday"])
    expect((await ask(browser, { night })).status, night).toBe(400);
});
