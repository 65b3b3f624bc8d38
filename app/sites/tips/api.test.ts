import { expect, it } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { tips: api }, master });

const report = async (query: string): Promise<unknown> => {
  const browser = await hub.visitor();
  return (await browser.write("POST", "/api/tips/zero-results", { query })).json();
};

it("words that found nothing are counted", async () => {
  expect(await report("確定申告")).toEqual({ isCounted: true });
});

it.each(["死にたい", "もう 消えたい", "彼氏に殴られる", "虐待", "I want to die", "죽고 싶어"])(
  "words of distress (%s) are counted nowhere",
  async (query) => {
    expect(await report(query)).toEqual({ isCounted: false });
  },
);
