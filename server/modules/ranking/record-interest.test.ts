import { describe, expect, it } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import type { Interest } from "./interest.ts";
import { recordInterest, recordInterests } from "./record-interest.ts";

const clock = fixedClock("2026-11-20T12:00:00+09:00");
const me = "00000000-0000-4000-8000-000000000001";
const you = "00000000-0000-4000-8000-000000000002";
const wish: Interest = { visitorId: me, productId: "lip-01", kind: "wish", at: clock.now() };

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 5);

const stored = (table: "interest_events" | "interest_pending") =>
  database.query({
    text: `SELECT visitor_id, kind, product_id, jst_day, face_type, is_demo FROM ${table} ORDER BY 1, 2, 3, 4`,
  });

describe("what a visitor does with a product", () => {
  it("counts once a day, however often it is done", async () => {
    expect(await recordInterest(database, wish)).toBe(true);
    expect(await recordInterest(database, { ...wish, at: new Date("2026-11-20T23:59:59+09:00") })).toBe(false);
    expect(await recordInterest(database, { ...wish, at: new Date("2026-11-21T00:00:00+09:00") })).toBe(true);
    expect((await stored("interest_events")).map(({ jst_day }) => jst_day)).toEqual(["2026-11-20", "2026-11-21"]);
  });

  it("counts with the type of the visitor's latest starting point, where the write does not say one", async () => {
    const starting = (id: string, chosen: number, madeAt: string) =>
      database.query({
        text: `INSERT INTO face_results (id, visitor_id, type, runner_up, chosen, a, b, c, reference_id, mode, made_at)
               VALUES ($1, $2, 0, 1, $3, 0, 0, 0, 'landmarker-jp-1', 'photo', $4)`,
        values: [id, me, chosen, new Date(madeAt)],
      });
    await database.query({
      text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
      values: [me, clock.now()],
    });
    await starting("AAAAAAAAAA", 3, "2026-11-18T12:00:00+09:00");
    await starting("BBBBBBBBBB", 5, "2026-11-19T12:00:00+09:00");
    await recordInterest(database, wish);
    await recordInterest(database, { ...wish, productId: "lip-02", faceType: 1 });
    await recordInterest(database, { ...wish, visitorId: you });
    const types = await database.query({
      text: "SELECT face_type FROM interest_events ORDER BY visitor_id, product_id",
    });
    expect(types.map(({ face_type }) => face_type)).toEqual([5, 1, 8]);
  });

  it("counts for each product, each kind and each visitor by itself", async () => {
    const others: Interest[] = [
      wish,
      { ...wish, productId: "lip-02" },
      { ...wish, kind: "try" },
      { ...wish, visitorId: you, faceType: 7 },
    ];
    for (const other of others) expect(await recordInterest(database, other)).toBe(true);
    expect(await stored("interest_pending")).toEqual(await stored("interest_events"));
    expect(await stored("interest_events")).toContainEqual(
      expect.objectContaining({ visitor_id: you, face_type: 7, is_demo: false }),
    );
  });

  it("counts once when twenty taps arrive at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => recordInterest(database, wish)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await stored("interest_pending")).toHaveLength(1);
  });

  it("is undone with the write it belongs to", async () => {
    const failing = database.transaction(async (queries) => {
      await recordInterest(queries, wish);
      throw new Error("the wish was refused");
    });
    await expect(failing).rejects.toThrow("the wish was refused");
    expect(await stored("interest_events")).toEqual([]);
    expect(await stored("interest_pending")).toEqual([]);
  });

  it("does not count when a machine or an excluded visitor does it", async () => {
    await database.query({
      text: "INSERT INTO interest_exclusions (visitor_id, at) VALUES ($1, $2)",
      values: [you, clock.now()],
    });
    const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1";
    expect(await recordInterest(database, { ...wish, userAgent: crawler })).toBe(false);
    expect(await recordInterest(database, { ...wish, visitorId: you })).toBe(false);
    expect(await stored("interest_events")).toEqual([]);
    expect(await recordInterest(database, { ...wish, userAgent: phone })).toBe(true);
  });

  it("counts the different ones of many at once", async () => {
    const many = [wish, wish, { ...wish, visitorId: you }, { ...wish, kind: "vote" as const, isDemo: true }];
    expect(await recordInterests(database, many)).toBe(3);
    expect(await recordInterests(database, many)).toBe(0);
    expect(await stored("interest_pending")).toHaveLength(3);
  });
});
