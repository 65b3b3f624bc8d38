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
  houseRuns: { runId: string; monster: number; score: number }[];
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

it("on a board where nobody stands four of the house sit; with each who comes the lowest goes, and places stay the people's", async () => {
  const empty = await fetchPageAfter(null);
  expect(empty.items).toEqual([]);
  expect(empty.houseRuns.map(({ monster }) => monster).toSorted()).toEqual([1, 2, 3, 4]);
  expect(empty.houseRuns.every((run) => !("place" in run))).toBe(true);
  const scores = empty.houseRuns.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const people of [1, 2, 3, 4, 5]) {
    // All of them below whoever sits there: that takes nobody's place.
    await seedLeaderboard(people - 1, people, "10");
    const page = await fetchPageAfter(null);
    expect(page.items.map(({ place }) => place)).toEqual(Array.from({ length: people }, (_, i) => i + 1));
    expect(page.houseRuns).toEqual(empty.houseRuns.slice(0, Math.max(0, 4 - people)));
  }
});

it("nobody of the house sits on a later page, nor at the white paper", async () => {
  await seedLeaderboard(0, 21, "1000 - n");
  const second = await fetchPageAfter((await fetchPageAfter(null)).next);
  expect([second.items.length, second.houseRuns]).toEqual([1, []]);
  const white = await (await hub.browser().get("/api/lmw/stg/boards?stage=7&difficulty=1")).json();
  expect(white).toEqual({ items: [], houseRuns: [], next: null });
});

it("a run of the house is told with its log at once, and can be played against with its seed", async () => {
  const [best] = (await fetchPageAfter(null)).houseRuns;
  const ghost = await (await hub.browser().get(`/api/lmw/stg/runs/${best?.runId}`)).json();
  expect(ghost).toMatchObject({
    ...{ runId: best?.runId, score: best?.score, alias: null, log: expect.any(String) },
    setup: { stage: 1, difficulty: 1, monster: best?.monster },
  });
  const browser = await hub.visitor();
  const request = { stage: 1, difficulty: 1, monster: 13, challenge: best?.runId };
  const ticket = await (await browser.write("POST", "/api/lmw/stg/tickets", request)).json();
  expect(ticket.setup.seed).toBe(ghost.setup.seed);
  expect(ticket.rulesHash).toBe(ghost.rulesHash);
  const otherStage = await browser.write("POST", "/api/lmw/stg/tickets", { ...request, stage: 2 });
  expect(otherStage.status).toBe(410);
});
