import { expect, test } from "vitest";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import { fixedClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { visitorTables } from "./visitor-tables.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");

test("every table that names a visitor says what happens to it when rooms merge and when one is erased", async () => {
  const fresh = await freshDatabase();
  const database = openDatabase({ url: fresh.url, max: 1, logger: memoryLogger(clock) });
  const rows = await database.query<{ table_name: string }>({
    text: `SELECT DISTINCT table_name FROM information_schema.columns
           WHERE table_schema = 'public' AND column_name = 'visitor_id' ORDER BY table_name`,
  });
  await database.stop();
  await fresh.drop();
  expect(visitorTables.map(({ table }) => table).toSorted()).toEqual(rows.map(({ table_name }) => table_name));
});
