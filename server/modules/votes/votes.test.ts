import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { DatabaseUnavailable } from "../../platform/database-unavailable.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { seededRandom } from "../../platform/random.ts";
import { recordVisit } from "../visitors/visits.ts";
import { createVoteQueue } from "./vote-queue.ts";
import { castVotes, type SubmittedVote } from "./cast-votes.ts";
import {
  sortFinalCount,
  findReceipt,
  saveFinalCount,
  getFinalCount,
  listReceipts,
  hashReceipt,
} from "./final-count.ts";
import { anonymizeVotes, listMyVotesInPoll, listMyVotes } from "./my-votes.ts";
import { recordVotesAsInterest } from "./record-interest.ts";
import { recordVoters } from "./record-voters.ts";
import { judgeVotes } from "./judge-votes.ts";
import { deleteOldNetworks } from "./delete-old-networks.ts";
import { countVotes, saveLeaderboard, getLeaderboard, votesByDay, votesByFaceType } from "./leaderboard.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const pollId = "first-ball";
let random = seededRandom("votes");
let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  random = seededRandom("votes");
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 6, logger: memoryLogger(clock) });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const vote = (over: Partial<SubmittedVote> = {}): SubmittedVote => ({
  id: random.uuid(),
  pollId,
  visitorId: random.uuid(),
  key: random.uuid(),
  monsterId: "07",
  faceType: null,
  network: random.uuid(),
  knownDays: 0,
  risk: 0,
  lang: "ja",
  at: clock.now(),
  ...over,
});

/** Resolves when a statement of this database waits for another transaction. */
async function waitingForLock(): Promise<void> {
  const text = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await database.query({ text })).length === 0);
}

/** Counters and votes, which must always say the same. */
async function totals(): Promise<{ counted: number; stored: number }> {
  const { standings, quarantined } = await countVotes(database, pollId);
  const [row] = await database.query({ text: "SELECT count(*) AS n FROM votes" });
  return { counted: standings.reduce((sum, { votes }) => sum + votes, 0) + quarantined, stored: row?.n ?? -1 };
}

test("a vote is counted once, and told again when it is sent again", async () => {
  const myVote = vote();
  const [first] = await castVotes(database, [myVote], 0);
  const [again] = await castVotes(database, [{ ...myVote, id: random.uuid() }], 1);
  expect(first).toEqual({ kind: "counted", id: myVote.id, monsterId: "07", votedAt: clock.now() });
  expect(again).toEqual(first);
  expect(await totals()).toEqual({ counted: 1, stored: 1 });
});

test("who votes a second time on one day hears whom the vote was for; tomorrow there is another vote", async () => {
  const visitorId = random.uuid();
  await castVotes(database, [vote({ visitorId })], 0);
  const [second] = await castVotes(database, [vote({ visitorId, monsterId: "08" })], 0);
  expect(second).toMatchObject({ kind: "already", monsterId: "07" });
  // 15:00 UTC is midnight in Japan.
  const tomorrow = new Date("2026-11-20T15:00:00Z");
  const [third] = await castVotes(database, [vote({ visitorId, monsterId: "08", at: tomorrow })], 0);
  expect(third).toMatchObject({ kind: "counted", monsterId: "08" });
  expect(
    (await listMyVotesInPoll(database, pollId, visitorId)).map(({ jstDay, monsterId }) => [jstDay, monsterId]),
  ).toEqual([
    ["2026-11-21", "08"],
    ["2026-11-20", "07"],
  ]);
});

test("a vote sent again after midnight, because no answer came, is still the vote of the day before", async () => {
  const first = vote({ at: new Date("2026-11-20T14:59:58Z"), monsterId: "04" });
  await castVotes(database, [first], 0);
  const again = { ...first, id: crypto.randomUUID(), at: new Date("2026-11-20T15:00:03Z") };
  const [outcome] = await castVotes(database, [again], 0);
  expect(outcome).toEqual({ kind: "counted", id: first.id, monsterId: "04", votedAt: first.at });
  expect((await countVotes(database, pollId)).standings).toEqual([{ monsterId: "04", votes: 1 }]);
});

test("of two taps in one batch one counts, and both hear the same monster", async () => {
  const visitorId = random.uuid();
  const outcomes = await castVotes(database, [vote({ visitorId }), vote({ visitorId, monsterId: "09" })], 0);
  expect(outcomes.map(({ kind, monsterId }) => [kind, monsterId])).toEqual([
    ["counted", "07"],
    ["already", "07"],
  ]);
  expect(await totals()).toEqual({ counted: 1, stored: 1 });
});

