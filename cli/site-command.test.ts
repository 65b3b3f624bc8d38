import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { siteCommand } from "./site-command.ts";

const clock = fixedClock("2026-11-20T16:00:00Z");
let fresh: TestDatabase;
let database: Database;
beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 1, logger: memoryLogger(clock) });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const site = (verb?: string, id?: string, until?: string) =>
  siteCommand(verb, id, { until }, { database, clock, siteIds: ["lmv", "lmw"] });

describe("zone site", () => {
  it("closes, lists and opens a site, and has its pages dropped each time", async () => {
    expect((await site("list")).text).toBe("every site is open");
    expect((await site("close", "lmv")).text).toBe("lmv is closed until you open it");
    expect((await site("close", "lmw", "2026-12-24")).data).toEqual({
      siteId: "lmw",
      closed: true,
      reopensOn: "2026-12-24",
    });
    expect((await site("list")).data).toEqual({
      closed: [
        { siteId: "lmv", reopensOn: null },
        { siteId: "lmw", reopensOn: "2026-12-24" },
      ],
    });
    expect((await site("open", "lmv")).text).toBe("lmv is open");
    const versions = await database.query({ text: "SELECT tag, version FROM page_versions ORDER BY tag" });
    expect(versions).toEqual([
      { tag: "doors", version: 3 },
      { tag: "site:lmv", version: 2 },
      { tag: "site:lmw", version: 1 },
    ]);
  });

  it("writes each closing and opening into the log", async () => {
    await site("close", "lmw", "2026-12-24");
    await site("open", "lmw");
    expect(await database.query({ text: "SELECT action, subject, detail FROM audit_log ORDER BY number" })).toEqual([
      { action: "site.close", subject: "lmw", detail: { reopensOn: "2026-12-24" } },
      { action: "site.open", subject: "lmw", detail: {} },
    ]);
  });

  it.each<[string, string, string?, string?]>([
    ["which site?", "close"],
    ["which site?", "close", "../etc"],
    ["there is no site lmx", "close", "lmx"],
    ["is not a day", "close", "lmv", "tomorrow"],
    ["is not a day", "close", "lmv", "2027-02-30"],
    ["is not after today (2026-11-21 in Japan)", "close", "lmv", "2026-11-21"],
    ["--until belongs to", "open", "lmv", "2026-12-24"],
    ["sites knows", "shut", "lmv"],
  ])("says what is wrong: %s", async (message, verb, id, until) => {
    await expect(site(verb, id, until)).rejects.toThrow(message);
    expect(await database.query({ text: "SELECT site_id FROM site_switches" })).toEqual([]);
  });
});
