import { expect, it } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { faq: api }, master });

const visitor = () => hub.visitor();

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
