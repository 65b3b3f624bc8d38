import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type BlindPick,
  blindRound,
  getBlindCounts,
  listBlindRounds,
  getMyBlindPicks,
  recordBlindPick,
} from "./blind-picks.ts";
import { dealSwatches } from "./deal-swatches.ts";
import {
  noon,
  createRankingTestDatabase,
  type RankingTestDatabase,
  visitorNo,
} from "#tests/ranking/ranking-test-database.ts";

let bed: RankingTestDatabase;
beforeEach(async () => {
  bed = await createRankingTestDatabase();
});
afterEach(() => bed.stop());

const pick = (n: number, isNamed: boolean, pickedId: string, more: Partial<BlindPick> = {}): BlindPick => ({
  visitorId: visitorNo(n),
  isNamed,
  source: "ranking",
  offeredIds: ["lip-01", "lip-02", "lip-03"],
  pickedIds: [pickedId],
  at: noon,
  ...more,
});

describe("a choice by eye", () => {
  it("counts once a month with names and once without, the first one", async () => {
    expect(await recordBlindPick(bed.database, pick(1, true, "lip-01"))).toBe(true);
    expect(await recordBlindPick(bed.database, pick(1, false, "lip-02"))).toBe(true);
    expect(await recordBlindPick(bed.database, pick(1, false, "lip-03"))).toBe(false);
    expect(await getMyBlindPicks(bed.database, visitorNo(1), "202611")).toEqual({
      named: "lip-01",
      nameless: "lip-02",
    });
    const december = new Date("2026-12-01T00:00:00+09:00");
    expect(await recordBlindPick(bed.database, pick(1, false, "lip-03", { at: december }))).toBe(true);
    expect(await listBlindRounds(bed.database, true)).toEqual(["202612", "202611"]);
  });

  it("is a share of how often a swatch was offered, with names and without", async () => {
    await recordBlindPick(bed.database, pick(1, true, "lip-01"));
    await recordBlindPick(bed.database, pick(1, false, "lip-02"));
    await recordBlindPick(bed.database, pick(2, false, "lip-02", { offeredIds: ["lip-02", "lip-04"] }));
    await recordBlindPick(bed.database, pick(3, false, "lip-01", { isDemo: true }));
    const { named, nameless, visitors } = await getBlindCounts(bed.database, "202611", false);
    expect(visitors).toEqual({ named: 1, nameless: 2, both: 1 });
    expect(named).toContainEqual({ productId: "lip-01", offered: 1, picked: 1 });
    expect(nameless).toEqual([
      { productId: "lip-01", offered: 1, picked: 0 },
      { productId: "lip-02", offered: 2, picked: 2 },
      { productId: "lip-03", offered: 1, picked: 0 },
      { productId: "lip-04", offered: 1, picked: 0 },
    ]);
    expect((await getBlindCounts(bed.database, "202611", true)).visitors.nameless).toBe(3);
  });

  it("belongs to the month it has in Japan", () => {
    expect(blindRound(new Date("2026-11-30T14:59:59Z"))).toBe("202611");
    expect(blindRound(new Date("2026-11-30T15:00:00Z"))).toBe("202612");
  });
});

describe("the swatches on the table", () => {
  const catalogue = Array.from({ length: 24 }, (_, i) => `lip-${String(i + 1).padStart(2, "0")}`);

  it("stay the same for a visitor within a month, both times, in two orders", () => {
    const deal = dealSwatches(visitorNo(1), noon, catalogue);
    expect(dealSwatches(visitorNo(1), new Date("2026-11-01T00:00:00Z"), catalogue.toReversed())).toEqual(deal);
    expect(new Set(deal.offeredIds).size).toBe(6);
    expect(deal.namedOrder.toSorted()).toEqual(deal.offeredIds.toSorted());
    expect(deal.namelessOrder.toSorted()).toEqual(deal.offeredIds.toSorted());
    expect(dealSwatches(visitorNo(1), new Date("2026-12-05T00:00:00Z"), catalogue)).not.toEqual(deal);
  });

  it("offer every swatch about as often, and the names first to half of the visitors", () => {
    const deals = Array.from({ length: 2_000 }, (_, n) => dealSwatches(visitorNo(n), noon, catalogue));
    const counts = catalogue.map((id) => deals.filter(({ offeredIds }) => offeredIds.includes(id)).length);
    expect(Math.min(...counts)).toBeGreaterThan(400);
    expect(Math.max(...counts)).toBeLessThan(600);
    const namedFirst = deals.filter(({ isNamedFirst }) => isNamedFirst).length;
    expect(namedFirst).toBeGreaterThan(900);
    expect(namedFirst).toBeLessThan(1_100);
  });
});
