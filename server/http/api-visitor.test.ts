import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";

let fresh: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  fresh = await createTestDatabase();
  api = createTestApi({ databaseUrl: fresh.url });
});
afterAll(async () => {
  await api.stop();
  await fresh.drop();
});

const unknown = {
  known: false,
  nightsVisited: 0,
  openingSeenAt: null,
  metMonsterIds: [],
  companion: null,
  lastWork: null,
  faceType: null,
};
const summary = async (browser: TestBrowser): Promise<unknown> => (await browser.get("/api/visitor/summary")).json();
const open = async (browser: TestBrowser): Promise<unknown> =>
  (await browser.write("POST", "/api/visitor/opening", {})).json();

describe("the visitor's summary", () => {
  it("is there for someone who was never here, and for a session that did nothing", async () => {
    const browser = api.browser();
    expect(await summary(browser)).toEqual(unknown);
    await browser.login();
    expect(await summary(browser)).toEqual(unknown);
  });

  it("knows when the opening was seen first, however often it is seen", async () => {
    const browser = api.browser();
    await browser.login();
    const firstMoment = api.clock.now().toISOString();
    expect(await open(browser)).toEqual({ openingSeenAt: firstMoment });
    api.clock.advance(60_000);
    expect(await open(browser)).toEqual({ openingSeenAt: firstMoment });
    expect(await summary(browser)).toEqual({
      known: true,
      nightsVisited: 1,
      openingSeenAt: firstMoment,
      metMonsterIds: [],
      companion: null,
      lastWork: null,
      faceType: null,
    });
  });

  it("counts a night each time a day in Japan began, not each time something was done", async () => {
    const browser = api.browser();
    await browser.login();
    const toMidnightMs = Date.parse("2026-11-21T00:00:00+09:00") - api.clock.now().getTime();
    api.clock.advance(toMidnightMs - 1);
    await open(browser);
    await open(browser);
    expect(await summary(browser)).toMatchObject({ nightsVisited: 1 });
    api.clock.advance(1);
    await open(browser);
    expect(await summary(browser)).toMatchObject({ nightsVisited: 2 });
  });

  it("is each visitor's own", async () => {
    const [one, other] = [api.browser(), api.browser()];
    await Promise.all([one.login(), other.login()]);
    await open(one);
    expect(await summary(other)).toEqual(unknown);
  });

  it("keeps the language a visitor's browser asks for", async () => {
    const browser = api.browser();
    await browser.login();
    await browser.write("POST", "/api/visitor/opening", {}, { "accept-language": "de, zh-Hant-HK;q=0.9, en;q=0.8" });
    const rows = await api.database.query({ text: "SELECT lang FROM visitors ORDER BY lang" });
    expect(rows).toContainEqual({ lang: "zh-HK" });
  });

  it("takes no field it does not know", async () => {
    const browser = api.browser();
    await browser.login();
    const response = await browser.write("POST", "/api/visitor/opening", { openingSeenAt: "1999-01-01T00:00:00Z" });
    expect(response.status).toBe(400);
  });
});
