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
 * Brings the tables up to date. Of several processes that start at once one does it and the others wait.
 * Waits up to half a minute for a database that is not there yet.
 * @throws DatabaseUnavailable when it does not come; the database's own error when a migration fails.
 */
export async function migrateDatabase(url: string, logger: Logger): Promise<void> {
  const client = await connectWithRetry(url, logger);
  try {
    // Lock and migration share the connection: when this process dies, both end.
    await client.query("SELECT pg_advisory_lock($1)", [lockId]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end().catch(() => {});
  }
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
