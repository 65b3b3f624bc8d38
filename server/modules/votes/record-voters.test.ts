import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { waitForLock } from "#test-support/postgres/wait-for-lock.ts";
import { createVote, votedAt } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { castVotes } from "./cast-votes.ts";
import { recordVoters } from "./record-voters.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

test("a voter's row is held for the batch, also when another request made its row at the same moment", async () => {
  const [known, late] = [randomUUID(), randomUUID()];
  await castVotes(database, [createVote({ visitorId: known })], 0);
  let commit = (): void => {};
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  let other: Promise<void> = Promise.resolve();
  await new Promise<void>((made) => {
    other = database.transaction(async (queries) => {
      await recordVisit(queries, { visitorId: late, lang: "ja", now: votedAt });
      made();
      await mayCommit;
    });
  });
  await database.transaction(async (queries) => {
    const recording = recordVoters(queries, [createVote({ visitorId: known }), createVote({ visitorId: late })]);
    // It waits for the other one, whose row it cannot see.
    await waitForLock(database);
    commit();
    await Promise.all([recording, other]);
    for (const id of [known, late])
      await expect(
        database.query({ text: "SELECT id FROM visitors WHERE id = $1 FOR UPDATE NOWAIT", values: [id] }),
      ).rejects.toThrow("could not obtain lock");
  });
});
