import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);

let fresh: TestDatabase;
let hub: TestApi;
beforeEach(async () => {
  fresh = await createTestDatabase();
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { faq: api }, master });
});
afterEach(async () => {
  await hub.stop();
  await fresh.drop();
});

async function visitor(): Promise<TestBrowser> {
  const browser = hub.browser();
  await browser.login();
  return browser;
}

const vote = (browser: TestBrowser, entryId: string, isHelpful: unknown = true) =>
  browser.write("POST", "/api/faq/votes", { entryId, isHelpful });

it("a vote is counted once and shown again to whoever gave it", async () => {
  const browser = await visitor();
  await vote(browser, "camera-sent");
  const again = await vote(browser, "camera-sent");
  expect(await again.json()).toEqual({ entryId: "camera-sent", isHelpful: true, helpfulCount: 1 });
  expect(await (await browser.get("/api/faq/votes")).json()).toEqual({
    votes: [{ entryId: "camera-sent", isHelpful: true }],
  });
  expect(await (await hub.browser().get("/api/faq/votes")).json()).toEqual({ votes: [] });
});

it("an answer that does not exist, and a vote that is none, are refused", async () => {
  const browser = await visitor();
  for (const answer of [await vote(browser, "no-such-answer"), await vote(browser, "camera-sent", "yes")]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "E-INPUT" } });
  }
  expect(await (await browser.get("/api/faq/votes")).json()).toEqual({ votes: [] });
});
