import { collectClosers } from "#test-support/closers.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { makeBallotBox } from "../server/modules/votes/ballot-box.ts";
import { countVotes } from "../server/modules/votes/standings.ts";
import { jstDay, systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { systemRandom } from "../server/platform/random.ts";
import { type Bench, median, noise } from "./bench.ts";
import { callAtOnce, dealVoters } from "./votes/callers.ts";

const rounds = 7;
const callers = 200;
const votesARound = 6_000;
/** The plain update is slow: fewer calls tell its pace as well. */
const plainVotesARound = 1_500;
const ratioGoal = 8;
const pollId = "bench";

/**
 * Two hundred voters at once, seven of ten for the same monster: our ballot box beside what one would write first, a
 * transaction per vote that adds one to the row of the monster. Rounds take turns on one PostgreSQL, and at the end both
 * sides must have counted every vote.
 */
export const bench: Bench = async () => {
  const closers = collectClosers();
  try {
    const postgres = await startTestPostgres();
    closers.push(() => postgres.stop());
    const { url } = await postgres.freshDatabase();
    const database = openDatabase({ url, max: 20, logger: memoryLogger(systemClock) });
    closers.push(() => database.stop());
    await preparePlain(database);
    const box = makeBallotBox(database, { processId: 1 });
    const ours: number[] = [];
    const plain: number[] = [];
    const waitsMs: number[] = [];
    let acked = 0;
    let plainAcked = 0;

    for (let round = -1; round < rounds; round++) {
      const turns = [
        async () => {
          const voters = dealVoters(`ours ${round}`, votesARound);
          const told = await callAtOnce(voters, callers, async ({ visitorId, monsterId }) => {
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
            if (kind === "counted") acked += 1;
          });
          if (round < 0) return;
          ours.push(told.perSecond);
          waitsMs.push(...told.waitsMs);
        },
        async () => {
          const voters = dealVoters(`plain ${round}`, plainVotesARound);
          const told = await callAtOnce(voters, callers, async (voter) => {
            await votePlainly(database, voter);
            plainAcked += 1;
          });
          if (round >= 0) plain.push(told.perSecond);
        },
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }

    const { standings, quarantined } = await countVotes(database, pollId);
    const counted = standings.reduce((sum, { votes }) => sum + votes, 0) + quarantined;
    const stored = await single(database, "SELECT count(*) AS n FROM votes");
    const plainCounted = await single(database, "SELECT sum(n)::bigint AS n FROM plain_counters");
    return summary({ ours, plain, waitsMs, acked, counted, stored, plainAcked, plainCounted });
  } finally {
    await closers.closeAll();
  }
};

async function preparePlain(database: Database): Promise<void> {
  await database.query({
    text: `CREATE TABLE plain_votes (visitor_id uuid, jst_day date, monster_id text, at timestamptz,
             PRIMARY KEY (visitor_id, jst_day))`,
  });
  await database.query({ text: "CREATE TABLE plain_counters (monster_id text PRIMARY KEY, n bigint NOT NULL)" });
  await database.query({
    text: "INSERT INTO plain_counters SELECT lpad(i::text, 2, '0'), 0 FROM generate_series(1, 24) AS i",
  });
}

async function votePlainly(database: Database, voter: { visitorId: string; monsterId: string }): Promise<void> {
  const now = systemClock.now();
  await database.transaction(async (queries) => {
    await queries.query({
      name: "plain-vote",
      text: "INSERT INTO plain_votes VALUES ($1, $2, $3, $4)",
      values: [voter.visitorId, jstDay(now), voter.monsterId, now],
    });
    await queries.query({
      name: "plain-count",
      text: "UPDATE plain_counters SET n = n + 1 WHERE monster_id = $1",
      values: [voter.monsterId],
    });
  });
}

async function single(database: Database, text: string): Promise<number> {
  const [row] = await database.query<{ n: number }>({ text });
  return row?.n ?? 0;
}

interface Found {
  ours: number[];
  plain: number[];
  waitsMs: number[];
  acked: number;
  counted: number;
  stored: number;
  plainAcked: number;
  plainCounted: number;
}

function summary({ ours, plain, waitsMs, acked, counted, stored, plainAcked, plainCounted }: Found) {
  const ratio = median(ours) / median(plain);
  const sorted = waitsMs.toSorted((a, b) => a - b);
  const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  console.log(`\n${callers} callers at once, ${rounds} rounds taking turns; votes per second, middle of the rounds`);
  console.log(`ballot box          ${median(ours).toFixed(0).padStart(8)}  noise ${(noise(ours) * 100).toFixed(0)} %`);
  console.log(
    `plain counter row   ${median(plain).toFixed(0).padStart(8)}  noise ${(noise(plain) * 100).toFixed(0)} %`,
  );
  console.log(`ratio ${ratio.toFixed(1)} (goal at least ${ratioGoal}); wait p99 ${p99Ms.toFixed(0)} ms`);
  console.log(`acknowledged ${acked}, stored ${stored}, counted ${counted}; plain ${plainAcked} and ${plainCounted}\n`);
  const isExact = acked === stored && stored === counted && plainAcked === plainCounted;
  return {
    figures: {
      ratio: round2(ratio),
      perSecond: Math.round(median(ours)),
      plainPerSecond: Math.round(median(plain)),
      p99Ms: round2(p99Ms),
      lost: acked - stored,
      miscounted: stored - counted,
      rounds,
    },
    goals: { ratio: ratioGoal },
    holds: ratio >= ratioGoal && isExact,
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
