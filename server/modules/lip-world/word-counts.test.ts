import { expect, it } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { weekAt, addWeeks } from "./weeks.ts";
import { countMyWords, listWordCounts } from "./word-counts.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const [me, other] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

/** Four hundred runs over three weeks, on the hour, with what they crossed out; some of it is no phrase. */
async function playMuch(): Promise<void> {
  await database.query({
    name: "much",
    text: `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                                   is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
           SELECT gen_random_uuid(), CASE WHEN n % 3 = 0 THEN $1::uuid ELSE $2::uuid END, 1 + n % 7, 1, 1, false, 1, '',
                  '{}', true, n, 1, 1, 0,
                  ARRAY[(1 + n % 7) || '-0' || (1 + n % 5), (1 + n % 2) || '-01', 'rule-' || n % 4, '8-01'],
                  '2026-11-20', '2026-11-09T00:00:00Z'::timestamptz + n * interval '1 hour'
           FROM generate_series(0, 399) AS n`,
    values: [me, other],
  });
}

it("what the page tells of a week is what one finds by asking the runs another way, word for word", async () => {
  await playMuch();
  const week = weekAt(clock.now());
  const counts = await listWordCounts(database, week);
  // Word by word, with no word taken apart from its run: another road to the same number.
  for (const { sayingId, count } of counts) {
    const [row] = await database.query({
      name: "again",
      text: `SELECT coalesce(sum(cardinality(array_positions(struck, $1))), 0)::text AS n FROM stage_runs
             WHERE (finished_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN '2026-11-16' AND '2026-11-22'`,
      values: [sayingId],
    });
    expect(Number(row?.n), sayingId).toBe(count);
  }
  expect(counts.length).toBeGreaterThan(10);
  expect(counts.some(({ count }) => count >= 30)).toBe(true);
  expect(counts.some(({ count }) => count < 30)).toBe(true);
  expect(counts.map(({ sayingId }) => sayingId).filter((id) => !/^[1-7]-\d\d$/.test(id))).toEqual([]);
  expect(counts).toEqual(counts.toSorted((a, b) => b.count - a.count || a.sayingId.localeCompare(b.sayingId)));
});

it("the weeks together are all, none is counted twice, and one's own are among them", async () => {
  await playMuch();
  const middle = weekAt(clock.now());
  const sum = (list: { count: number }[]): number => list.reduce((total, { count }) => total + count, 0);
  const weeks = [addWeeks(middle, -1), middle, addWeeks(middle, 1)];
  const each = await Promise.all(weeks.map((week) => listWordCounts(database, week)));
  // Two of the four that a run crossed out are phrases.
  expect(each.map(sum).reduce((total, n) => total + n, 0)).toBe(800);
  const [mine, theirs] = [await countMyWords(database, me, middle), await countMyWords(database, other, middle)];
  expect(mine + theirs).toBe(sum(each[1] ?? []));
  expect(mine).toBeGreaterThan(0);
});
