import { expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { recordBlindPick } from "#server/modules/ranking/blind-picks.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import { requireAgreement } from "./stats-command.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
let database: Database;
openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (let n = 1; n <= 3; n++) {
    await database.query({
      text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
      values: [id(n), clock.now()],
    });
    await recordBlindPick(database, {
      ...{ visitorId: id(n), isNamed: n === 3, source: "ranking", at: clock.now() },
      ...{ offeredIds: ["lip-01", "lip-02"], pickedIds: [n === 1 ? "lip-01" : "lip-02"] },
    });
  }
}, 4);

const zone = (line: string) => typeCommand(line, { database, clock });

test("every number of the month stands there with n and method, counted twice", async () => {
  const { text } = await zone("stats");
  expect(text).toContain("let go in 2026-11\n  0, may still fall until 2026-12-08\n  n = 0.");
  expect(text).toMatch(/blind report 2026-11, without names.*\n {2}lip-01 1\/2 {2}lip-02 1\/2\n {2}n = 2\. share/);
  expect(text).toMatch(/blind report 2026-11, with names.*\n {2}lip-02 1\/1 {2}lip-01 0\/1\n {2}n = 1\./);
  // The Mondays of November 2026: 2, 9, 16, 23, 30.
  expect(text.match(/words struck in week 2026-W4[5-9]/g)).toHaveLength(5);
  expect(text).toMatch(/agrees$/);
});

test("a month that is over is final, and the table can be opened by a spreadsheet", async () => {
  const lines = (await zone("stats show --month 2026-09 --csv")).text.split("\r\n");
  expect(lines[0]).toBe("what,value,n,method");
  expect(lines[1]).toMatch(/^let go in 2026-09,0,0,/);
});

test("a second count that differs is no number to publish", () => {
  const number = { what: "words", value: "1", n: 1, method: "m", isRecounted: true };
  expect(() => requireAgreement([number, { ...number, what: "let go", isRecounted: false }])).toThrow(
    "two counts differ: let go. Publish nothing",
  );
  expect(requireAgreement([number])).toEqual([number]);
});

test.each(["2026-13", "november"])("%s is no month", async (month) => {
  await expect(zone(`stats show --month ${month}`)).rejects.toThrow("It is not a month");
});
