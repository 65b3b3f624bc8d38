import { inject } from "vitest";
import type {} from "./global-setup.ts";
import { copyTemplate, type TestDatabase } from "./test-postgres.ts";

/** A migrated, empty database for one test file or test. `drop` it when done; what is left goes with the run. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject("postgresAdminUrl"));
}
