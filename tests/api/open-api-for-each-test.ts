import { afterEach, beforeEach } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { createTestApi, type TestApi, type TestApiOptions } from "./test-api.ts";

/** Opens the whole API over a database of its own before each test of a file, and ends both after it. */
export function openApiForEachTest(
  onOpen: (hub: TestApi) => unknown,
  options: Omit<TestApiOptions, "databaseUrl"> = {},
): void {
  let fresh: TestDatabase;
  let hub: TestApi;
  beforeEach(async () => {
    fresh = await createTestDatabase();
    hub = createTestApi({ ...options, databaseUrl: fresh.url });
    await onOpen(hub);
  });
  afterEach(async () => {
    await hub.stop();
    await fresh.drop();
  });
}
