import { expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { listAuditEntries } from "#server/modules/audit/audit-log.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import { UsageError } from "./command.ts";

const clock = fixedClock("2026-11-24T03:00:00Z");
const broadcastId = "te-no-uchi.20261124";
let database: Database;

openDatabaseForEachTest((opened) => (database = opened), 1);

const zone = (line: string) => typeCommand(line, { database, clock });
const actions = async () => (await listAuditEntries(database)).map(({ action, subject }) => `${action} ${subject}`);

test("a programme is begun at noon of a day that nobody planned, and ended; both stand in the audit log", async () => {
  expect((await zone("broadcasts list")).data).toMatchObject({ state: "replay" });
  await zone("broadcasts on te-no-uchi --dry-run");
  expect(await actions()).toEqual([]);
  expect((await zone("broadcasts on te-no-uchi")).data).toMatchObject({ airingId: broadcastId });
  expect((await zone("broadcasts list")).data).toMatchObject({ state: "on", onAir: broadcastId });
  await zone("broadcasts off");
  expect((await zone("broadcasts list")).data).toMatchObject({ state: "replay" });
  expect(await actions()).toEqual([`live.off ${broadcastId}`, `live.on ${broadcastId}`]);
  await expect(zone("broadcasts off")).rejects.toThrow(UsageError);
  await expect(zone("broadcasts on nothing")).rejects.toThrow("Allowed choices are");
});

test("the list tells the hours of Japan", async () => {
  expect((await zone("broadcasts list")).text).toMatch(
    /^te-no-uchi\.20261125 {2}2026-11-25 \d\d:\d\d:00 – \d\d:\d\d:00 {2}『/m,
  );
});

test("a programme is cancelled by its name, the next one, and only with a reason", async () => {
  await expect(zone("broadcasts cancel hitoiro-yawa")).rejects.toThrow("required option '--reason <word>'");
  const { data } = await zone("broadcasts cancel hitoiro-yawa --reason host");
  expect(data).toMatchObject({ airingId: "hitoiro-yawa.20261128", reason: "host" });
});
