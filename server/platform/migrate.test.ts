import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, inject, test } from "vitest";
import type {} from "#test-support/postgres/global-setup.ts";
import { systemRandom } from "./random.ts";

const program = `
  import { systemClock } from "./clock.ts";
  import { stdoutLogger } from "./logger.ts";
  import { migrateDatabase } from "./migrate.ts";
  await migrateDatabase(process.argv[1], stdoutLogger(systemClock));`;

test("four processes that start at once on an empty database all come up, and each migration ran once", async () => {
  const adminUrl = inject("postgresAdminUrl");
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const name = `empty_${systemRandom.uuid().replaceAll("-", "")}`;
  await admin.query(`CREATE DATABASE ${name}`);
  const url = adminUrl.replace("/postgres?", `/${name}?`);

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

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT hash FROM drizzle.__drizzle_migrations");
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length);
  await client.query("SELECT * FROM visitors");
  await client.end();
  await admin.query(`DROP DATABASE ${name}`);
  await admin.end();
});
