import { createCleanup } from "#test-support/cleanup.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { createVoteQueue } from "../server/modules/votes/vote-queue.ts";
import { countVotes } from "../server/modules/votes/leaderboard.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { systemRandom } from "../server/platform/random.ts";
import type { Bench } from "./bench.ts";
import { callConcurrently } from "./call-concurrently.ts";
import { processCpuMicros } from "./cpu-time.ts";
import { flushTimesMs } from "./database/flush-time.ts";
import { meterPostgres } from "./database/postgres-cpu.ts";
import { createVoters } from "./votes/create-voters.ts";
import { preparePlain, votePlain } from "./votes/plain-votes.ts";
import { type Side, summary } from "./votes/summary.ts";

const rounds = 7;
const callers = 200;
const votesPerRound = 6_000;
/** The plain update is slow: fewer calls tell its pace as well. */
const plainVotesPerRound = 1_500;
const pollId = "bench";

/**
 * Two hundred voters at once, seven of ten for the same monster: our vote queue beside what one would write first, a
 * transaction per vote that adds one to the row of the monster. Rounds take turns on one PostgreSQL, the disk's flush is
 * measured between them, and at the end both sides must have counted every vote.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const { url } = await postgres.createDatabase();
    const database = openDatabase({ url, max: 20, logger: memoryLogger(systemClock) });
    cleanup.push(() => database.stop());
    const meter = await meterPostgres(database);
    await preparePlain(database);
    const batches = { count: 0, ms: 0 };
    const voteQueue = createVoteQueue(timed(database, batches), { processId: 1 });
    const ours: Side = { perSecond: [], hubMicros: [], databaseMicros: [], waitsMs: [], acked: 0 };
    const plain: Side = { perSecond: [], hubMicros: [], databaseMicros: [], waitsMs: [], acked: 0 };
    const flushesMs: number[] = [];

    for (let round = -1; round < rounds; round++) {
      const turn = async (side: Side, name: string, count: number, vote: (voter: Voter) => Promise<boolean>) => {
        flushesMs.push(...(await flushTimesMs(meter.dataDir)));
        const voters = createVoters(`${name} ${round}`, count);
        const [own, theirs] = [processCpuMicros(), meter.cpuMicros()];
        const callStats = await callConcurrently(voters, callers, async (voter) => {
          if (await vote(voter)) side.acked += 1;
        });
        const [hubMicros, databaseMicros] = [processCpuMicros() - own, meter.cpuMicros() - theirs];
        if (round < 0) return;
        side.perSecond.push(callStats.perSecond);
        side.hubMicros.push(hubMicros / count);
        side.databaseMicros.push(databaseMicros / count);
        side.waitsMs.push(...callStats.waitsMs);
      };
      const turns = [
        () =>
          turn(ours, "ours", votesPerRound, async ({ visitorId, monsterId }) => {
            const { kind } = await voteQueue.add({
              id: systemRandom.uuid(),
              pollId,
              visitorId,
              key: visitorId,
              monsterId,
              faceType: null,
              network: visitorId.slice(0, 8),
              knownDays: 0,
              risk: 0,
              lang: "ja",
              at: systemClock.now(),
            });
            return kind === "counted";
          }),
        () =>
          turn(plain, "plain", plainVotesPerRound, async (voter) => {
            await votePlain(database, voter);
            return true;
          }),
      ];
      for (const take of round % 2 === 0 ? turns : turns.toReversed()) await take();
    }

    const { standings: leaderboard, quarantined } = await countVotes(database, pollId);
    const counted = leaderboard.reduce((sum, { votes }) => sum + votes, 0) + quarantined;
    const stored = await single(database, "SELECT count(*) AS n FROM votes");
    const plainCounted = await single(database, "SELECT sum(n)::bigint AS n FROM plain_counters");
    return summary({ callers, ours, plain, flushesMs, batches, counted, stored, plainCounted });
  } finally {
    await cleanup.run();
  }
};

type Voter = ReturnType<typeof createVoters>[number];

/** The same database, which notes how many transactions there were and how long they took together. */
function timed(database: Database, batches: { count: number; ms: number }): Pick<Database, "transaction"> {
  return {
    transaction: async (work) => {
      const startedAt = performance.now();
      try {
        return await database.transaction(work);
      } finally {
        batches.count += 1;
        batches.ms += performance.now() - startedAt;
      }
    },
  };
}

async function single(database: Database, text: string): Promise<number> {
  const [row] = await database.queryComposed<{ n: number }>({ text });
  return row?.n ?? 0;
}
