import { expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { listAuditEntries } from "#server/modules/audit/audit-log.ts";
import { getMonthlyPick } from "#server/modules/mascaras/monthly-pick.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const id = (n: number): string => `00000000-0000-4000-9000-${String(n).padStart(12, "0")}`;
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  await recordVisit(database, { visitorId: id(1), lang: "ja", now: clock.now() });
  for (const [n, isPublic] of [
    [7, true],
    [8, true],
    [9, false],
  ] as const)
    await database.query({
      text: `INSERT INTO mascaras (id, visitor_id, code, number, is_public, state, worry, is_experiment, likes, reports, made_at)
             VALUES ($1, $2, $3, $4, $5, 'shown', 0, false, 0, 0, $6)`,
      values: [id(n), id(1), `code${n}`, n, isPublic, clock.now()],
    });
}, 1);

const zone = (line: string) => typeCommand(line, { database, clock });
const picked = async (month: string) => {
  const pick = await getMonthlyPick(database, month);
  return pick && `${pick.month} ${pick.work.number}`;
};

test("a month has one pick, the later one; a month without its own shows the last, and each deed is in the log", async () => {
  expect(await picked("2026-11")).toBeNull();
  await zone(`mascaras pick ${id(7)}`);
  await zone(`mascaras pick ${id(8)}`);
  expect(await picked("2026-11")).toBe("2026-11 8");
  expect(await picked("2027-01")).toBe("2026-11 8");
  expect(await picked("2026-10")).toBeNull();
  await zone("mascaras unpick");
  expect(await picked("2026-11")).toBeNull();
  expect((await listAuditEntries(database)).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `mascaras.unpick ${id(8)}`,
    `mascaras.pick ${id(8)}`,
    `mascaras.pick ${id(7)}`,
  ]);
});

test("what does not hang cannot be picked, and what is taken down is no pick any more", async () => {
  await expect(zone(`mascaras pick ${id(9)}`)).rejects.toThrow("no mascara of the wall has the id");
  await expect(zone(`mascaras pick ${id(7)} --month 11/2026`)).rejects.toThrow("2026-11");
  await expect(zone("mascaras unpick")).rejects.toThrow("has no pick");
  expect((await zone(`mascaras pick ${id(7)} --dry-run`)).text).toContain("would pick");
  expect(await picked("2026-11")).toBeNull();
  await zone(`mascaras pick ${id(7)} --month 2026-12`);
  expect(await picked("2026-12")).toBe("2026-12 7");
  await database.query({ text: "UPDATE mascaras SET is_public = false WHERE id = $1", values: [id(7)] });
  expect(await picked("2026-12")).toBeNull();
});
