import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { listAuditEntries } from "#server/modules/audit/audit-log.ts";
import { listLastMessages } from "#server/modules/videos/chat.ts";
import { submitQuestion } from "#server/modules/videos/questions.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { type CommandOptions, UsageError } from "./command.ts";
import { broadcastCommand } from "./broadcast-command.ts";

const clock = fixedClock("2026-11-24T03:00:00Z");
const asker = "00000000-0000-4000-8000-000000000001";
const id = "00000000-0000-4000-9000-000000000001";
const airingId = "te-no-uchi.20261124";
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

const live = (verb?: string, subject?: string, options: CommandOptions = {}) =>
  broadcastCommand(verb, subject, options, { database, clock, siteIds: null });
const actions = async () => (await listAuditEntries(database)).map(({ action, subject }) => `${action} ${subject}`);

test("a programme is begun at noon of a day that nobody planned, and ended; both stand in the audit log", async () => {
  expect((await live("list")).data).toMatchObject({ state: "replay" });
  await live("on", "te-no-uchi", { dryRun: true });
  expect(await actions()).toEqual([]);
  expect((await live("on", "te-no-uchi")).data).toMatchObject({ airingId });
  expect((await live("list")).data).toMatchObject({ state: "on", onAir: airingId });
  await live("off");
  expect((await live("list")).data).toMatchObject({ state: "replay" });
  expect(await actions()).toEqual([`live.off ${airingId}`, `live.on ${airingId}`]);
  await expect(live("off")).rejects.toThrow(UsageError);
  await expect(live("on", "nothing")).rejects.toThrow(UsageError);
});

test("the list tells the hours of Japan", async () => {
  expect((await live("list")).text).toMatch(/^te-no-uchi\.20261125 {2}2026-11-25 \d\d:\d\d:00 – \d\d:\d\d:00 {2}『/m);
});

test("a programme is cancelled by its name, the next one, and only with a reason", async () => {
  await expect(live("cancel", "hitoiro-yawa")).rejects.toThrow(UsageError);
  const { data } = await live("cancel", "hitoiro-yawa", { reason: "host" });
  expect(data).toMatchObject({ airingId: "hitoiro-yawa.20261128", reason: "host" });
});

test("a question is shown once, or given back with a reason", async () => {
  await recordVisit(database, { visitorId: asker, lang: "ja", now: clock.now() });
  await submitQuestion(database, {
    id,
    airingId,
    visitorId: asker,
    text: "筆は、いつ洗いますか？",
    askedAt: clock.now(),
  });
  expect((await live("questions")).text).toBe(`${id}  ${airingId}  2026-11-24 12:00:00  「筆は、いつ洗いますか？」`);
  expect(JSON.stringify((await live("questions")).data)).not.toContain(asker);
  await live("approve", id, { dryRun: true });
  await expect(live("refuse", id)).rejects.toThrow(UsageError);
  await live("approve", id);
  expect((await listLastMessages(database, airingId, 5)).map(({ said }) => said)).toEqual(["筆は、いつ洗いますか？"]);
  await expect(live("approve", id)).rejects.toThrow(UsageError);
  expect((await live("questions")).text).toBe("nothing is waiting");
  expect(await actions()).toEqual([`live.approve ${id}`]);
});
