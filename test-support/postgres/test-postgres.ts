import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { fixedClock } from "#server/platform/clock.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { migrateDatabase } from "#server/platform/migrate.ts";
import { systemRandom } from "#server/platform/random.ts";
import { fastTempFolder } from "./fast-temp-folder.ts";
import { removeStaleDatabases, testDirPrefix } from "./remove-stale-databases.ts";

/** A database of one test: migrated, empty, nobody else's. */
export type TestDatabase = {
  url: string;
  /** Throws the database away, also under open connections. */
  drop(): Promise<void>;
};

/** A PostgreSQL of one test run, in a temporary folder. */
export type TestPostgres = {
  /** Connection string of the maintenance database, for `copyTemplate`. */
  adminUrl: string;
  createDatabase(): Promise<TestDatabase>;
  /** Stops it and removes everything it wrote. */
  stop(): Promise<void>;
};

const template = "kate_zone";

/**
 * Starts a PostgreSQL and migrates its template database once. Works as root and as a plain user.
 * `durable: false` where no power is cut and nothing is measured: it never waits for the disk.
 */
export async function startTestPostgres({ durable = true } = {}): Promise<TestPostgres> {
  await removeStaleDatabases();
  const dataDir = await mkdtemp(join(durable ? tmpdir() : await fastTempFolder(), `${testDirPrefix}${process.pid}-`));
  // As root, the database's own user has to pass through.
  await chmod(dataDir, 0o711);
  const logger = memoryLogger(fixedClock(new Date()));
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, random: systemRandom, logger, durable });
    await migrateDatabase(postgres.url, logger);
    const adminUrl = postgres.url.replace(`/${template}`, "/postgres");
    return {
      adminUrl,
      createDatabase: () => copyTemplate(adminUrl),
      stop: async () => {
        await postgres.stop({ evenIfUsed: true });
        await Promise.all([dataDir, postgres.dir].map((dir) => rm(dir, { recursive: true, force: true })));
      },
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the migrated template into a new database of the same server. */
export async function copyTemplate(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${systemRandom.uuid().replaceAll("-", "")}`;
  // Eight times as fast here as by way of the log, which is how PostgreSQL does it by itself.
  await runAdminStatement(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: adminUrl.replace("/postgres?", `/${name}?`).replace(/\/postgres$/, `/${name}`),
    drop: () => runAdminStatement(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function runAdminStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
