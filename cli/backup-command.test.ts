import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { typeCommand } from "#test-support/type-command.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { listMigrations, migrateDatabase } from "#server/platform/migrate.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import { seededRandom } from "#server/platform/random.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const random = seededRandom("backups");
const visitorId = random.uuid();
const photoId = random.uuid();

interface Place {
  fresh: TestDatabase;
  database: Database;
  dataDir: string;
  zone(line: string): Promise<string>;
}
const places: Place[] = [];
let folder: string;

/** A place of its own, with a database that nobody has been in. */
async function openPlace(): Promise<Place> {
  const fresh = await createTestDatabase();
  const database = openDatabase({
    url: fresh.url,
    max: 2,
    logger: memoryLogger(clock),
    connectWithinMs: testConnectWithinMs,
  });
  const dataDir = mkdtempSync(join(tmpdir(), "kate-place-"));
  const options = { database, databaseUrl: fresh.url, storage: openDiskStore(dataDir), clock };
  const place = { fresh, database, dataDir, zone: async (line: string) => (await typeCommand(line, options)).text };
  places.push(place);
  return place;
}

async function liveInIt({ database, dataDir }: Place): Promise<void> {
  await database.query({
    text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
    values: [visitorId, clock.now()],
  });
  const detail = { why: "a\ttab, a \\backslash\nand「かぎ」" };
  await appendAudit(database, { at: clock.now(), action: "site.close", subject: "lmv", detail });
  await openPhotoStore(openDiskStore(dataDir)).put(photoId, Buffer.from("a photo"));
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "kate-backup-")), "tonight");
});
afterEach(async () => {
  for (const { database, fresh, dataDir } of places.splice(0)) {
    await database.stop();
    await fresh.drop();
    rmSync(dataDir, { recursive: true });
  }
  rmSync(join(folder, ".."), { recursive: true });
});

test("a whole place goes into a folder and comes up again in a fresh one, counted, with its photos and an unbroken audit log", async () => {
  const here = await openPlace();
  await liveInIt(here);
  expect(await here.zone(`backup create ${folder}`)).toMatch(/^\d+ rows of \d+ tables and 1 photos lie in /);
  expect(await here.zone(`backup check ${folder}`)).toMatch(
    /^whole: \d+ rows and 1 photos of 2026-11-20T12:00:00.000Z$/,
  );
  await expect(here.zone(`backup create ${folder}`)).rejects.toThrow("is there already");
  await expect(here.zone(`backup restore ${folder}`)).rejects.toThrow("visitors have been in this place");

  const there = await openPlace();
  expect(await there.zone(`backup restore ${folder}`)).toMatch(
    /^restored as of .*: \d+ rows and 1 photos, every table counted; the audit log is whole \(1 entries\)$/,
  );
  const all = "SELECT * FROM audit_log";
  expect(await there.database.queryComposed<object>({ text: all })).toEqual(
    await here.database.queryComposed<object>({ text: all }),
  );
  expect(await there.database.query({ text: "SELECT id FROM visitors" })).toEqual([{ id: visitorId }]);
  expect(Buffer.from((await openPhotoStore(openDiskStore(there.dataDir)).get(photoId)) ?? []).toString()).toBe(
    "a photo",
  );
  // Its numbers go on where they ended.
  await appendAudit(there.database, { at: clock.now(), action: "site.open", subject: "lmv", detail: {} });
  expect(await there.zone("audit verify")).toMatch(/^2 entries, every seal fits/);
});

test("a scheduler's backup of the day is the hub's own: whole, once, and in its folder", async () => {
  const here = await openPlace();
  await liveInIt(here);
  for (const _ of [1, 2]) expect(await here.zone(`backup nightly ${folder}`)).toMatch(/^2026-11-20 lies whole in /);
  expect(await here.zone(`backup check ${join(folder, "2026-11-20")}`)).toMatch(/^whole: \d+ rows and 1 photos/);
  await expect(here.zone(`backup nightly ${folder} --keep-days none`)).rejects.toThrow("a whole number of days");
});

test("a backup that lost, gained or changed a byte is refused before anything is touched", async () => {
  const here = await openPlace();
  await liveInIt(here);
  await here.zone(`backup create ${folder}`);
  const there = await openPlace();
  const file = join(folder, "tables/visitors.copy.gz");
  const intact = readFileSync(file);
  appendFileSync(file, "x");
  for (const verb of ["check", "restore"])
    await expect(there.zone(`backup ${verb} ${folder}`)).rejects.toThrow(
      "tables/visitors.copy.gz is not as it was written",
    );
  rmSync(file);
  await expect(there.zone(`backup check ${folder}`)).rejects.toThrow("tables/visitors.copy.gz is not in the backup");
  writeFileSync(file, intact);
  rmSync(join(folder, "backup.json"));
  await expect(there.zone(`backup restore ${folder}`)).rejects.toThrow("holds no whole backup");
  expect(await there.database.query({ text: "SELECT id FROM visitors" })).toEqual([]);
});

test("a backup of a version to come is left alone", async () => {
  const here = await openPlace();
  await here.zone(`backup create ${folder}`);
  const list = join(folder, "backup.json");
  writeFileSync(list, readFileSync(list, "utf8").replace(/"migration": \d+/, '"migration": 4102444800000'));
  await expect((await openPlace()).zone(`backup restore ${folder}`)).rejects.toThrow(
    "of a version that this one does not know",
  );
});

test("a backup of an older version is loaded as it was, and brought up to date", async () => {
  const here = await openPlace();
  // As a version of before had left it: none of the last migrations had been.
  for (const schema of ["public", "drizzle"])
    await here.database.queryComposed({ text: `DROP SCHEMA ${schema} CASCADE` });
  await here.database.queryComposed({ text: "CREATE SCHEMA public" });
  const migrations = await listMigrations();
  await migrateDatabase(here.fresh.url, memoryLogger(clock), migrations[22]);
  await here.database.queryComposed({
    text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
    values: [visitorId, clock.now()],
  });
  await here.zone(`backup create ${folder}`);
  expect(readFileSync(join(folder, "backup.json"), "utf8")).toContain(`"migration": ${migrations[22]},`);

  const there = await openPlace();
  expect(await there.zone(`backup restore ${folder}`)).toMatch(/^restored as of .*, every table counted/);
  expect(await there.database.query({ text: "SELECT id FROM visitors" })).toEqual([{ id: visitorId }]);
  const applied = "SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations";
  expect(await there.database.queryComposed<{ n: number }>({ text: applied })).toEqual([{ n: migrations.length }]);
});

test("what fails half-way leaves no folder that could be taken for a backup", async () => {
  const here = await openPlace();
  const lost = join(folder, "below");
  writeFileSync(folder, "a file is in the way");
  await expect(here.zone(`backup create ${lost}`)).rejects.toThrow("ENOTDIR");
  expect(existsSync(lost)).toBe(false);
});
