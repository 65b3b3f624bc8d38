import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./database-unavailable.ts";
import type { Logger } from "./logger.ts";

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** The number all starters of this app take as their lock. */
const lockId = 72_190;
const waitForDatabaseMs = 30_000;
const retryEveryMs = 500;

/**
 * How long a migration stands in line for a table. Whoever writes stands behind it meanwhile, and a call is answered with 503
 * after 0.9 s (`DATABASE_WITHIN_MS`): they must be through before.
 */
const lockTimeoutMs = 400;
/** A dump of a large table is waited for; then the start fails and says so, before a supervisor loses its patience. */
const waitForLocksMs = 80_000;
const retryLockedEveryMs = 1_000;

/**
 * Brings the tables up to date, or as far as a backup of before had them. Of several processes that start at once one does it and the others wait.
 * Waits up to half a minute for a database that is not there yet, and longer for a table that somebody
 * else holds; of those who write meanwhile none is held up for long.
 * @param upTo the last migration to carry out, by the moment that the journal names; all when not given
 * @throws DatabaseUnavailable when it does not come; the database's own error when a migration fails or a table is never free.
 */
export async function migrateDatabase(url: string, logger: Logger, upTo?: number): Promise<void> {
  const client = await connectWithRetry(url, logger);
  const folder = upTo === undefined ? migrationsFolder : await writeMigrations(upTo);
  try {
    // Lock and migration share the connection: when this process dies, both end.
    await client.query("SELECT pg_advisory_lock($1)", [lockId]);
    await migrateWhenUnlocked(client, folder, logger);
  } finally {
    if (upTo !== undefined) await rm(folder, { recursive: true, force: true });
    await client.end().catch(() => {});
  }
}

/** Tries again where a table is held: each try is one transaction, so that nothing is half done in between. */
async function migrateWhenUnlocked(client: pg.Client, folder: string, logger: Logger): Promise<void> {
  await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
  const giveUpAt = performance.now() + waitForLocksMs;
  for (;;) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: folder });
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > giveUpAt) throw error;
      logger.warn("migration-awaits-lock", { error });
    }
    await delay(retryLockedEveryMs);
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === "55P03" || isLockTimeout(error.cause);
}

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Every migration there is, by the moment that the journal names. */
export async function listMigrations(): Promise<number[]> {
  return (await readJournal()).entries.map(({ when }) => when);
}

const journalFile = join("meta", "_journal.json");
const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(migrationsFolder, journalFile), "utf8")) as Journal;

/** A folder of their own for the migrations up to one of them. */
async function writeMigrations(upTo: number): Promise<string> {
  const journal = await readJournal();
  const entries = journal.entries.filter(({ when }) => when <= upTo);
  const folder = await mkdtemp(join(tmpdir(), "kate-migrations-"));
  await mkdir(join(folder, "meta"));
  await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

async function connectWithRetry(url: string, logger: Logger): Promise<pg.Client> {
  const giveUpAt = performance.now() + waitForDatabaseMs;
  for (let hasWarned = false; ; await delay(retryEveryMs)) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      application_name: "kate-zone-migrate",
    });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (!isDatabaseUnavailable(error)) throw error;
      if (performance.now() > giveUpAt) throw new DatabaseUnavailable(error);
      if (!hasWarned) logger.warn("database-awaited", { error });
      hasWarned = true;
    }
  }
}
