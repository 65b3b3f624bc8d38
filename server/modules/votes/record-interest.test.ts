import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { createVote } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { castVotes } from "./cast-votes.ts";
import { recordVotesAsInterest } from "./record-interest.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

test("a counted vote is an interest in the monster's shade, once however often it is noted; one set aside is none", async () => {
  const visitorId = randomUUID();
  await castVotes(database, [createVote({ visitorId, faceType: 3 }), createVote({ risk: 4 })], 0);
  const record = () =>
    recordVotesAsInterest(database, { fromDay: "2026-11-20", shadeOf: (monsterId) => `lip-${monsterId}` });
  expect([await record(), await record()]).toEqual([1, 0]);
  expect(await database.query({ text: "SELECT visitor_id, kind, product_id, face_type FROM interest_events" })).toEqual(
    [{ visitor_id: visitorId, kind: "vote", product_id: "lip-07", face_type: 3 }],
  );
});

test("more votes than one page, all of one moment, are each noted as interest", async () => {
  await castVotes(
    database,
    Array.from({ length: 1_100 }, () => createVote()),
    0,
  );
  const record = () => recordVotesAsInterest(database, { fromDay: "2026-11-20", shadeOf: (id) => `lip-${id}` });
  expect([await record(), await record()]).toEqual([1_100, 0]);
});
