import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi } from "#tests/api/test-api.ts";
import { systemRandom } from "../platform/random.ts";
import { createCoreJobs } from "./core-jobs.ts";

let zone: TestApi;

const backups = mkdtempSync(join(tmpdir(), "kate-backups-"));
afterAll(() => rmSync(backups, { recursive: true }));
openApiForEachTest((opened) => (zone = opened), { env: { BACKUP_DIR: backups } });

const before = (days: number): Date => new Date(zone.clock.now().getTime() - days * 86_400_000);
const run = (text: string, values: unknown[] = []) =>
  zone.database.queryComposed<Record<string, unknown>>({ text, values });

test("a backup is written each night where a folder for it is named", async () => {
  await zone.runJob(createCoreJobs(allTables), "backup");
  expect(readdirSync(backups)).toEqual(["2026-11-20"]);
});

test("events lose their visitor after a hundred days and go after four hundred", async () => {
  for (const days of [1, 101, 401])
    await run("INSERT INTO events VALUES ($1, $2, 'zone1_view', '/zone1', '{}', $3, $3)", [
      ...[systemRandom.uuid(), systemRandom.uuid(), before(days)],
    ]);
  await zone.runJob(createCoreJobs(allTables), "retention");
  expect(await run("SELECT visitor_id IS NOT NULL AS known FROM events ORDER BY at")).toEqual([
    { known: false },
    { known: true },
  ]);
});

test("the log of an old run goes, unless it is its visitor's best of all time", async () => {
  const visitorId = systemRandom.uuid();
  await run("INSERT INTO visitors VALUES ($1, now(), 'ja')", [visitorId]);
  const runs = [
    { days: 61, period: "2026-09-20" },
    { days: 62, period: "all" },
    { days: 1, period: "2026-11-19" },
  ];
  for (const [at, { days, period }] of runs.entries()) {
    const id = systemRandom.uuid();
    await run(
      `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup, is_cleared,
                               score, rank, ticks, hits, struck, jst_day, finished_at)
       VALUES ($1, $2, 1, 1, 1, false, 1, 'r', '{}', true, $3, 1, 1, 1, '{}', '2026-09-20', $4)`,
      [id, visitorId, at, before(days)],
    );
    await run("INSERT INTO stage_bests VALUES ($1, 1, 1, false, $2, $3, $4, $5)", [
      ...[visitorId, period, id, at, before(days)],
    ]);
    await run("INSERT INTO stage_logs VALUES ($1, '\\x00')", [id]);
  }
  await zone.runJob(createCoreJobs(allTables), "retention");
  const remaining = await run("SELECT score FROM stage_logs JOIN stage_runs ON id = run_id ORDER BY score");
  expect(remaining).toEqual([{ score: 1 }, { score: 2 }]);
  expect(await run("SELECT count(*) AS n FROM stage_bests")).toEqual([{ n: 3 }]);
});

test("links that carried a room and the day's networks of votes go when they are no good any more", async () => {
  const visitorId = systemRandom.uuid();
  await run("INSERT INTO visitors VALUES ($1, now(), 'ja')", [visitorId]);
  for (const [code, days] of [["old", 1] as const, ["new", 0] as const])
    await run("INSERT INTO room_handovers VALUES ($1, $2, $3)", [code, visitorId, before(days)]);
  for (const day of ["2026-11-01", "2026-11-20"])
    await run("INSERT INTO vote_networks VALUES ('ball', $1, 'network', 3)", [day]);
  await zone.runJob(createCoreJobs(allTables), "retention");
  expect(await run("SELECT code_hash FROM room_handovers")).toEqual([{ code_hash: "new" }]);
  expect(await run("SELECT jst_day FROM vote_networks")).toEqual([{ jst_day: "2026-11-20" }]);
});

test("thousands of old rows go in one night, a piece at a time", async () => {
  await run(`INSERT INTO vote_networks SELECT 'ball', '2026-11-01', n::text, 1 FROM generate_series(1, 12000) AS n`);
  await zone.runJob(createCoreJobs(allTables), "retention");
  expect(await run("SELECT count(*) AS n FROM vote_networks")).toEqual([{ n: 0 }]);
});
