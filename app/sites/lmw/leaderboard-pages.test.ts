import { expect, it } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi } from "#tests/api/test-api.ts";
import { api } from "./api.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api } });

/** Visitors with one run each on the board of all time; from number 0 on, ten of them with each score. */
async function seedLeaderboard(from: number, until: number, score: string): Promise<void> {
  const ids = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const numbers = `generate_series(${from}, ${until - 1}) AS n`;
  const statements = [
    `INSERT INTO visitors (id, created_at, lang) SELECT ${ids}, now(), 'ja' FROM ${numbers}`,
    `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup, is_cleared,
                             score, rank, ticks, hits, struck, jst_day, finished_at)
     SELECT ${ids}, ${ids}, 1, 1, 3, false, 1, '', '{}', true, ${score}, 1, 1, 0, '{}', '2026-11-20', '2026-11-20Z'
     FROM ${numbers}`,
    `INSERT INTO stage_bests (visitor_id, stage, difficulty, is_assisted, period, run_id, score, at)
     SELECT ${ids}, 1, 1, false, 'all', ${ids}, ${score}, '2026-11-20Z' FROM ${numbers}`,
  ];
  for (const [i, text] of statements.entries())
    await hub.database.queryComposed({ name: `stand-${from}-${i}`, text, values: [] });
}

interface Page {
  items: { runId: string; place: number; score: number }[];
  next: string | null;
}
const fetchPageAfter = async (after: string | null): Promise<Page> => {
  const query = `stage=1&difficulty=1&period=all${after === null ? "" : `&after=${encodeURIComponent(after)}`}`;
  return (await hub.browser().get(`/api/lmw/stg/boards?${query}`)).json() as Promise<Page>;
};

it("who turns the pages of a board meets everybody once, though others come in above while one reads", async () => {
  await seedLeaderboard(0, 65, "1000 - n / 10 * 10");
  const first = await fetchPageAfter(null);
  expect(first.items).toHaveLength(20);
  // Somebody who counted places would now meet the twentieth again.
  await seedLeaderboard(100, 105, "9000");
  const seenItems = [...first.items];
  for (let page = first; page.next !== null;) {
    page = await fetchPageAfter(page.next);
    seenItems.push(...page.items);
  }
  expect(seenItems.map(({ place }) => place)).toEqual(Array.from({ length: 65 }, (_, i) => i + 1));
  expect(new Set(seenItems.map(({ runId }) => runId)).size).toBe(65);
  expect(seenItems.map(({ score }) => score)).toEqual(seenItems.map(({ score }) => score).toSorted((a, b) => b - a));
  expect((await fetchPageAfter(null)).items.slice(0, 5).every(({ score }) => score === 9000)).toBe(true);
});
