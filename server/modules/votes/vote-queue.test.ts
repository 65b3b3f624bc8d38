import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { countTotals, createVote } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { DatabaseUnavailable } from "../../platform/database-unavailable.ts";
import { createVoteQueue } from "./vote-queue.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

test("two processes with crossed batches of the same visitors neither lock up nor count anybody twice", async () => {
  const visitorIds = Array.from({ length: 150 }, () => randomUUID());
  const queues = [11, 12].map((processId) => createVoteQueue(database, { processId }));
  const submitted = queues.flatMap((queue, i) =>
    (i === 0 ? visitorIds : visitorIds.toReversed()).map((visitorId) =>
      queue.add(
        createVote({ visitorId, monsterId: i === 0 ? "01" : "02", network: `n${visitorIds.indexOf(visitorId) % 9}` }),
      ),
    ),
  );
  const kinds = (await Promise.all(submitted)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "counted")).toHaveLength(150);
  expect(await countTotals(database)).toEqual({ counted: 150, stored: 150 });
});

test("one broken vote does not take the others of its batch with it", async () => {
  const queue = createVoteQueue(database, { processId: 1 });
  const [good, bad] = await Promise.allSettled([queue.add(createVote()), queue.add(createVote({ id: "no receipt" }))]);
  expect(good).toMatchObject({ status: "fulfilled", value: { kind: "counted" } });
  expect(bad.status).toBe("rejected");
  expect(await countTotals(database)).toEqual({ counted: 1, stored: 1 });
});

test("while the database is gone a batch is tried once, not vote by vote", async () => {
  let tries = 0;
  const transaction = () => {
    tries += 1;
    return Promise.reject(new DatabaseUnavailable(new Error("gone")));
  };
  const queue = createVoteQueue({ transaction }, { processId: 1 });
  const settled = await Promise.allSettled([queue.add(createVote()), queue.add(createVote()), queue.add(createVote())]);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(1);
});