test("two processes with crossed batches of the same visitors neither lock up nor count anybody twice", async () => {
  const visitorIds = Array.from({ length: 150 }, () => random.uuid());
  const queues = [11, 12].map((processId) => createVoteQueue(database, { processId }));
  const submitted = queues.flatMap((queue, i) =>
    (i === 0 ? visitorIds : visitorIds.toReversed()).map((visitorId) =>
      queue.add(
        vote({ visitorId, monsterId: i === 0 ? "01" : "02", network: `n${visitorIds.indexOf(visitorId) % 9}` }),
      ),
    ),
  );
  const kinds = (await Promise.all(submitted)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "counted")).toHaveLength(150);
  expect(await totals()).toEqual({ counted: 150, stored: 150 });
});

test("a vote that another process stores at this very moment stays that one's, and the rest of the batch is counted once", async () => {
  const visitorId = random.uuid();
  await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
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
    other = castVotes(slow, [vote({ visitorId, monsterId: "01" })], 1);
  });
  let tries = 0;
  const countingDatabase: Pick<Database, "transaction"> = {
    transaction: (work) => (tries++, database.transaction(work)),
  };
  const late = castVotes(countingDatabase, [vote({ visitorId, monsterId: "02" }), vote({ monsterId: "03" })], 2);
  // It waits for the vote that it cannot see.
  await waitingForLock();
  commit();
  await other;
  expect((await late).map(({ kind, monsterId }) => [kind, monsterId])).toEqual([
    ["already", "01"],
    ["counted", "03"],
  ]);
  expect(tries).toBe(2);
  expect(await totals()).toEqual({ counted: 2, stored: 2 });
});

test("one broken vote does not take the others of its batch with it", async () => {
  const queue = createVoteQueue(database, { processId: 1 });
  const [good, bad] = await Promise.allSettled([queue.add(vote()), queue.add(vote({ id: "no receipt" }))]);
  expect(good).toMatchObject({ status: "fulfilled", value: { kind: "counted" } });
  expect(bad.status).toBe("rejected");
  expect(await totals()).toEqual({ counted: 1, stored: 1 });
});

test("while the database is gone a batch is tried once, not vote by vote", async () => {
  let tries = 0;
  const transaction = () => {
    tries += 1;
    return Promise.reject(new DatabaseUnavailable(new Error("gone")));
  };
  const queue = createVoteQueue({ transaction }, { processId: 1 });
  const settled = await Promise.allSettled([queue.add(vote()), queue.add(vote()), queue.add(vote())]);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(1);
});

const judge = (day = "2026-11-20") => database.transaction((queries) => judgeVotes(queries, { pollId, day }));
/** What is counted and set aside, by the counters and by the votes themselves. */
async function counts(): Promise<{ standings: [string, number][]; quarantined: number; stored: number }> {
  const { standings, quarantined } = await countVotes(database, pollId);
  const [row] = await database.query({ text: "SELECT count(*) AS n FROM votes WHERE is_quarantined" });
  expect(quarantined).toBe(row?.n);
  const { stored } = await totals();
  return { standings: standings.map(({ monsterId, votes }) => [monsterId, votes]), quarantined, stored };
}
const castMany = async (count: number, over: Partial<SubmittedVote>): Promise<SubmittedVote[]> => {
  const votes = Array.from({ length: count }, () => vote(over));
  await castVotes(database, votes, 0);
  return votes;
};

test("what a program sends is set aside for good, and told as a number", async () => {
  await castVotes(database, [vote({ risk: 3 }), vote()], 0);
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
  const myVote = vote({ network: "carrier" });
  for (let i = 0; i < 4; i++)
    await castVotes(
      database,
      Array(100)
        .fill(myVote)
        .map((same) => ({ ...same, id: random.uuid() })),
      0,
    );
  await castMany(100, { visitorId: myVote.visitorId, network: "carrier" });
  await castMany(1, { network: "carrier" });
  await judge();
  expect(await counts()).toEqual({ standings: [["07", 2]], quarantined: 0, stored: 2 });
});

test("the board of a moment stays as it was first made", async () => {
  const shownAt = new Date("2026-11-20T12:00:00Z");
  await castVotes(database, [vote({ monsterId: "03" }), vote({ monsterId: "03" }), vote({ monsterId: "02" })], 0);
  await saveLeaderboard(database, pollId, shownAt);
  await castVotes(database, [vote()], 0);
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
      ...Array.from({ length: 30 }, () => vote({ faceType: 2 })),
      ...Array.from({ length: 29 }, () => vote({ faceType: 5 })),
    ],
    0,
  );
  expect(await votesByDay(database, pollId)).toEqual([{ jstDay: "2026-11-20", votes: 59 }]);
  expect(await votesByFaceType(database, pollId)).toEqual([
    { faceType: 2, votes: 30, standings: [{ monsterId: "07", votes: 30 }] },
  ]);
});

