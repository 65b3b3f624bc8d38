import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { api } from "#app/sites/lmv/api.server.ts";
import { mergeContent } from "../../tools/content/merge-content.ts";
import { readContent } from "../../tools/content/read-content.ts";
import { createTestApi, type TestApi } from "./test-api.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
let fresh: TestDatabase;
let hub: TestApi;
beforeAll(async () => {
  fresh = await createTestDatabase();
  hub = createTestApi({
    ...{ databaseUrl: fresh.url, siteApis: { lmv: api }, master },
    // As in earnest: these limits are what is tried here.
    env: { LIMITS_FACTOR: "1" },
  });
});
afterAll(async () => {
  await hub.stop();
  await fresh.drop();
});

/** What a newcomer's first minute asks for: a session, what the page shows of them, a ballot, a vote, two events. */
async function comeAndVote(address: string): Promise<number[]> {
  const browser = hub.browser({ address });
  const answers = [await browser.get("/api/login.php")];
  answers.push(await browser.write("POST", "/api/visitor/opening", {}));
  for (let i = 0; i < 4; i++) answers.push(await browser.get("/api/visitor/summary"));
  const ballot = await browser.write("POST", "/api/lmv/ballots", undefined);
  answers.push(ballot);
  const { ballot: token } = (await ballot.json()) as { ballot: string };
  const headers = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1" };
  answers.push(await browser.write("POST", "/api/lmv/votes", { monsterId: "09", ballot: token }, headers));
  return answers.map(({ status }) => status);
}

test.each([
  ["one IPv4 address of a carrier", () => "192.0.2.1"],
  ["phones of one IPv6 /56", (i: number) => `2001:db8:1:${(0x200 + i).toString(16)}::1`],
])("a hundred and twenty newcomers behind %s all get in within a minute and may vote", async (_, addressOf) => {
  for (let i = 0; i < 120; i++) expect(await comeAndVote(addressOf(i)), `newcomer ${i}`).not.toContain(429);
});
