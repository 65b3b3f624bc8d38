import { jstDay } from "#contracts/jst-calendar.ts";
import { systemClock } from "../../server/platform/clock.ts";
import type { Database } from "../../server/platform/database.ts";

/** Makes the tables of the peer: a vote a visitor and day, and one counter row a monster. */
export async function preparePlain(database: Database): Promise<void> {
  await database.queryComposed({
    text: `CREATE TABLE plain_votes (visitor_id uuid, jst_day date, monster_id text, at timestamptz,
             PRIMARY KEY (visitor_id, jst_day))`,
  });
  await database.queryComposed({
    text: "CREATE TABLE plain_counters (monster_id text PRIMARY KEY, n bigint NOT NULL)",
  });
  await database.queryComposed({
    text: "INSERT INTO plain_counters SELECT lpad(i::text, 2, '0'), 0 FROM generate_series(1, 24) AS i",
  });
}

/** What one would write first: a transaction a vote. */
export async function votePlain(database: Database, voter: { visitorId: string; monsterId: string }): Promise<void> {
  const now = systemClock.now();
  await database.transaction(async (queries) => {
    await queries.queryComposed({
      name: "plain-vote",
      text: "INSERT INTO plain_votes VALUES ($1, $2, $3, $4)",
      values: [voter.visitorId, jstDay(now), voter.monsterId, now],
    });
    await queries.queryComposed({
      name: "plain-count",
      text: "UPDATE plain_counters SET n = n + 1 WHERE monster_id = $1",
      values: [voter.monsterId],
    });
  });
}
