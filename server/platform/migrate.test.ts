import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import type {} from "#test-support/postgres/global-setup.ts";
import { systemClock } from "./clock.ts";
import { memoryLogger } from "./logger.ts";
import { listMigrations, migrateDatabase } from "./migrate.ts";
import { systemRandom } from "./random.ts";

let admin: pg.Client;
let name: string;
let url: string;
const clients: pg.Client[] = [];

beforeEach(async () => {
  const adminUrl = inject("postgresAdminUrl");
  admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  name = `empty_${systemRandom.uuid().replaceAll("-", "")}`;
  await admin.query(`CREATE DATABASE ${name}`);
  url = adminUrl.replace("/postgres?", `/${name}?`);
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  await admin.query(`DROP DATABASE ${name}`);
  await admin.end();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  clients.push(client);
  await client.connect();
  return client;
}

const program = `
  import { systemClock } from "./clock.ts";
  import { stdoutLogger } from "./logger.ts";
  import { migrateDatabase } from "./migrate.ts";
  await migrateDatabase(process.argv[1], stdoutLogger(systemClock));`;

test("four processes that start at once on an empty database all come up, and each migration ran once", async () => {
  const starters = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", program, url], {
      cwd: fileURLToPath(new URL(".", import.meta.url)),
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
  const ends = await Promise.all(starters.map((starter) => once(starter, "exit")));
  expect(ends).toEqual([
    [0, null],
    [0, null],
    [0, null],
    [0, null],
  ]);

  const client = await connect();
  const { rows } = await client.query("SELECT hash FROM drizzle.__drizzle_migrations");
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length);
  await client.query("SELECT * FROM visitors");
});

test("while a dump holds a table, a migration of it lets those who write go first, and is done once the dump is", async () => {
  const logger = memoryLogger(systemClock);
  const beforeWorksChange = (await listMigrations())[23];
  await migrateDatabase(url, logger, beforeWorksChange);
  const dump = await connect();
  await dump.query("BEGIN");
  await dump.query("SELECT 1 FROM works LIMIT 1");

  const migrated = migrateDatabase(url, logger);
  const writer = await connect();
  // As long as a visitor's call may take.
  await writer.query("SET statement_timeout = 900");
  while (logger.lines.filter((line) => line.includes("migration-awaits-lock")).length < 2)
    await writer.query("DELETE FROM works");
  await dump.query("COMMIT");

  await migrated;
  expect((await writer.query("SELECT kind, ref FROM works")).rowCount).toBe(0);
});
