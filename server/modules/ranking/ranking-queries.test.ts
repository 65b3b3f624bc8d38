import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Interest } from "./interest.ts";
import {
  hoursBefore,
  noon,
  createRankingTestDatabase,
  type RankingTestDatabase,
  wishOf,
} from "#tests/ranking/ranking-test-database.ts";
import { type RankingFilter, getTrendLines, getReach, getRolledUpAt, listScores } from "./ranking-queries.ts";
import { recordInterests } from "./record-interest.ts";
import { rollUpInterest } from "./roll-up.ts";

let bed: RankingTestDatabase;
beforeEach(async () => {
  bed = await createRankingTestDatabase();
});
afterEach(() => bed.stop());

const filtersWith = (more: Partial<RankingFilter> = {}): RankingFilter => ({
  kind: "wish",
  period: "24h",
  line: null,
  faceType: null,
  withDemo: true,
  asOf: noon,
  ...more,
});

async function happened(...interests: Interest[]): Promise<void> {
  await recordInterests(bed.database, interests);
  await rollUpInterest(bed.database, { now: noon });
}

const scores = async (question: RankingFilter) =>
  Object.fromEntries(
    (await listScores(bed.database, question)).map(({ productId, score, previousScore }) => [
      productId,
      [score, previousScore],
    ]),
  );

describe("the scores", () => {
  it("count the last 24 hours, and the 24 before for comparison", async () => {
    await happened(
      wishOf(1, "lip-01", { at: hoursBefore(0.5) }),
      wishOf(2, "lip-01", { at: hoursBefore(23.9) }),
      wishOf(3, "lip-01", { at: hoursBefore(24.1) }),
      wishOf(3, "lip-02", { at: hoursBefore(47.9) }),
      wishOf(4, "lip-01", { at: hoursBefore(48.1) }),
    );
    expect(await scores(filtersWith())).toEqual({ "lip-01": [2, 1], "lip-02": [0, 1] });
  });

  it("count seven days in Japan up to today, and all time against a week ago", async () => {
    const on = (day: string, n: number) => wishOf(n, "lip-01", { at: new Date(`2026-${day}T00:00:00+09:00`) });
    await happened(on("11-20", 1), on("11-14", 2), on("11-13", 3), on("11-07", 4), on("11-06", 5));
    expect(await scores(filtersWith({ period: "7d" }))).toEqual({ "lip-01": [2, 2] });
    expect(await scores(filtersWith({ period: "all" }))).toEqual({ "lip-01": [5, 3] });
  });

  it("count a visitor once a day and again on the next", async () => {
    await happened(
      wishOf(1, "lip-01"),
      wishOf(1, "lip-01", { at: hoursBefore(2) }),
      wishOf(1, "lip-01", { at: hoursBefore(26) }),
    );
    expect(await scores(filtersWith({ period: "7d" }))).toEqual({ "lip-01": [2, 0] });
    expect((await getReach(bed.database, filtersWith({ period: "7d" }))).all).toBe(1);
  });

  it("keep to the kind, the line, the starting point and to visitors alone", async () => {
    await happened(
      wishOf(1, "lip-01", { faceType: 7 }),
      wishOf(2, "lip-01", { faceType: 2 }),
      wishOf(3, "tint-01", { faceType: 7 }),
      wishOf(4, "lip-01", { kind: "vote" }),
      wishOf(5, "lip-01", { isDemo: true }),
    );
    for (const period of ["24h", "7d", "all"] as const) {
      const previous = 0;
      expect(await scores(filtersWith({ period }))).toEqual({ "lip-01": [3, previous], "tint-01": [1, previous] });
      expect(await scores(filtersWith({ period, withDemo: false }))).toEqual({
        "lip-01": [2, previous],
        "tint-01": [1, previous],
      });
      expect(await scores(filtersWith({ period, line: "tint" }))).toEqual({ "tint-01": [1, previous] });
      expect(await scores(filtersWith({ period, faceType: 7 }))).toEqual({
        "lip-01": [1, previous],
        "tint-01": [1, previous],
      });
      expect(await scores(filtersWith({ period, kind: "vote" }))).toEqual({ "lip-01": [1, previous] });
    }
  });
});

describe("how many visitors stand behind it", () => {
  it("counts each of them once, whatever they wanted and however often", async () => {
    await happened(
      wishOf(1, "lip-01", { faceType: 7 }),
      wishOf(1, "tint-01", { faceType: 7 }),
      wishOf(1, "lip-02", { faceType: 7, at: hoursBefore(30) }),
      wishOf(2, "lip-01"),
      wishOf(3, "lip-01", { faceType: 7, at: hoursBefore(30) }),
      wishOf(4, "lip-01", { isDemo: true }),
    );
    const reach = await getReach(bed.database, filtersWith({ withDemo: false }));
    expect(reach.all).toBe(2);
    expect([...reach.byFaceType]).toEqual([[7, 1]]);
    expect((await getReach(bed.database, filtersWith({ period: "7d", withDemo: false }))).all).toBe(3);
    expect((await getReach(bed.database, filtersWith({ period: "all", line: "tint" }))).all).toBe(1);
  });
});

describe("the line of a product", () => {
  it("has a step for each hour or day, the last one the newest", async () => {
    await happened(
      wishOf(1, "lip-01"),
      wishOf(2, "lip-01", { at: hoursBefore(24) }),
      wishOf(3, "lip-01", { at: hoursBefore(100) }),
    );
    const hours = (await getTrendLines(bed.database, filtersWith(), ["lip-01", "lip-02"])).get("lip-01");
    expect(hours).toHaveLength(24);
    expect([hours?.[0], hours?.[23]]).toEqual([1, 1]);
    const lines = await getTrendLines(bed.database, filtersWith({ period: "7d" }), ["lip-01", "lip-02"]);
    expect(lines.get("lip-01")).toEqual([0, 0, 1, 0, 0, 1, 1]);
    expect(lines.get("lip-02")).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await getTrendLines(bed.database, filtersWith({ period: "all" }), ["lip-01"])).get("lip-01")).toHaveLength(
      28,
    );
  });
});

describe("the moment of the counts", () => {
  it("is that of the last roll-up", async () => {
    expect(await getRolledUpAt(bed.database)).toBeNull();
    await rollUpInterest(bed.database, { now: noon });
    expect(await getRolledUpAt(bed.database)).toEqual(noon);
  });
});
