import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { createVote, pollId } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { castVotes } from "./cast-votes.ts";
import { getLeaderboard, saveLeaderboard, votesByDay, votesByFaceType } from "./leaderboard.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

test("the board of a moment stays as it was first made", async () => {
  const shownAt = new Date("2026-11-20T12:00:00Z");
  await castVotes(
    database,
    [createVote({ monsterId: "03" }), createVote({ monsterId: "03" }), createVote({ monsterId: "02" })],
    0,
  );
  await saveLeaderboard(database, pollId, shownAt);
  await castVotes(database, [createVote()], 0);
  await saveLeaderboard(database, pollId, shownAt);
  expect(await getLeaderboard(database, pollId)).toEqual({
    shownAt,
    standings: [
      { monsterId: "03", votes: 2 },
      { monsterId: "02", votes: 1 },
    ],
    quarantined: 0,
  });
});

test("results by day are complete, and by starting type only from thirty votes on", async () => {
  await castVotes(
    database,
    [
      ...Array.from({ length: 30 }, () => createVote({ faceType: 2 })),
      ...Array.from({ length: 29 }, () => createVote({ faceType: 5 })),
    ],
    0,
  );
  expect(await votesByDay(database, pollId)).toEqual([{ jstDay: "2026-11-20", votes: 59 }]);
  expect(await votesByFaceType(database, pollId)).toEqual([
    { faceType: 2, votes: 30, standings: [{ monsterId: "07", votes: 30 }] },
  ]);
});
