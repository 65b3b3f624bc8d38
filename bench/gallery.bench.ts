import { collectClosers } from "#test-support/closers.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { type WallOrder, wallPage } from "../server/modules/mascaras/mascara-wall.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { type Bench, type BenchResult, median, noise } from "./bench.ts";
import { treeCpuMicros } from "./cpu-time.ts";
import { hangMascaras, offsetPage, touchedBlocks } from "./gallery/wall-rows.ts";

const [few, many] = [500, 50_000];
const rounds = 7;
const callsARound = 40;
/** A page of works that lie anywhere, one read each, and the way down the index: no more, however many hang there. */
const mostBlocksGoal = 40;
const orders: readonly WallOrder[] = [{ by: "new" }, { by: "liked" }, { by: "experiment" }, { by: "worry", worry: 3 }];

/**
 * A page of the gallery with 500 works beside one with 50,000: the first page and one far down, in every order. Beside them
 * what one would write first, pages counted from the start, which pays for every work it leaves out.
 */
export const bench: Bench = async (): Promise<BenchResult> => {
  const closers = collectClosers();
  try {
    const postgres = await startTestPostgres();
    closers.push(() => postgres.stop());
    const walls = await Promise.all(
      [few, many].map(async (count) => {
        const { url } = await postgres.freshDatabase();
        const database = openDatabase({ url, max: 4, logger: memoryLogger(systemClock) });
        closers.push(() => database.stop());
        await hangMascaras(database, count);
        return { count, database, marks: await deepMarks(database, count) };
      }),
    );
    const [small, large] = walls as [Wall, Wall];
    const told: Record<string, Told> = {};
    const cpuMicros: Record<string, number> = {};
    for (const order of orders)
      for (const place of ["first", "deep"] as const) {
        const cpuBefore = treeCpuMicros(process.pid);
        const times = await takeTurns([small, large], async ({ database, marks }) => {
          await wallPage(database, order, place === "first" ? null : marks[order.by]);
        });
        cpuMicros[`${order.by} ${place}`] = Math.round(
          (treeCpuMicros(process.pid) - cpuBefore) / (2 * (rounds + 1) * callsARound),
        );
        const [fewBlocks, manyBlocks] = await Promise.all(
          [small, large].map(({ database, marks }) =>
            touchedBlocks(database, (queries) => wallPage(queries, order, place === "first" ? null : marks[order.by])),
          ),
        );
        told[`${order.by} ${place}`] = {
          ...{ fewMs: median(times[0]!), manyMs: median(times[1]!), noise: noise(times[1]!) },
          ...{ fewBlocks: fewBlocks!, manyBlocks: manyBlocks! },
        };
      }
    const [fewOffset, manyOffset] = await Promise.all(
      [small, large].map(({ database, count }) =>
        touchedBlocks(database, (queries) => offsetPage(queries, count * 0.8)),
      ),
    );
    return { ...summary(told, manyOffset! / fewOffset!), cpuMicros };
  } finally {
    await closers.closeAll();
  }
};

interface Told {
  fewMs: number;
  manyMs: number;
  noise: number;
  fewBlocks: number;
  manyBlocks: number;
}

interface Wall {
  count: number;
  database: Database;
  /** Where a page far down begins, by order. */
  marks: Record<WallOrder["by"], string | null>;
}

/** Four fifths of each wall lie before these pages. */
async function deepMarks(database: Database, count: number): Promise<Wall["marks"]> {
  const marks: Wall["marks"] = { new: null, liked: null, experiment: null, worry: null };
  for (const order of orders) {
    const share = order.by === "experiment" || order.by === "worry" ? 1 / 7 : 1;
    let left = Math.floor(count * share * 0.8);
    let after: string | null = null;
    while (left > 0) {
      const size = Math.min(5_000, left);
      const page: { next: string | null } = await wallPage(database, order, after, size);
      if (page.next === null) break;
      after = page.next;
      left -= size;
    }
    marks[order.by] = after;
  }
  return marks;
}

/** Milliseconds a call, the middle one of each round, round after round, the walls taking turns. */
async function takeTurns(walls: readonly Wall[], call: (wall: Wall) => Promise<unknown>): Promise<number[][]> {
  const times: number[][] = walls.map(() => []);
  for (let round = -1; round < rounds; round++) {
    const turns = walls.map((wall, i) => [wall, i] as const);
    for (const [wall, i] of round % 2 === 0 ? turns : turns.toReversed()) {
      const calls: number[] = [];
      for (let n = 0; n < callsARound; n++) {
        const beganMs = performance.now();
        await call(wall);
        calls.push(performance.now() - beganMs);
      }
      if (round >= 0) times[i]!.push(median(calls));
    }
  }
  return times;
}

function summary(told: Record<string, Told>, offsetRatio: number): BenchResult {
  console.log(`\na page of 24; ${few} works beside ${many}; pages of memory touched, and ms a call (${rounds} rounds)`);
  for (const [name, { fewMs, manyMs, noise: spread, fewBlocks, manyBlocks }] of Object.entries(told))
    console.log(
      `${name.padEnd(18)}${String(fewBlocks).padStart(6)}${String(manyBlocks).padStart(6)}  ×${(manyBlocks / fewBlocks).toFixed(2)}   ${fewMs.toFixed(2).padStart(6)}${manyMs.toFixed(2).padStart(7)} ms, noise ${(spread * 100).toFixed(0)} %`,
    );
  console.log(`pages counted from the start, deep: ×${offsetRatio.toFixed(1)}\n`);
  const mostBlocks = Math.max(...Object.values(told).map(({ manyBlocks }) => manyBlocks));
  const slowest = Math.max(...Object.values(told).map(({ fewMs, manyMs }) => manyMs / fewMs));
  return {
    figures: {
      mostBlocks,
      slowestRatio: round2(slowest),
      offsetRatio: round2(offsetRatio),
      few,
      many,
      rounds,
    },
    goals: { mostBlocks: mostBlocksGoal },
    marks: { mostBlocks: { unit: "blocks", goal: "at most" } },
    noise: { slowestRatio: round2(Math.max(...Object.values(told).map(({ noise: spread }) => spread))) },
    // The clock of a busy machine says little; what the database touches is the same on every one.
    holds: mostBlocks <= mostBlocksGoal,
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
