import { expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
let database: Database;
openDatabaseForEachTest(async (opened) => {
  database = opened;
  const votes = [
    [1, "03", "2026-11-19", false],
    [2, "03", "2026-11-19", false],
    [3, "07", "2026-11-19", true],
    [4, "07", "2026-11-20", false],
  ] as const;
  for (const [n, monster, day, isQuarantined] of votes)
    await database.query({
      text: `INSERT INTO votes (id, poll_id, visitor_id, jst_day, key, monster_id, voted_at, is_quarantined)
             VALUES ($1, 'ball', $1, $2, $1, $3, $4, $5)`,
      values: [id(n), day, monster, clock.now(), isQuarantined],
    });
  for (const [monster, day, counted, quarantined] of [
    ["03", "2026-11-19", 2, 0],
    ["07", "2026-11-19", 0, 1],
    ["07", "2026-11-20", 1, 0],
  ] as const)
    await database.query({
      text: "INSERT INTO vote_counters VALUES ('ball', $1, $2, 1, $3, $4)",
      values: [monster, day, counted, quarantined],
    });
});

const zone = (line: string) => typeCommand(line, { database, clock });

test("votes are counted again from themselves, and a counter that differs is not told as a number", async () => {
  const { text, data } = await zone("votes count");
  expect(text).toContain("ball: 3 votes counted, 1 set aside; counters and votes agree");
  expect(data).toMatchObject({ counts: [{ total: 3, quarantined: 1, isExact: true }] });
  await database.query({ text: "UPDATE vote_counters SET counted = 3 WHERE monster_id = '03'" });
  await expect(zone("votes count ball")).rejects.toThrow("counters and votes differ in ball");
});

test("the table has days and monsters, no visitor; taking it stands in the log", async () => {
  expect((await zone("votes export ball")).text.split("\r\n")).toEqual([
    "day,monster,counted,set-aside",
    "2026-11-19,03,2,0",
    "2026-11-19,07,0,1",
    "2026-11-20,07,1,0",
  ]);
  expect(await database.query({ text: "SELECT action, subject FROM audit_log" })).toEqual([
    { action: "votes.export", subject: "ball" },
  ]);
});

test("what was set aside is told by day and as a share", async () => {
  expect((await zone("votes quarantine ball")).text).toBe(
    "ball: 1 votes set aside by their risk\n  2026-11-19  monster 07  1 set aside (100 % of the day's)",
  );
});

test.each([
  ["unknown command 'recount'", "votes recount"],
  ["nobody voted in prom; there are ball", "votes count prom"],
  ["nobody voted in prom; there are ball", "votes export prom"],
  ["missing required argument 'poll'", "votes export"],
])("says what is wrong: %s", async (message, typed) => {
  await expect(zone(typed)).rejects.toThrow(message);
});
