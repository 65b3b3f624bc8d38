import type { Database } from "#server/platform/database.ts";

/** Resolves when a statement of this database waits for another transaction: what a test has begun is then at the lock. */
export async function waitForLock(database: Database): Promise<void> {
  const text = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await database.query({ text })).length === 0);
}
