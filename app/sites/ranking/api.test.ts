import { describe, expect, it } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";
import type { DealAnswer } from "./contract.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { ranking: api }, master });

type Browser = ReturnType<TestApi["browser"]>;

async function visitor(): Promise<Browser> {
  const browser = hub.browser();
  await browser.login();
  return browser;
}

const deal = async (browser: Browser): Promise<DealAnswer> =>
  (await browser.write("POST", "/api/ranking/deals", {})).json() as Promise<DealAnswer>;
const pick = (browser: Browser, isNamed: boolean, productId: string, headers = {}) =>
  browser.write("POST", "/api/ranking/picks", { isNamed, productId }, headers);
const savedPicks = () =>
  hub.database.query({ text: "SELECT is_named, picked_ids, offered_ids FROM blind_picks ORDER BY 1" });

describe("the choice by eye", () => {
  it("deals six of the twenty-four shades, the same ones both times, in two orders", async () => {
    const browser = await visitor();
    const received = await deal(browser);
    expect(received.named).toHaveLength(6);
    const ids = (table: "named" | "nameless") => received[table].map(({ id }) => id);
    expect(ids("named").toSorted()).toEqual(ids("nameless").toSorted());
    expect(received.named[0]).toMatchObject({ name: expect.any(String), hex: expect.stringMatching(/^#[0-9A-F]{6}$/) });
    expect(received.picked).toEqual({ named: null, nameless: null });
    expect(await deal(browser)).toEqual(received);
  });

  it("keeps one choice with names and one without, and shows them again", async () => {
    const browser = await visitor();
    const { named } = await deal(browser);
    const [first, second] = named.map(({ id }) => id) as [string, string];
    expect(await (await pick(browser, true, first)).json()).toEqual({ named: first, nameless: null });
    expect(await (await pick(browser, false, second)).json()).toEqual({ named: first, nameless: second });
    expect(await (await pick(browser, false, first)).json()).toEqual({ named: first, nameless: second });
    expect((await deal(browser)).picked).toEqual({ named: first, nameless: second });
    expect(await savedPicks()).toHaveLength(2);
  });

  it("takes nothing that was not dealt, and nothing without a session", async () => {
    const browser = await visitor();
    const { named } = await deal(browser);
    const other = master.products.find(({ id, line }) => line === "lip" && !named.some((swatch) => swatch.id === id));
    for (const id of [other?.id ?? "", "tint-01", "lip-99", ""])
      expect((await pick(browser, true, id)).status).toBe(400);
    expect((await pick(hub.browser(), true, named[0]?.id ?? "")).status).toBe(403);
    expect(await savedPicks()).toEqual([]);
  });

  it("does not count a machine, and lets it go on", async () => {
    const browser = await visitor();
    const { named } = await deal(browser);
    const answer = await pick(browser, true, named[0]?.id ?? "", { "user-agent": "Googlebot/2.1" });
    expect(await answer.json()).toEqual({ named: named[0]?.id, nameless: null });
    expect(await savedPicks()).toEqual([]);
  });
});
