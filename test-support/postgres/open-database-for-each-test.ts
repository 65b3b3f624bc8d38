import { afterEach, beforeEach } from "vitest";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { createTestDatabase } from "./create-test-database.ts";
import type { TestDatabase } from "./test-postgres.ts";
import { testConnectWithinMs } from "./test-connection.ts";

/**
 * Opens a migrated, empty database before each test of a file, and drops it after it.
 * @param onOpen keeps it, and writes what all tests of the file find in it
 * @param max so many connections at once
 */
export function openDatabaseForEachTest(onOpen: (database: Database) => unknown, max = 2): void {
  let fresh: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    fresh = await createTestDatabase();
    database = openDatabase({
      url: fresh.url,
      max,
      logger: memoryLogger(fixedClock("2026-11-20T12:00:00Z")),
      connectWithinMs: testConnectWithinMs,
    });
    await onOpen(database);
  });
  afterEach(async () => {
    await database.stop();
    await fresh.drop();
  });
}
