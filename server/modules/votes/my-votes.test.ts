import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { countTotals, createVote, pollId } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { castVotes } from "./cast-votes.ts";
import { anonymizeVotes, listMyVotes, listMyVotesInPoll } from "./my-votes.ts";
import { recordVotesAsInterest } from "./record-interest.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

test("what I voted in every poll is listed, the latest first, and nothing of another's", async () => {
  const visitorId = randomUUID();
  await castVotes(database, [createVote({ visitorId, monsterId: "05" }), createVote({ monsterId: "06" })], 0);
  const later = new Date("2026-11-21T12:00:00Z");
  await castVotes(database, [createVote({ visitorId, monsterId: "09", pollId: "second-ball", at: later })], 0);
  expect((await listMyVotes(database, visitorId)).map(({ pollId: poll, monsterId }) => [poll, monsterId])).toEqual([
    ["second-ball", "09"],
    [pollId, "05"],
  ]);
  expect(await listMyVotes(database, randomUUID())).toEqual([]);
  expect(await listMyVotes(database, null)).toEqual([]);
});

test("when a visitor leaves, the votes stay counted and nobody can tell whose they were", async () => {
  const visitorId = randomUUID();
  await castVotes(database, [createVote({ visitorId, faceType: 1 })], 0);
  const record = () => recordVotesAsInterest(database, { fromDay: "2026-11-20", shadeOf: (id) => `lip-${id}` });
  expect(await record()).toBe(1);
  await anonymizeVotes(database, visitorId);
  // Under its new name it would be a second interest.
  expect(await record()).toBe(0);
  expect(await listMyVotesInPoll(database, pollId, visitorId)).toEqual([]);
  expect(await listMyVotes(database, visitorId)).toEqual([]);
  expect(await countTotals(database)).toEqual({ counted: 1, stored: 1 });
});
