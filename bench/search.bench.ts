import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSearchSource } from "#app/kits/search/source/search-source.ts";
import { readSiteDocuments } from "#tools/sites/search-documents.ts";
import { mergeContent } from "../tools/content/merge-content.ts";
import { readContent } from "../tools/content/read-content.ts";
import { type Bench, type BenchResult, median, noise } from "./bench.ts";
import { processCpuMicros } from "./cpu-time.ts";
import { type JudgedQuery, measureQuality, type Quality } from "./search/measure-quality.ts";
import type { Peer } from "./search/peer.ts";
import { browserPeers } from "./search/peers.ts";
import { trigramPeer } from "./search/trigram-peer.ts";

const rounds = 5;
const p95GoalMs = 5;
const indexGoalBytes = 180_000;
const heldOutGoal = 0.9;

/** One engine with what was measured of it. */
interface Row {
  peer: Peer;
  tune: Quality;
  heldOut: Quality;
  /** Milliseconds of every query, one list a round, in the order of the queries. */
  roundsMs: number[][];
  /** A query's cost in this process, one a round; what a peer's PostgreSQL spends is not in it. */
  cpuMicros: number[];
}

/**
 * The search of the hub against five others, over the same documents and the same judged queries. The rounds take turns;
 * the tune half is what our weights were found on, the held-out half was never looked at for that.
 */
export const bench: Bench = async () => {
  const source = createSearchSource(
    mergeContent(readContent(join(import.meta.dirname, "../content")).content, new Date(0)),
    "ja",
    await readSiteDocuments(),
  );
  const queries = JSON.parse(readFileSync(join(import.meta.dirname, "search/queries.json"), "utf8")) as JudgedQuery[];
  const peers = [...(await browserPeers(source)), await trigramPeer(source)];
  try {
    const rows: Row[] = [];
    for (const peer of peers) rows.push(await measured(peer, queries));
    for (let round = 0; round < rounds; round++)
      for (const row of round % 2 === 0 ? rows : rows.toReversed()) {
        const cpuBefore = processCpuMicros();
        row.roundsMs.push(await timed(row.peer, queries));
        row.cpuMicros.push((processCpuMicros() - cpuBefore) / queries.length);
      }
    print(source.documents.length, queries, rows);
    return summary(rows);
  } finally {
    for (const peer of peers) await peer.stop?.();
  }
};

async function measured(peer: Peer, queries: readonly JudgedQuery[]): Promise<Row> {
  const answers = new Map<string, readonly string[]>();
  for (const { query } of queries) answers.set(query, await peer.search(query));
  const quality = (set: JudgedQuery["set"]): Quality =>
    measureQuality(
      queries.filter((judged) => judged.set === set),
      (query) => answers.get(query) ?? [],
    );
  return { peer, tune: quality("tune"), heldOut: quality("held-out"), roundsMs: [], cpuMicros: [] };
}

async function timed(peer: Peer, queries: readonly JudgedQuery[]): Promise<number[]> {
  const times: number[] = [];
  peer.clear?.();
  for (const { query } of queries) {
    const startedAt = performance.now();
    await peer.search(query);
    times.push(performance.now() - startedAt);
  }
  return times;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** Of each query the middle of its rounds (a neighbour on this machine hits only some), of those the percentile. */
const middle = ({ roundsMs }: Row, share: number): number =>
  percentile(
    (roundsMs[0] ?? []).map((_, i) => median(roundsMs.map((times) => times[i] ?? Number.NaN))),
    share,
  );

function print(documents: number, queries: readonly JudgedQuery[], rows: readonly Row[]): void {
  const heldOut = queries.filter(({ set }) => set === "held-out").length;
  console.log(
    `${documents} documents, ${queries.length} judged queries (${queries.length - heldOut} to tune on, ${heldOut} held out), ${rounds} rounds\n`,
  );
  const head = ["nDCG@10", "MRR", "held out:", "MRR", "p50 ms", "p95 ms", "noise", "index kB"];
  console.log("".padEnd(20) + head.map((word) => word.padStart(10)).join(""));
  for (const row of rows) {
    const { peer, tune, heldOut: held, roundsMs } = row;
    const cells = [
      ...[tune.ndcg, tune.mrr, held.ndcg, held.mrr, middle(row, 0.5), middle(row, 0.95)].map((cell) => cell.toFixed(3)),
      `${(noise(roundsMs.map((times) => percentile(times, 0.5))) * 100).toFixed(0)} %`,
      peer.indexBytes === 0 ? "server" : (peer.indexBytes / 1000).toFixed(0),
    ];
    console.log(peer.name.padEnd(20) + cells.map((cell) => cell.padStart(10)).join(""));
  }
  console.log("");
}

function summary(rows: readonly Row[]): BenchResult {
  const [ours, ...others] = rows as [Row, ...Row[]];
  const best = (pick: (row: Row) => number): number => Math.max(...others.map(pick));
  const p95Ms = middle(ours, 0.95);
  const figures = {
    ndcg: ours.tune.ndcg,
    mrr: ours.tune.mrr,
    heldOutNdcg: ours.heldOut.ndcg,
    heldOutMrr: ours.heldOut.mrr,
    bestPeerHeldOutNdcg: best(({ heldOut }) => heldOut.ndcg),
    bestPeerHeldOutMrr: best(({ heldOut }) => heldOut.mrr),
    p50Ms: middle(ours, 0.5),
    p95Ms,
    indexBytes: ours.peer.indexBytes,
  };
  const isFirst = (["tune", "heldOut"] as const).every(
    (set) => ours[set].ndcg > best((row) => row[set].ndcg) && ours[set].mrr > best((row) => row[set].mrr),
  );
  return {
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    ),
    goals: { heldOutNdcg: heldOutGoal, p95Ms: p95GoalMs, indexBytes: indexGoalBytes },
    marks: {
      heldOutNdcg: { unit: "nDCG@10", goal: "at least" },
      p95Ms: { unit: "ms", goal: "at most" },
      indexBytes: { unit: "bytes", goal: "at most" },
    },
    noise: { p95Ms: noise(ours.roundsMs.map((times) => percentile(times, 0.95))) },
    cpuMicros: Object.fromEntries(
      rows.map(({ peer, cpuMicros }) => [peer.name, Math.round(median(cpuMicros) * 10) / 10]),
    ),
    holds: isFirst && ours.heldOut.ndcg >= heldOutGoal && p95Ms <= p95GoalMs && ours.peer.indexBytes <= indexGoalBytes,
  };
}
