import { collectClosers } from "#test-support/closers.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { makeBallotBox } from "../server/modules/votes/ballot-box.ts";
import { countVotes } from "../server/modules/votes/standings.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { systemRandom } from "../server/platform/random.ts";
import type { Bench } from "./bench.ts";
import { callAtOnce } from "./call-at-once.ts";
import { ownCpuMicros } from "./cpu-time.ts";
import { flushTimesMs } from "./database/flush-time.ts";
import { meterPostgres } from "./database/postgres-cpu.ts";
import { dealVoters } from "./votes/deal-voters.ts";
import { preparePlain, votePlainly } from "./votes/plain-votes.ts";
import { type Side, summary } from "./votes/summary.ts";

const rounds = 7;
const callers = 200;
const votesARound = 6_000;
/** The plain update is slow: fewer calls tell its pace as well. */
const plainVotesARound = 1_500;
const pollId = "bench";

/**
 * Two hundred voters at once, seven of ten for the same monster: our ballot box beside what one would write first, a
 * transaction per vote that adds one to the row of the monster. Rounds take turns on one PostgreSQL, the disk's flush is
 * measured between them, and at the end both sides must have counted every vote.
 */
export const bench: Bench = async () => {
  const closers = collectClosers();
  try {
    const postgres = await startTestPostgres();
    closers.push(() => postgres.stop());
    const { url } = await postgres.freshDatabase();
    const database = openDatabase({ url, max: 20, logger: memoryLogger(systemClock) });
    closers.push(() => database.stop());
    const meter = await meterPostgres(database);
    await preparePlain(database);
    const batches = { count: 0, ms: 0 };
    const box = makeBallotBox(timed(database, batches), { processId: 1 });
    const ours: Side = { perSecond: [], zoneMicros: [], databaseMicros: [], waitsMs: [], acked: 0 };
    const plain: Side = { perSecond: [], zoneMicros: [], databaseMicros: [], waitsMs: [], acked: 0 };
    const flushesMs: number[] = [];

    for (let round = -1; round < rounds; round++) {
      const turn = async (side: Side, name: string, count: number, vote: (voter: Voter) => Promise<boolean>) => {
        flushesMs.push(...(await flushTimesMs(meter.dataDir)));
        const voters = dealVoters(`${name} ${round}`, count);
        const [own, theirs] = [ownCpuMicros(), meter.cpuMicros()];
        const told = await callAtOnce(voters, callers, async (voter) => {
          if (await vote(voter)) side.acked += 1;
        });
        const [zoneMicros, databaseMicros] = [ownCpuMicros() - own, meter.cpuMicros() - theirs];
        if (round < 0) return;
        side.perSecond.push(told.perSecond);
        side.zoneMicros.push(zoneMicros / count);
        side.databaseMicros.push(databaseMicros / count);
        side.waitsMs.push(...told.waitsMs);
      };
      const turns = [
        () =>
          turn(ours, "ours", votesARound, async ({ visitorId, monsterId }) => {
            const { kind } = await box.drop({
              id: systemRandom.uuid(),
              pollId,
              visitorId,
              key: visitorId,
              monsterId,
              faceType: null,
              network: visitorId.slice(0, 8),
              risk: 0,
              lang: "ja",
              at: systemClock.now(),
            });
            return kind === "counted";
          }),
        () =>
          turn(plain, "plain", plainVotesARound, async (voter) => {
            await votePlainly(database, voter);
            return true;
          }),
      ];
      for (const take of round % 2 === 0 ? turns : turns.toReversed()) await take();
    }

    const { standings, quarantined } = await countVotes(database, pollId);
    const counted = standings.reduce((sum, { votes }) => sum + votes, 0) + quarantined;
    const stored = await single(database, "SELECT count(*) AS n FROM votes");
    const plainCounted = await single(database, "SELECT sum(n)::bigint AS n FROM plain_counters");
    return summary({ callers, ours, plain, flushesMs, batches, counted, stored, plainCounted });
  } finally {
    await closers.closeAll();
  }
};

type Voter = ReturnType<typeof dealVoters>[number];

/** The same database, which notes how many transactions there were and how long they took together. */
function timed(database: Database, batches: { count: number; ms: number }): Pick<Database, "transaction"> {
  return {
    transaction: async (work) => {
      const begunAt = performance.now();
      try {
        return await database.transaction(work);
      } finally {
        batches.count += 1;
        batches.ms += performance.now() - begunAt;
      }
    },
  };
}

async function single(database: Database, text: string): Promise<number> {
  const [row] = await database.query<{ n: number }>({ text });
  return row?.n ?? 0;
}
