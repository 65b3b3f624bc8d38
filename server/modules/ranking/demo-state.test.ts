import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import description from "#content/demo/ranking.json" with { type: "json" };
import { demoConfigSchema } from "#contracts/demo-config.ts";
import { getBlindCounts } from "./blind-picks.ts";
import { createDemoGenerator } from "./demo-events.ts";
import { getDemoState, setDemoEnabled } from "./demo-state.ts";
import { generateDemo } from "./generate-demo.ts";
import {
  hoursBefore,
  noon,
  createRankingTestDatabase,
  type RankingTestDatabase,
} from "#tests/ranking/ranking-test-database.ts";

const catalogue = [...Object.keys(description.blind.named), "tint-01", "tint-02", "mascara-01", "shadow-001"];
const maker = createDemoGenerator(v.parse(demoConfigSchema, description), catalogue);

let bed: RankingTestDatabase;
beforeEach(async () => {
  bed = await createRankingTestDatabase();
});
afterEach(() => bed.stop());

const make = (now: Date, daysBack = 3) => generateDemo(bed.database, { maker, daysBack, now });
const made = async () =>
  bed.database.query({
    text: "SELECT visitor_id, kind, product_id, at, is_demo FROM interest_events ORDER BY 1, 2, 3, 4",
  });

describe("the demonstration", () => {
  it("makes the same for the same hour, within that hour, of products that are there", () => {
    const hour = hoursBefore(14);
    const { interests, picks } = maker.generateHour(hour);
    expect(maker.generateHour(hour)).toEqual({ interests, picks });
    expect(maker.generateHour(hoursBefore(13)).interests).not.toEqual(interests);
    expect(interests.length).toBeGreaterThan(10);
    for (const { at, productId, isDemo } of interests) {
      expect(at.getTime() - hour.getTime()).toBeGreaterThanOrEqual(0);
      expect(at.getTime() - hour.getTime()).toBeLessThan(3_600_000);
      expect(catalogue).toContain(productId);
      expect(isDemo).toBe(true);
    }
  });

  it("fills the days before the first start, and later only the hours since", async () => {
    await make(hoursBefore(0));
    const first = await made();
    expect(first.length).toBeGreaterThan(500);
    expect(first.every(({ is_demo }) => is_demo)).toBe(true);
    await make(hoursBefore(0));
    expect(await made()).toEqual(first);
    await make(hoursBefore(-2));
    const later = (await made()).filter(({ at }) => at >= noon);
    expect((await made()).length).toBe(first.length + later.length);
    expect((await getBlindCounts(bed.database, "202611", true)).visitors.both).toBeGreaterThan(30);
    expect((await getBlindCounts(bed.database, "202611", false)).visitors.both).toBe(0);
  });

  it("makes nothing twice when two processes start at once", async () => {
    await Promise.all([make(noon, 1), make(noon, 1)]);
    const once = await made();
    expect(new Set(once.map((row) => JSON.stringify(row))).size).toBe(once.length);
    expect((await getDemoState(bed.database)).madeUntil).toEqual(noon);
  });

  it("makes nothing once it is off, and goes on where it stopped when it is on again", async () => {
    await bed.database.transaction((queries) => setDemoEnabled(queries, false));
    await make(noon);
    expect(await made()).toEqual([]);
    expect((await getDemoState(bed.database)).isOn).toBe(false);
    await bed.database.transaction((queries) => setDemoEnabled(queries, true));
    await make(noon, 1);
    expect((await made()).length).toBeGreaterThan(100);
    expect(await bed.database.query({ text: "SELECT version FROM page_versions WHERE tag = 'ranking'" })).toEqual([
      { version: 2 },
    ]);
  });
});
