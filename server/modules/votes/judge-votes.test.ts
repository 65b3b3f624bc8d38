import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { countTotals, createVote, pollId } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { castVotes, type SubmittedVote } from "./cast-votes.ts";
import { deleteOldNetworks } from "./delete-old-networks.ts";
import { judgeVotes } from "./judge-votes.ts";
import { countVotes } from "./leaderboard.ts";
import { listMyVotesInPoll } from "./my-votes.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

const judge = (day = "2026-11-20") => database.transaction((queries) => judgeVotes(queries, { pollId, day }));

/** What is counted and set aside, by the counters and by the votes themselves. */
async function counts(): Promise<{ standings: [string, number][]; quarantined: number; stored: number }> {
  const { standings, quarantined } = await countVotes(database, pollId);
  const [row] = await database.query({ text: "SELECT count(*) AS n FROM votes WHERE is_quarantined" });
  expect(quarantined).toBe(row?.n);
  const { stored } = await countTotals(database);
  return { standings: standings.map(({ monsterId, votes }) => [monsterId, votes]), quarantined, stored };
}

async function castMany(count: number, over: Partial<SubmittedVote>): Promise<SubmittedVote[]> {
  const votes = Array.from({ length: count }, () => createVote(over));
  await castVotes(database, votes, 0);
  return votes;
}

test("what a program sends is set aside for good, and told as a number", async () => {
  await castVotes(database, [createVote({ risk: 3 }), createVote()], 0);
  await judge();
  expect(await counts()).toEqual({ standings: [["07", 1]], quarantined: 1, stored: 2 });
});

test("four hundred newcomers of one address cannot lift a monster, and the newcomer next door still counts", async () => {
  const bots = await castMany(400, { network: "address", monsterId: "07" });
  const [neighbour] = await castMany(1, { network: "address", monsterId: "08" });
  await castMany(30, { monsterId: "03" });
  expect(await counts()).toMatchObject({ quarantined: 0 });
  await judge();
  expect(await counts()).toEqual({
    standings: [
      ["03", 30],
      ["08", 1],
      ["07", 0],
    ],
    quarantined: 400,
    stored: 431,
  });
  const mine = await listMyVotesInPoll(database, pollId, bots[0]?.visitorId ?? "");
  expect(mine).toMatchObject([{ monsterId: "07", isAside: true }]);
  expect(await listMyVotesInPoll(database, pollId, neighbour?.visitorId ?? "")).toMatchObject([{ isAside: false }]);
});

test("the same votes get the same verdict, however often they are judged", async () => {
  await castMany(9, { network: "address", monsterId: "07" });
  await castMany(5, { network: "address", monsterId: "02", knownDays: 12 });
  await castMany(40, { monsterId: "03" });
  await judge();
  const first = await counts();
  await judge();
  expect(await counts()).toEqual(first);
});

test("a vote that was set aside counts again when those who were here before choose the same", async () => {
  await castMany(9, { network: "school", monsterId: "07" });
  await castMany(40, { monsterId: "03" });
  await judge();
  expect(await counts()).toMatchObject({ quarantined: 8 });
  for (let day = 3; day < 23; day++) await castMany(1, { network: "school", monsterId: "07", knownDays: day });
  await judge();
  expect(await counts()).toMatchObject({ quarantined: 0 });
});

test("a family, and a school where some are known, are counted whatever they choose", async () => {
  await castMany(3, { network: "home", monsterId: "07" });
  for (const monsterId of ["01", "02", "03", "04"]) {
    await castMany(5, { network: "school", monsterId });
    await castMany(2, { network: "school", monsterId, knownDays: 30 });
  }
  for (const monsterId of ["01", "02", "03", "04"])
    for (const knownDays of [0, 0, 9]) await castMany(5, { monsterId, knownDays });
  await judge();
  expect(await counts()).toMatchObject({ quarantined: 0 });
});

test("a vote of another day has its own verdict", async () => {
  await castMany(20, { network: "address", at: new Date("2026-11-20T14:59:59Z") });
  await castMany(3, { network: "address", at: new Date("2026-11-20T15:00:00Z") });
  await judge("2026-11-21");
  expect(await counts()).toMatchObject({ quarantined: 0 });
  await judge("2026-11-20");
  expect(await counts()).toMatchObject({ quarantined: 20 });
});

test("after two days nobody can tell which votes came from one network, and the verdicts stay", async () => {
  await castMany(20, { network: "address" });
  await judge();
  await deleteOldNetworks(database, new Date("2026-11-23T12:00:00Z"), new AbortController().signal);
  expect(await database.query({ text: "SELECT 1 FROM votes WHERE network IS NOT NULL" })).toEqual([]);
  await judge();
  expect(await counts()).toMatchObject({ quarantined: 20 });
});

test("votes that are sent again and again make no network crowded: a neighbour's first vote counts", async () => {
  const myVote = createVote({ network: "carrier" });
  for (let i = 0; i < 4; i++)
    await castVotes(
      database,
      Array(100)
        .fill(myVote)
        .map((same) => ({ ...same, id: randomUUID() })),
      0,
    );
  await castMany(100, { visitorId: myVote.visitorId, network: "carrier" });
  await castMany(1, { network: "carrier" });
  await judge();
  expect(await counts()).toEqual({ standings: [["07", 2]], quarantined: 0, stored: 2 });
});
