import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { waitForLock } from "#test-support/postgres/wait-for-lock.ts";
import { countTotals, createVote, pollId, votedAt } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { castVotes } from "./cast-votes.ts";
import { countVotes } from "./leaderboard.ts";
import { listMyVotesInPoll } from "./my-votes.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

test("a vote is counted once, and told again when it is sent again", async () => {
  const myVote = createVote();
  const [first] = await castVotes(database, [myVote], 0);
  const [again] = await castVotes(database, [{ ...myVote, id: randomUUID() }], 1);
  expect(first).toEqual({ kind: "counted", id: myVote.id, monsterId: "07", votedAt });
  expect(again).toEqual(first);
  expect(await countTotals(database)).toEqual({ counted: 1, stored: 1 });
});

test("who votes a second time on one day hears whom the vote was for; tomorrow there is another vote", async () => {
  const visitorId = randomUUID();
  await castVotes(database, [createVote({ visitorId })], 0);
  const [second] = await castVotes(database, [createVote({ visitorId, monsterId: "08" })], 0);
  expect(second).toMatchObject({ kind: "already", monsterId: "07" });
  // 15:00 UTC is midnight in Japan.
  const tomorrow = new Date("2026-11-20T15:00:00Z");
  const [third] = await castVotes(database, [createVote({ visitorId, monsterId: "08", at: tomorrow })], 0);
  expect(third).toMatchObject({ kind: "counted", monsterId: "08" });
  expect(
    (await listMyVotesInPoll(database, pollId, visitorId)).map(({ jstDay, monsterId }) => [jstDay, monsterId]),
  ).toEqual([
    ["2026-11-21", "08"],
    ["2026-11-20", "07"],
  ]);
});

test("a vote sent again after midnight, because no answer came, is still the vote of the day before", async () => {
  const first = createVote({ at: new Date("2026-11-20T14:59:58Z"), monsterId: "04" });
  await castVotes(database, [first], 0);
  const again = { ...first, id: randomUUID(), at: new Date("2026-11-20T15:00:03Z") };
  const [outcome] = await castVotes(database, [again], 0);
  expect(outcome).toEqual({ kind: "counted", id: first.id, monsterId: "04", votedAt: first.at });
  expect((await countVotes(database, pollId)).standings).toEqual([{ monsterId: "04", votes: 1 }]);
});

test("of two taps in one batch one counts, and both hear the same monster", async () => {
  const visitorId = randomUUID();
  const outcomes = await castVotes(
    database,
    [createVote({ visitorId }), createVote({ visitorId, monsterId: "09" })],
    0,
  );
  expect(outcomes.map(({ kind, monsterId }) => [kind, monsterId])).toEqual([
    ["counted", "07"],
    ["already", "07"],
  ]);
  expect(await countTotals(database)).toEqual({ counted: 1, stored: 1 });
});

test("a vote that another process stores at this very moment stays that one's, and the rest of the batch is counted once", async () => {
  const visitorId = randomUUID();
  await recordVisit(database, { visitorId, lang: "ja", now: votedAt });
  let commit = (): void => {};
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  let other: Promise<unknown> = Promise.resolve();
  await new Promise<void>((stored) => {
    const slow: Pick<Database, "transaction"> = {
      transaction: (work) =>
        database.transaction(async (queries) => {
          const result = await work(queries);
          stored();
          await mayCommit;
          return result;
        }),
    };
    other = castVotes(slow, [createVote({ visitorId, monsterId: "01" })], 1);
  });
  let tries = 0;
  const countingDatabase: Pick<Database, "transaction"> = {
    transaction: (work) => (tries++, database.transaction(work)),
  };
  const late = castVotes(
    countingDatabase,
    [createVote({ visitorId, monsterId: "02" }), createVote({ monsterId: "03" })],
    2,
  );
  // It waits for the vote that it cannot see.
  await waitForLock(database);
  commit();
  await other;
  expect((await late).map(({ kind, monsterId }) => [kind, monsterId])).toEqual([
    ["already", "01"],
    ["counted", "03"],
  ]);
  expect(tries).toBe(2);
  expect(await countTotals(database)).toEqual({ counted: 2, stored: 2 });
});
