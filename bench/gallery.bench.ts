import { elementAt } from "#app/kits/basics/element-at.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { type GalleryOrder, getGalleryPage } from "../server/modules/mascaras/mascara-gallery.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { type Bench, type BenchResult, median, noise } from "./bench.ts";
import { treeCpuMicros } from "./cpu-time.ts";
import { insertMascaras, offsetPage, countReadBlocks } from "./gallery/gallery-rows.ts";

const [few, many] = [500, 50_000];
const rounds = 7;
const callsPerRound = 40;
/** A page of works that lie anywhere, one read each, and the way down the index: no more, however many hang there. */
const maxBlocksGoal = 40;
const orders: readonly GalleryOrder[] = [
  { by: "new" },
  { by: "liked" },
  { by: "experiment" },
  { by: "worry", worry: 3 },
];

/**
 * A page of the gallery with 500 works beside one with 50,000: the first page and one far down, in every order. Beside them
 * what one would write first, pages counted from the start, which pays for every work it leaves out.
 */
export const bench: Bench = async (): Promise<BenchResult> => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const galleries = await Promise.all(
      [few, many].map(async (count) => {
        const { url } = await postgres.createDatabase();
        const database = openDatabase({ url, max: 4, logger: memoryLogger(systemClock) });
        cleanup.push(() => database.stop());
        await insertMascaras(database, count);
        return { count, database, marks: await deepCursors(database, count) };
      }),
    );
    const [small, large] = galleries as [GalleryDatabase, GalleryDatabase];
    const figuresByOrder: Record<string, GalleryFigures> = {};
    const cpuMicros: Record<string, number> = {};
    for (const order of orders)
      for (const place of ["first", "deep"] as const) {
        const cpuBefore = treeCpuMicros(process.pid);
        const times = await runInTurns([small, large], async ({ database, marks }) => {
          await getGalleryPage(database, order, place === "first" ? null : marks[order.by]);
        });
        cpuMicros[`${order.by} ${place}`] = Math.round(
          (treeCpuMicros(process.pid) - cpuBefore) / (2 * (rounds + 1) * callsPerRound),
        );
        const [fewBlocks, manyBlocks] = await Promise.all(
          [small, large].map(({ database, marks }) =>
            countReadBlocks(database, (queries) =>
              getGalleryPage(queries, order, place === "first" ? null : marks[order.by]),
            ),
          ),
        );
        figuresByOrder[`${order.by} ${place}`] = {
          ...{
            fewMs: median(elementAt(times, 0)),
            manyMs: median(elementAt(times, 1)),
            noise: noise(elementAt(times, 1)),
          },
          ...{ fewBlocks: fewBlocks!, manyBlocks: manyBlocks! },
        };
      }
    const [fewOffset, manyOffset] = await Promise.all(
      [small, large].map(({ database, count }) =>
        countReadBlocks(database, (queries) => offsetPage(queries, count * 0.8)),
      ),
    );
    return { ...summary(figuresByOrder, manyOffset! / fewOffset!), cpuMicros };
  } finally {
    await cleanup.run();
  }
};

interface GalleryFigures {
  fewMs: number;
  manyMs: number;
  noise: number;
  fewBlocks: number;
  manyBlocks: number;
}

interface GalleryDatabase {
  count: number;
  database: Database;
  /** Where a page far down begins, by order. */
  marks: Record<GalleryOrder["by"], string | null>;
}

/** Four fifths of each gallery lie before these pages. */
async function deepCursors(database: Database, count: number): Promise<GalleryDatabase["marks"]> {
  const marks: GalleryDatabase["marks"] = { new: null, liked: null, experiment: null, worry: null };
  for (const order of orders) {
    const share = order.by === "experiment" || order.by === "worry" ? 1 / 7 : 1;
    let left = Math.floor(count * share * 0.8);
    let after: string | null = null;
    while (left > 0) {
      const size = Math.min(5_000, left);
      const page: { next: string | null } = await getGalleryPage(database, order, after, size);
      if (page.next === null) break;
      after = page.next;
      left -= size;
    }
    marks[order.by] = after;
  }
  return marks;
}

/** Milliseconds a call, the middle one of each round, round after round, the walls taking turns. */
async function runInTurns(
  galleries: readonly GalleryDatabase[],
  call: (gallery: GalleryDatabase) => Promise<unknown>,
): Promise<number[][]> {
  const times: number[][] = galleries.map(() => []);
  for (let round = -1; round < rounds; round++) {
    const turns = galleries.map((gallery, i) => [gallery, i] as const);
    for (const [gallery, i] of round % 2 === 0 ? turns : turns.toReversed()) {
      const calls: number[] = [];
      for (let n = 0; n < callsPerRound; n++) {
        const beganMs = performance.now();
        await call(gallery);
        calls.push(performance.now() - beganMs);
      }
      if (round >= 0) elementAt(times, i).push(median(calls));
    }
  }
  return times;
}

function summary(figuresByOrder: Record<string, GalleryFigures>, offsetRatio: number): BenchResult {
  console.log(`\na page of 24; ${few} works beside ${many}; pages of memory touched, and ms a call (${rounds} rounds)`);
  for (const [name, { fewMs, manyMs, noise: spread, fewBlocks, manyBlocks }] of Object.entries(figuresByOrder))
    console.log(
      `${name.padEnd(18)}${String(fewBlocks).padStart(6)}${String(manyBlocks).padStart(6)}  ×${(manyBlocks / fewBlocks).toFixed(2)}   ${fewMs.toFixed(2).padStart(6)}${manyMs.toFixed(2).padStart(7)} ms, noise ${(spread * 100).toFixed(0)} %`,
    );
  console.log(`pages counted from the start, deep: ×${offsetRatio.toFixed(1)}\n`);
  const maxBlocks = Math.max(...Object.values(figuresByOrder).map(({ manyBlocks }) => manyBlocks));
  const slowest = Math.max(...Object.values(figuresByOrder).map(({ fewMs, manyMs }) => manyMs / fewMs));
  return {
    figures: {
      mostBlocks: maxBlocks,
      slowestRatio: round2(slowest),
      offsetRatio: round2(offsetRatio),
      few,
      many,
      rounds,
    },
    goals: { mostBlocks: maxBlocksGoal },
    marks: { mostBlocks: { unit: "blocks", goal: "at most" } },
    noise: { slowestRatio: round2(Math.max(...Object.values(figuresByOrder).map(({ noise: spread }) => spread))) },
    // The clock of a busy machine says little; what the database touches is the same on every one.
    holds: maxBlocks <= maxBlocksGoal,
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
