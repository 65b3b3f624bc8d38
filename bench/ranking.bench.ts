import pg from "pg";
import { createCleanup } from "#test-support/cleanup.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { getTrendLines, getReach, listScores, type RankingFilter } from "../server/modules/ranking/ranking-queries.ts";
import { rollUpInterest } from "../server/modules/ranking/roll-up.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { type Bench, type BenchResult, median, noise } from "./bench.ts";
import { treeCpuMicros } from "./cpu-time.ts";
import { addEvents, fillEvents } from "./ranking/fill-events.ts";

const sizes = [10_000, 100_000, 1_000_000];
const newEvents = 1_000;
const rounds = 11;
const ratioGoal = 1.5;

interface Store {
  stored: number;
  database: Database;
  /** Without the time limit of the app's own connections, which a count of everything would overrun. */
  patient: pg.Client;
  rollUpMs: number[];
  /** Of this process and PostgreSQL, for one new event. */
  cpuMicros: number[];
  recountMs: number[];
  readMs: number[];
}

/**
 * What it costs to count a thousand new events with ten thousand, a hundred thousand and a million stored: the roll-up,
 * and as its peer a count of everything anew. Each size has its own database; the rounds of all take turns.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const now = systemClock.now();
    const stores: Store[] = [];
    for (const stored of sizes) {
      const { url } = await postgres.createDatabase();
      const database = openDatabase({ url, max: 2, logger: memoryLogger(systemClock) });
      cleanup.push(() => database.stop());
      const patient = new pg.Client({ connectionString: url });
      await patient.connect();
      cleanup.push(() => patient.end());
      await fillEvents(patient, database, stored, now);
      stores.push({ stored, database, patient, rollUpMs: [], cpuMicros: [], recountMs: [], readMs: [] });
      console.log(`filled ${stored.toLocaleString("en")}`);
    }
    // The first round warms the caches and plans.
    for (let round = -1; round < rounds; round++)
      for (const store of round % 2 === 0 ? stores : stores.toReversed()) await oneRound(store, now, round);
    return summary(stores);
  } finally {
    await cleanup.run();
  }
};

async function oneRound(store: Store, now: Date, round: number): Promise<void> {
  const { database, patient, stored } = store;
  const added = await addEvents(database, newEvents, stored, now, `${stored}:${round}`);
  let counted = 0;
  const cpuBefore = treeCpuMicros(process.pid);
  const rollUpMs = await timed(async () => {
    counted = await rollUpInterest(database, { now });
  });
  const cpuUsed = treeCpuMicros(process.pid) - cpuBefore;
  if (counted !== added) throw new Error(`${added} events were added and ${counted} counted`);
  const readMs = await timed(() => readPage(database, now));
  const recountMs = round % 5 === 0 ? await timed(() => recount(patient)) : null;
  if (round < 0) return;
  store.rollUpMs.push((rollUpMs / counted) * 1_000);
  store.readMs.push(readMs);
  store.cpuMicros.push(cpuUsed / counted);
  if (recountMs !== null) store.recountMs.push(recountMs);
}

async function readPage(database: Database, asOf: Date): Promise<void> {
  const question: RankingFilter = { kind: "wish", period: "7d", line: null, faceType: null, withDemo: true, asOf };
  const [, scores] = await Promise.all([getReach(database, question), listScores(database, question)]);
  await getTrendLines(
    database,
    question,
    scores.slice(0, 20).map(({ productId }) => productId),
  );
}

/** The counts by day made from all events, as it would be without a roll-up. */
async function recount(client: pg.Client): Promise<void> {
  await client.query(
    "SELECT kind, jst_day, product_id, face_type, is_demo, count(*) FROM interest_events GROUP BY 1, 2, 3, 4, 5",
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function summary(stores: readonly Store[]): BenchResult {
  console.log(`\n${newEvents} new events a round, ${rounds} rounds taking turns; milliseconds, middle of the rounds`);
  console.log(
    `${"stored".padStart(10)}${"roll-up of 1,000".padStart(18)}${"noise".padStart(8)}${"count anew".padStart(12)}${"page read".padStart(11)}`,
  );
  for (const { stored, rollUpMs, recountMs, readMs } of stores) {
    const cells = [
      stored.toLocaleString("en").padStart(10),
      median(rollUpMs).toFixed(1).padStart(18),
      `${(noise(rollUpMs) * 100).toFixed(0)} %`.padStart(8),
      median(recountMs).toFixed(1).padStart(12),
      median(readMs).toFixed(1).padStart(11),
    ];
    console.log(cells.join(""));
  }
  const [small, middle, large] = stores as [Store, Store, Store];
  const ratio = median(large.rollUpMs) / median(small.rollUpMs);
  console.log(`a million stored costs ${ratio.toFixed(2)} times what ten thousand do (goal at most ${ratioGoal})\n`);
  return {
    figures: {
      ratio: round2(ratio),
      rollUpMs1e4: round2(median(small.rollUpMs)),
      rollUpMs1e5: round2(median(middle.rollUpMs)),
      rollUpMs1e6: round2(median(large.rollUpMs)),
      noise1e6: round2(noise(large.rollUpMs)),
      recountMs1e6: round2(median(large.recountMs)),
      readMs1e6: round2(median(large.readMs)),
      rounds,
    },
    goals: { ratio: ratioGoal },
    holds: ratio <= ratioGoal,
    marks: { ratio: { unit: "×", goal: "at most" } },
    noise: { ratio: round2(noise(large.rollUpMs.map((ms, i) => ms / (small.rollUpMs[i] ?? Number.NaN)))) },
    cpuMicros: { rollUp1e4: round2(median(small.cpuMicros)), rollUp1e6: round2(median(large.cpuMicros)) },
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
