import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCleanup } from "#test-support/cleanup.ts";
import { createFeedProducts } from "#test-support/feed-products.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { importFeed } from "../tools/import-products/import-feed.ts";
import { type Bench, type BenchResult, median } from "./bench.ts";
import { measureCatalogue, type CatalogueFigures } from "./feed/measure-catalogue.ts";
import { foreignFeed, foreignMap } from "./feed/foreign-feed.ts";

const count = 10_000;
const starts = 3;

/**
 * The shelf with a brand's own feed of ten thousand rows, in another order of columns and another language, against the
 * house's 168 products: how long the zone takes to start, a page and a search, and what it keeps in memory.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const folder = mkdtempSync(join(tmpdir(), "feed-bench-"));
    cleanup.push(async () => rmSync(folder, { recursive: true }));
    const products = importForeign(folder);
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const rows: Record<"house" | "feed", CatalogueFigures[]> = { house: [], feed: [] };
    for (let i = 0; i < starts; i++)
      for (const name of i % 2 === 0 ? (["house", "feed"] as const) : (["feed", "house"] as const)) {
        const started = performance.now();
        const hub = await startHub(
          (await postgres.createDatabase()).url,
          { LIMITS_FACTOR: "1000000", ...(name === "feed" && { PRODUCTS_DIR: products }) },
          false,
        );
        const startMs = performance.now() - started;
        rows[name].push({ startMs, ...(await measureCatalogue(hub, name === "feed" ? "lip-10500" : "lip-10")) });
        await hub.stop();
      }
    return summary(rows);
  } finally {
    await cleanup.run();
  }
};

/** The feed as a brand would send it, through the importer; the folder it ends in. */
function importForeign(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const [feed, map, out] = [join(folder, "feed.csv"), join(folder, "columns.json"), join(folder, "products")];
  writeFileSync(feed, foreignFeed(createFeedProducts(count)));
  writeFileSync(map, JSON.stringify(foreignMap));
  const started = performance.now();
  const { products, issues } = importFeed({ feed, map, out, skipBadRows: false });
  if (products !== count) throw new Error(`${products} of ${count} rows were taken: ${issues[0]?.message}`);
  console.log(`import: ${count} rows in ${Math.round(performance.now() - started)} ms`);
  return out;
}

function summary(rows: Record<"house" | "feed", CatalogueFigures[]>): BenchResult {
  const of = (name: "house" | "feed", key: keyof CatalogueFigures): number => median(rows[name].map((row) => row[key]));
  for (const name of ["house", "feed"] as const)
    console.log(
      `${name.padEnd(6)} start ${of(name, "startMs").toFixed(0)} ms, first page ${of(name, "firstPageMs").toFixed(0)} ms, page ${of(name, "pageMs").toFixed(1)} ms` +
        ` and ${of(name, "pageBytes").toFixed(0)} bytes, sheet ${of(name, "sheetMs").toFixed(1)} ms, search p95 ${of(name, "searchP95Ms").toFixed(1)} ms, memory ${(of(name, "memoryBytes") / 1e6).toFixed(0)} MB`,
    );
  const figures = {
    "start later by, s": (of("feed", "startMs") - of("house", "startMs")) / 1000,
    "page bytes, times": of("feed", "pageBytes") / of("house", "pageBytes"),
    "page time, times": of("feed", "pageMs") / of("house", "pageMs"),
    "sheet time, times": of("feed", "sheetMs") / of("house", "sheetMs"),
    "search p95, ms": of("feed", "searchP95Ms"),
    "memory more by, MB": (of("feed", "memoryBytes") - of("house", "memoryBytes")) / 1e6,
  };
  const goals = {
    "start later by, s": 2,
    "page bytes, times": 1.5,
    "page time, times": 1.5,
    "sheet time, times": 1.5,
    "search p95, ms": 30,
    "memory more by, MB": 150,
  };
  const holds = Object.entries(goals).every(([name, goal]) => figures[name as keyof typeof figures] <= goal);
  const marks = Object.fromEntries(Object.keys(goals).map((name) => [name, { goal: "at most" as const }]));
  return { figures, goals, holds, marks };
}
