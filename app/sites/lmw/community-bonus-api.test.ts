import { expect, it } from "vitest";
import type { StageTicket } from "#contracts/stage-run.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { systemRandom } from "#server/platform/random.ts";
import { master } from "#tests/badges/api-user.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { api } from "./api.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api }, master });

const dayMs = 86_400_000;

/** Somebody crossed out words with a monster, so many days ago. */
async function crossOut(words: number, { monster, stage, daysAgo }: Record<"monster" | "stage" | "daysAgo", number>) {
  const visitorId = systemRandom.uuid();
  const at = new Date(hub.clock.now().getTime() - daysAgo * dayMs);
  await recordVisit(hub.database, { visitorId, lang: "ja", now: at });
  await hub.database.queryComposed({
    text: `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                                   is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
           VALUES ($1, $2, $3, 1, $4, false, 1, '', '{}', false, 900, 0, 1, 0, $5, '2026-11-01', $6)`,
    values: [systemRandom.uuid(), visitorId, stage, monster, Array.from({ length: words }, () => "1-05"), at],
  });
}
const bondOf = async (browser: TestBrowser, { stage = 1, monster = 13 } = {}): Promise<number> => {
  const answer = await browser.write("POST", "/api/lmw/stg/tickets", { stage, difficulty: 1, monster });
  return ((await answer.json()) as StageTicket).setup.bond;
};

it("the monsters of last week's first land begin a step nearer this week, and no others", async () => {
  const browser = await hub.visitor();
  expect(await bondOf(browser)).toBe(0);
  await crossOut(9, { monster: 14, stage: 1, daysAgo: 7 });
  await crossOut(4, { monster: 1, stage: 1, daysAgo: 7 });
  hub.clock.advance(61_000);
  expect(await bondOf(browser), "of the fourth land, as 14 is").toBe(1);
  expect(await bondOf(browser, { monster: 1 })).toBe(0);
});

it("where everyone has painted the week's Rule, every run begins a step nearer", async () => {
  const browser = await hub.visitor();
  // In the forty-eighth week everyone paints the Rule of the first land.
  hub.clock.advance(Date.parse("2026-11-25T03:00:00Z") - hub.clock.now().getTime());
  expect(await bondOf(browser)).toBe(0);
  await crossOut(149, { monster: 24, stage: 1, daysAgo: 0 });
  hub.clock.advance(61_000);
  expect(await bondOf(browser), "two hundred and ninety-eight of three hundred").toBe(0);
  await crossOut(2, { monster: 24, stage: 5, daysAgo: 0 });
  hub.clock.advance(61_000);
  expect([await bondOf(browser), await bondOf(browser, { stage: 2 })]).toEqual([1, 0]);
});
