import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  noon,
  createRankingTestDatabase,
  type RankingTestDatabase,
  visitorNo,
  wishOf,
} from "#tests/ranking/ranking-test-database.ts";
import { typeCommand } from "#test-support/type-command.ts";
import { recordInterest } from "#server/modules/ranking/record-interest.ts";
import { fixedClock } from "#server/platform/clock.ts";

let bed: RankingTestDatabase;
beforeEach(async () => {
  bed = await createRankingTestDatabase();
});
afterEach(() => bed.stop());

const zone = (line: string) => typeCommand(line, { database: bed.database, clock: fixedClock(noon) });

describe("zone demo", () => {
  it("says whether made-up numbers are shown, and switches them off and on", async () => {
    expect((await zone("demo status")).data).toEqual({ isOn: true, madeUntil: null });
    expect((await zone("demo off")).text).toContain("off");
    expect((await zone("demo status")).data).toEqual({ isOn: false, madeUntil: null });
    expect((await zone("demo on")).data).toEqual({ isOn: true, madeUntil: null });
  });

  it.each([
    ["(outputHelp)", "demo"],
    ["unknown command 'stop'", "demo stop"],
    ["too many arguments", "demo off now"],
  ])("says what is wrong: %s", async (message, typed) => {
    await expect(zone(typed)).rejects.toThrow(message);
  });
});

describe("zone visitor", () => {
  it("leaves a visitor out of the ranking for good", async () => {
    await bed.database.query({
      text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
      values: [visitorNo(1), noon],
    });
    await recordInterest(bed.database, wishOf(1, "lip-01"));
    await zone(`visitors exclude ${visitorNo(1)}`);
    expect(await bed.database.query({ text: "SELECT 1 FROM interest_events" })).toEqual([]);
    expect(await recordInterest(bed.database, wishOf(1, "lip-01"))).toBe(false);
  });

  it("wants to know which one", async () => {
    await expect(zone("visitors exclude me")).rejects.toThrow("Give its id, a UUID");
    await expect(zone(`visitors exclude ${visitorNo(99)}`)).rejects.toThrow("nobody has the id");
    await expect(zone(`visitors forget ${visitorNo(1)}`)).rejects.toThrow("unknown command 'forget'");
  });
});
