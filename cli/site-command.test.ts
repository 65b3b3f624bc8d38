import { describe, expect, it } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";

const clock = fixedClock("2026-11-20T16:00:00Z");
let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 1);

const zone = (line: string) => typeCommand(line, { database, clock });

describe("zone site", () => {
  it("closes, lists and opens a site, and has its pages dropped each time", async () => {
    expect((await zone("sites list")).text).toBe("every site is open");
    expect((await zone("sites close lmv")).text).toBe("lmv is closed until you open it");
    expect((await zone("sites close lmw --until 2026-12-24")).data).toEqual({
      siteId: "lmw",
      closed: true,
      reopensOn: "2026-12-24",
    });
    expect((await zone("sites list")).data).toEqual({
      closed: [
        { siteId: "lmv", reopensOn: null },
        { siteId: "lmw", reopensOn: "2026-12-24" },
      ],
    });
    expect((await zone("sites open lmv")).text).toBe("lmv is open");
    const versions = await database.query({ text: "SELECT tag, version FROM page_versions ORDER BY tag" });
    expect(versions).toEqual([
      { tag: "doors", version: 3 },
      { tag: "site:lmv", version: 2 },
      { tag: "site:lmw", version: 1 },
    ]);
  });

  it("writes each closing and opening into the log", async () => {
    await zone("sites close lmw --until 2026-12-24");
    await zone("sites open lmw");
    expect(await database.query({ text: "SELECT action, subject, detail FROM audit_log ORDER BY number" })).toEqual([
      { action: "site.close", subject: "lmw", detail: { reopensOn: "2026-12-24" } },
      { action: "site.open", subject: "lmw", detail: {} },
    ]);
  });

  it.each([
    ["missing required argument 'id'", "sites close"],
    ["which site?", "sites close ../etc"],
    ["there is no site lmx", "sites close lmx"],
    ["is not a day", "sites close lmv --until tomorrow"],
    ["is not a day", "sites close lmv --until 2027-02-30"],
    ["is not after today (2026-11-21 in Japan)", "sites close lmv --until 2026-11-21"],
    ["unknown option '--until'", "sites open lmv --until 2026-12-24"],
    ["unknown option '--dry-run'", "sites close lmv --dry-run"],
    ["too many arguments", "sites close lmv lmw"],
    ["unknown command 'shut'", "sites shut lmv"],
  ])("says what is wrong: %s", async (message, typed) => {
    await expect(zone(typed)).rejects.toThrow(message);
    expect(await database.query({ text: "SELECT site_id FROM site_switches" })).toEqual([]);
  });
});
