import { createCleanup } from "#test-support/cleanup.ts";
import { fillVisitorTables, fillWithOthers } from "#test-support/postgres/fill-visitor-tables.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { eraseVisitor } from "../server/modules/visitor-data/erase-visitor.ts";
import { mergeVisitors } from "../server/modules/visitor-data/merge-visitors.ts";
import { listVisitorTables } from "../server/modules/visitor-data/visitor-table.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { systemRandom } from "../server/platform/random.ts";
import { type Bench, type BenchResult, median, noise } from "./bench.ts";
import { readAllTables } from "./database/all-tables.ts";

const few = 1_000;
/** A million (`BENCH_ROWS=1000000`) take a quarter of an hour to write. */
const many = Number(process.env["BENCH_ROWS"] ?? 50_000);
const rounds = 9;
/** A million rows and their indexes. */
const fillWithinMs = 5 * 60_000;
const earlyAt = new Date("2026-11-01T12:00:00Z");
const allTables = await readAllTables();
const visitorTables = listVisitorTables(allTables);

/**
 * What a visitor waits for who erases everything, or goes on with another phone: in a hub where every table has a thousand rows
 * of others, and in one where every table has fifty times as many, or a thousand times.
 */
export const bench: Bench = async (): Promise<BenchResult> => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const times: Record<string, number[]> = {};
    const hubs: [string, Database][] = [];
    for (const [name, count] of [
      ["few", few],
      ["many", many],
    ] as const) {
      const { url } = await postgres.createDatabase();
      await fill(url, count);
      const database = openDatabase({ url, max: 2, logger: memoryLogger(systemClock) });
      cleanup.push(() => database.stop());
      hubs.push([name, database]);
    }
    for (let round = 0; round < rounds; round++)
      for (const [name, database] of round % 2 === 0 ? hubs : hubs.toReversed()) {
        const { mergeMs, eraseMs } = await timeVisitors(database);
        (times[`${name}MergeMs`] ??= []).push(mergeMs);
        (times[`${name}EraseMs`] ??= []).push(eraseMs);
      }
    return summary(times);
  } finally {
    await cleanup.run();
  }
};

/** Others' rows, in every table as many; and the campaign that tickets point to. */
async function fill(url: string, count: number): Promise<void> {
  const startedMs = performance.now();
  const database = openDatabase({ url, max: 1, statementWithinMs: fillWithinMs, logger: memoryLogger(systemClock) });
  try {
    await database.query({
      text: `INSERT INTO campaigns (id, content, opens_at, closes_at, terms, commitment, seed, published_at, is_demonstration)
           VALUES ('red-room', '{}', $1, $1, '', '', '', $1, false)`,
      values: [earlyAt],
    });
    await database.transaction((queries) => fillWithOthers(queries, visitorTables, count, earlyAt));
    await database.queryComposed({ text: "ANALYZE" });
  } finally {
    await database.stop();
  }
  const tookSeconds = Math.round((performance.now() - startedMs) / 1_000);
  console.log(`${count} rows of others in each of ${visitorTables.length} tables: filled in ${tookSeconds} s`);
}

/** Two visitors with a row in every table become one, which is then erased: how long each takes. */
async function timeVisitors(database: Database): Promise<{ mergeMs: number; eraseMs: number }> {
  const [from, into] = [systemRandom.uuid(), systemRandom.uuid()];
  for (const id of [from, into])
    await database.transaction((queries) => fillVisitorTables(queries, visitorTables, id, earlyAt, id));
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const startedMs = performance.now();
    await work();
    return performance.now() - startedMs;
  };
  const now = systemClock.now();
  return {
    mergeMs: await time(() =>
      database.transaction((queries) => mergeVisitors(queries, allTables, { from, into, now })),
    ),
    eraseMs: await time(() => database.transaction((queries) => eraseVisitor(queries, allTables, into))),
  };
}

function summary(times: Record<string, number[]>): BenchResult {
  const middle = (name: string): number => median(times[name] ?? []);
  const figures = {
    mergeMs: middle("manyMergeMs"),
    eraseMs: middle("manyEraseMs"),
    mergeRatio: middle("manyMergeMs") / middle("fewMergeMs"),
    eraseRatio: middle("manyEraseMs") / middle("fewEraseMs"),
  };
  const goals = { mergeMs: 500, eraseMs: 500, mergeRatio: 3, eraseRatio: 3 };
  for (const [name, all] of Object.entries(times))
    console.log(`${name.padEnd(12)} ${median(all).toFixed(1).padStart(7)} ms  ±${(noise(all) * 50).toFixed(0)} %`);
  return {
    figures,
    goals,
    holds: Object.entries(goals).every(([name, goal]) => figures[name as keyof typeof figures] <= goal),
    marks: {
      ...{ mergeMs: { unit: "ms", goal: "at most" }, eraseMs: { unit: "ms", goal: "at most" } },
      ...{ mergeRatio: { unit: "×", goal: "at most" }, eraseRatio: { unit: "×", goal: "at most" } },
    },
    noise: { mergeMs: noise(times["manyMergeMs"] ?? []), eraseMs: noise(times["manyEraseMs"] ?? []) },
  };
}
