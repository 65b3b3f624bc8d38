import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seededRandom } from "../../platform/random.ts";
import type { FaceType, Interest } from "./interest.ts";
import {
  hoursBefore,
  noon,
  createRankingTestDatabase,
  type RankingTestDatabase,
  visitorNo,
  wishOf,
} from "#tests/ranking/ranking-test-database.ts";
import { recordInterest, recordInterests } from "./record-interest.ts";
import { rankingTag, rollUpInterest } from "./roll-up.ts";
import { excludeVisitor, withdrawInterest } from "./withdraw.ts";

let bed: RankingTestDatabase;
beforeEach(async () => {
  bed = await createRankingTestDatabase();
});
afterEach(() => bed.stop());

const rollUp = (): Promise<number> => rollUpInterest(bed.database, { now: noon });

/** What the counts say, and what the events that are no longer waiting say: the two must be the same at any moment. */
async function expectTablesAgree(): Promise<void> {
  const counted = `SELECT e.* FROM interest_events e WHERE NOT EXISTS (SELECT 1 FROM interest_pending p
    WHERE (p.visitor_id, p.kind, p.product_id, p.jst_day) = (e.visitor_id, e.kind, e.product_id, e.jst_day))`;
  const tables = [
    [
      "interest_hours",
      "kind, hour::text AS bucket, product_id, face_type, is_demo, n",
      "date_trunc('hour', at, 'UTC')::text",
    ],
    ["interest_days", "kind, jst_day::text AS bucket, product_id, face_type, is_demo, n", "jst_day::text"],
    ["interest_totals", "kind, '' AS bucket, product_id, face_type, is_demo, n", "''"],
  ] as const;
  for (const [table, columns, bucket] of tables) {
    const rowsOfTable = await bed.database.queryComposed<object>({
      text: `SELECT ${columns} FROM ${table} WHERE n <> 0 ORDER BY 1, 2, 3, 4, 5`,
    });
    const truth = await bed.database.queryComposed<object>({
      text: `SELECT kind, ${bucket} AS bucket, product_id, face_type, is_demo, count(*) AS n FROM (${counted}) c
             GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
    });
    expect(rowsOfTable).toEqual(truth);
  }
}

function crowd(count: number): Interest[] {
  const random = seededRandom("crowd");
  return Array.from({ length: count }, () => ({
    visitorId: visitorNo(random.int(200)),
    productId: `lip-0${1 + random.int(9)}`,
    kind: random.int(2) === 0 ? "wish" : "vote",
    faceType: random.int(3) === 0 ? undefined : (random.int(8) as FaceType),
    at: hoursBefore(random.int(60)),
    isDemo: random.int(4) === 0,
  }));
}

describe("the roll-up", () => {
  it("brings the counts to what the events say, and the next one adds only what is new", async () => {
    const stored = await recordInterests(bed.database, crowd(3_000));
    expect(await rollUp()).toBe(stored);
    await expectTablesAgree();
    expect(await rollUp()).toBe(0);
    await expectTablesAgree();
    await recordInterest(bed.database, wishOf(999, "lip-01"));
    expect(await rollUp()).toBe(1);
    await expectTablesAgree();
  });

  it("counts each event once when several run at once while visitors go on", async () => {
    const events = crowd(2_400);
    const parts = [0, 1, 2, 3].map((part) => events.filter((_, i) => i % 4 === part));
    const runs = parts.flatMap((part) => [recordInterests(bed.database, part), rollUp(), rollUp()]);
    await Promise.all(runs);
    await expectTablesAgree();
    await rollUp();
    await expectTablesAgree();
    expect(await bed.database.query({ text: "SELECT 1 FROM interest_pending" })).toEqual([]);
  });

  it("loses nothing when it is broken off in the middle of a batch", async () => {
    const stored = await recordInterests(bed.database, crowd(500));
    const breaking = rollUpInterest(
      {
        transaction: (work) =>
          bed.database.transaction(async (queries) => {
            await work(queries);
            throw new Error("the power went");
          }),
      },
      { now: noon },
    );
    await expect(breaking).rejects.toThrow("the power went");
    await expectTablesAgree();
    expect(await rollUp()).toBe(stored);
  });

  it("ends between batches when told to, and the rest waits", async () => {
    await recordInterests(bed.database, crowd(100));
    expect(await rollUpInterest(bed.database, { now: noon, signal: AbortSignal.abort() })).toBe(0);
    await expectTablesAgree();
    expect(await rollUp()).toBeGreaterThan(0);
  });

  it("has the pages of the ranking made anew, and drops hours nobody asks for any more", async () => {
    await recordInterests(bed.database, [wishOf(1, "lip-01", { at: hoursBefore(73) }), wishOf(1, "lip-02")]);
    await rollUp();
    expect(await bed.database.query({ text: "SELECT tag, version FROM page_versions" })).toEqual([
      { tag: rankingTag, version: 1 },
    ]);
    expect(await bed.database.query({ text: "SELECT product_id FROM interest_hours" })).toEqual([
      { product_id: "lip-02" },
    ]);
    expect(await bed.database.query({ text: "SELECT product_id FROM interest_days" })).toHaveLength(2);
  });
});

describe("a visitor who is taken out", () => {
  it("leaves the counts as if they had never come, counted or waiting", async () => {
    const mine = [
      wishOf(1, "lip-01", { faceType: 3 }),
      wishOf(1, "lip-02"),
      wishOf(1, "lip-01", { at: hoursBefore(30) }),
    ];
    await recordInterests(bed.database, [...mine, wishOf(2, "lip-01", { faceType: 3 })]);
    await rollUp();
    await recordInterest(bed.database, wishOf(1, "lip-09"));
    await bed.database.transaction((queries) => withdrawInterest(queries, visitorNo(1)));
    await expectTablesAgree();
    expect(await bed.database.query({ text: "SELECT visitor_id FROM interest_events" })).toEqual([
      { visitor_id: visitorNo(2) },
    ]);
    expect(await bed.database.query({ text: "SELECT visitor_id FROM interest_visitors" })).toEqual([
      { visitor_id: visitorNo(2) },
    ]);
  });

  it("does not count again when they were staff", async () => {
    await recordInterest(bed.database, wishOf(1, "lip-01"));
    await rollUp();
    await bed.database.transaction((queries) => excludeVisitor(queries, { visitorId: visitorNo(1), now: noon }));
    expect(await recordInterest(bed.database, wishOf(1, "lip-02"))).toBe(false);
    await rollUp();
    await expectTablesAgree();
    expect(await bed.database.query({ text: "SELECT 1 FROM interest_totals WHERE n > 0" })).toEqual([]);
  });
});
