import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  noon,
  createRankingTestDatabase,
  type RankingTestDatabase,
  visitorNo,
  wishOf,
} from "#tests/ranking/ranking-test-database.ts";
import { recordInterest } from "#server/modules/ranking/record-interest.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { demoCommand } from "./demo-command.ts";
import { visitorCommand } from "./visitor-command.ts";

let bed: RankingTestDatabase;
beforeEach(async () => {
  bed = await createRankingTestDatabase();
});
afterEach(() => bed.stop());

const parts = () => ({ database: bed.database, clock: fixedClock(noon), siteIds: null });
const demo = (verb?: string, extra?: string) => demoCommand(verb, extra, {}, parts());
const visitor = (verb?: string, id?: string) => visitorCommand(verb, id, {}, parts());

describe("zone demo", () => {
  it("says whether made-up numbers are shown, and switches them off and on", async () => {
    expect((await demo("status")).data).toEqual({ isOn: true, madeUntil: null });
    expect((await demo("off")).text).toContain("off");
    expect((await demo("status")).data).toEqual({ isOn: false, madeUntil: null });
    expect((await demo("on")).data).toEqual({ isOn: true, madeUntil: null });
  });

  it.each([[undefined], ["stop"]])("knows no %s", async (verb) => {
    await expect(demo(verb)).rejects.toThrow("demo knows");
    await expect(demo("off", "now")).rejects.toThrow("demo knows");
  });
});

describe("zone visitor", () => {
  it("leaves a visitor out of the ranking for good", async () => {
    await bed.database.query({
      text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
      values: [visitorNo(1), noon],
    });
    await recordInterest(bed.database, wishOf(1, "lip-01"));
    await visitor("exclude", visitorNo(1));
    expect(await bed.database.query({ text: "SELECT 1 FROM interest_events" })).toEqual([]);
    expect(await recordInterest(bed.database, wishOf(1, "lip-01"))).toBe(false);
  });

  it("wants to know which one", async () => {
    await expect(visitor("exclude", "me")).rejects.toThrow("which visitor?");
    await expect(visitor("exclude", visitorNo(99))).rejects.toThrow("nobody has the id");
    await expect(visitor("forget", visitorNo(1))).rejects.toThrow("visitors knows");
  });
});