test("a voter finds the own receipt in the file of the final count, whatever page it is on, and one set aside is not in it", async () => {
  const [myVote, aside] = [vote({ monsterId: "11" }), vote({ risk: 4 })];
  await castVotes(database, [myVote, ...Array.from({ length: 8 }, () => vote()), aside], 0);
  const at = new Date("2026-12-20T13:05:00Z");
  expect(await getFinalCount(database, pollId)).toBeNull();
  expect(await database.transaction((queries) => saveFinalCount(queries, pollId, { counted: 9 }, at))).toBe(true);
  const file = [];
  for (let page; (page = await listReceipts(database, pollId, file.at(-1)?.receipt ?? "", 4)).length > 0;)
    file.push(...page);
  expect(file).toHaveLength(9);
  const countedVote = { receipt: hashReceipt(myVote.id), jstDay: "2026-11-20", monsterId: "11" };
  expect(file).toContainEqual(countedVote);
  expect(await findReceipt(database, pollId, hashReceipt(myVote.id))).toEqual(countedVote);
  expect(await findReceipt(database, pollId, hashReceipt(aside.id))).toBeNull();
});

test("a final count is kept once, whatever comes later", async () => {
  const at = new Date("2026-12-20T13:05:00Z");
  const save = (counted: number) => database.transaction((queries) => saveFinalCount(queries, pollId, { counted }, at));
  await castVotes(database, [vote()], 0);
  await save(1);
  await castVotes(database, [vote()], 0);
  expect(await save(2)).toBe(false);
  expect(await getFinalCount(database, pollId)).toEqual({ counted: 1 });
  expect(await listReceipts(database, pollId, "")).toHaveLength(1);
});

test("of equals the one tried on less often wins, as was printed before", () => {
  const standings = [
    { monsterId: "04", votes: 5 },
    { monsterId: "02", votes: 9 },
    { monsterId: "03", votes: 9 },
  ];
  expect(
    sortFinalCount(
      standings,
      new Map([
        ["02", 40],
        ["03", 12],
      ]),
    ).map(({ monsterId }) => monsterId),
  ).toEqual(["03", "02", "04"]);
});

test("a counted vote is an interest in the monster's shade, once however often it is noted; one set aside is none", async () => {
  const visitorId = random.uuid();
  await castVotes(database, [vote({ visitorId, faceType: 3 }), vote({ risk: 4 })], 0);
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
    Array.from({ length: 1_100 }, () => vote()),
    0,
  );
  const record = () => recordVotesAsInterest(database, { fromDay: "2026-11-20", shadeOf: (id) => `lip-${id}` });
  expect([await record(), await record()]).toEqual([1_100, 0]);
});

test("a voter's room is held for the batch, also when another request made its row at the same moment", async () => {
  const [known, late] = [random.uuid(), random.uuid()];
  await castVotes(database, [vote({ visitorId: known })], 0);
  let commit = (): void => {};
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  let other: Promise<void> = Promise.resolve();
  await new Promise<void>((made) => {
    other = database.transaction(async (queries) => {
      await recordVisit(queries, { visitorId: late, lang: "ja", now: clock.now() });
      made();
      await mayCommit;
    });
  });
  await database.transaction(async (queries) => {
    const recording = recordVoters(queries, [vote({ visitorId: known }), vote({ visitorId: late })]);
    // It waits for the other one, whose row it cannot see.
    await waitingForLock();
    commit();
    await Promise.all([recording, other]);
    for (const id of [known, late])
      await expect(
        database.query({ text: "SELECT id FROM visitors WHERE id = $1 FOR UPDATE NOWAIT", values: [id] }),
      ).rejects.toThrow("could not obtain lock");
  });
});

test("the room shows what I voted in every poll, the latest first, and nothing of another's", async () => {
  const visitorId = random.uuid();
  await castVotes(database, [vote({ visitorId, monsterId: "05" }), vote({ monsterId: "06" })], 0);
  const later = new Date("2026-11-21T12:00:00Z");
  await castVotes(database, [vote({ visitorId, monsterId: "09", pollId: "second-ball", at: later })], 0);
  expect((await listMyVotes(database, visitorId)).map(({ pollId: poll, monsterId }) => [poll, monsterId])).toEqual([
    ["second-ball", "09"],
    [pollId, "05"],
  ]);
  expect(await listMyVotes(database, random.uuid())).toEqual([]);
  expect(await listMyVotes(database, null)).toEqual([]);
});

test("when a visitor leaves, the votes stay counted and nobody can tell whose they were", async () => {
  const visitorId = random.uuid();
  await castVotes(database, [vote({ visitorId, faceType: 1 })], 0);
  const record = () => recordVotesAsInterest(database, { fromDay: "2026-11-20", shadeOf: (id) => `lip-${id}` });
  expect(await record()).toBe(1);
  await anonymizeVotes(database, visitorId);
  // Under its new name it would be a second interest.
  expect(await record()).toBe(0);
  expect(await listMyVotesInPoll(database, pollId, visitorId)).toEqual([]);
  expect(await listMyVotes(database, visitorId)).toEqual([]);
  expect(await totals()).toEqual({ counted: 1, stored: 1 });
});
