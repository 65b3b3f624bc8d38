import pg from "pg";
import type { Page } from "@playwright/test";
import type { Zone } from "#test-support/zone-server.ts";
import { writeAs } from "./companion-steps.ts";
import { visitorIdOf } from "./visitor-steps.ts";

/** The visitor of this page has finished these stages, and met two monsters. */
export async function freeAreas(page: Page, zone: Zone, stages: readonly number[]): Promise<void> {
  await writeAs(page, "/api/lmw/progress", { kind: "starter", monsterId: "13" });
  await writeAs(page, "/api/lmw/progress", { kind: "meet", monsterId: "01", choice: null });
  const database = new pg.Client({ connectionString: zone.databaseUrl });
  await database.connect();
  try {
    await database.query(
      `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                               is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
       SELECT gen_random_uuid(), $1, stage, 1, 1, false, 1, 'x', '{}', true, 1, 1, 1, 0, '{}', current_date, now()
       FROM unnest($2::int[]) AS stage`,
      [await visitorIdOf(page), stages],
    );
  } finally {
    await database.end();
  }
}
