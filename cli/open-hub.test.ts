import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createCommandLine } from "./zone.ts";
import type { CommandResult } from "./command.ts";
import { openHubDatabase } from "./open-hub.ts";
import type {} from "#test-support/postgres/global-setup.ts";
import { systemClock } from "#server/platform/clock.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { listMigrations, migrateDatabase } from "#server/platform/migrate.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import { systemRandom } from "#server/platform/random.ts";

let admin: pg.Client;
let name: string;
let url: string;

beforeEach(async () => {
  const adminUrl = inject("postgresAdminUrl");
  admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  name = `older_${systemRandom.uuid().replaceAll("-", "")}`;
  await admin.query(`CREATE DATABASE ${name}`);
  url = adminUrl.replace("/postgres?", `/${name}?`);
});
afterEach(async () => {
  await admin.query(`DROP DATABASE ${name}`);
  await admin.end();
});

async function type(line: string): Promise<CommandResult | undefined> {
  let result: CommandResult | undefined;
  const zone = createCommandLine({
    clock: systemClock,
    random: systemRandom,
    open: async (options) => ({
      ...(await openHubDatabase(url, options)),
      storage: openDiskStore("/nowhere"),
      diskStorage: openDiskStore("/nowhere"),
      bucket: null,
      assetBaseUrl: null,
      secrets: () => Promise.reject(new Error("nothing is decrypted here")),
    }),
    report: (one) => (result = one),
    output: { writeErr: () => {} },
  });
  await zone.parseAsync(line.split(" "), { from: "user" });
  return result;
}

async function countMigrations(): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations");
  await client.end();
  return rows[0].n;
}

test("what only looks, and a look beforehand, leaves the tables of an earlier version as they are", async () => {
  const known = await listMigrations();
  await migrateDatabase(url, memoryLogger(systemClock), known[20]);
  expect((await type("sites list"))?.text).toBe("every site is open");
  await type("mascaras unpick --month 2026-12 --dry-run");
  expect(await countMigrations()).toBe(21);

  await type("sites close lmv");
  expect(await countMigrations()).toBe(known.length);
});

test("an earlier version's tables are told of, and brought up to date when that is asked", async () => {
  const known = await listMigrations();
  await migrateDatabase(url, memoryLogger(systemClock), known[20]);
  expect(await type("database status")).toMatchObject({ isRefused: true, data: { isBehind: true } });
  expect((await type("database migrate"))?.text).toBe(
    `the tables are those of this version, after ${known.length} migrations`,
  );
  expect(await countMigrations()).toBe(known.length);
  expect(await type("database status")).toMatchObject({ isRefused: false });
});

test("what is not there yet in the tables of an earlier version is told as such", async () => {
  await migrateDatabase(url, memoryLogger(systemClock), (await listMigrations())[5]);
  await expect(type("audit list")).rejects.toThrow("the tables of an earlier version");
});

test("where there is no zone yet, what only looks makes none", async () => {
  await expect(type("sites list")).rejects.toThrow("there is no zone here yet");
});
