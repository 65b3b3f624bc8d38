import pg from "pg";
import type { Page } from "@playwright/test";
import type { Hub } from "#test-support/hub-server.ts";
import { writeAsVisitor } from "./companion-steps.ts";
import { visitorIdOf } from "./visitor-steps.ts";

/** The visitor of this page has finished these stages, and met two monsters. */
export async function unlockAreas(page: Page, hub: Hub, stages: readonly number[]): Promise<void> {
  await writeAsVisitor(page, "/api/lmw/progress", { kind: "starter", monsterId: "13" });
  await writeAsVisitor(page, "/api/lmw/progress", { kind: "meet", monsterId: "01", choice: null });
  const database = new pg.Client({ connectionString: hub.databaseUrl });
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
