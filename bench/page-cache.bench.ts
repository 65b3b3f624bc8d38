import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { type Bench, type BenchResult, median, noise } from "./bench.ts";
import { cpuMicros } from "./cpu-time.ts";
import { type Load, generateLoad } from "./page-cache/generate-load.ts";
import { recordPage } from "./page-cache/record-page.ts";
import { startBare } from "./page-cache/start-bare.ts";
import { waitUntilIdle } from "./page-cache/wait-until-idle.ts";

const rounds = 7;
const roundMs = 2_000;
const warmUpMs = 1_500;
const ratioGoal = 0.8;
const path = "/zone1";

interface Peer {
  name: "zone" | "bare";
  url: string;
  pid: number;
  perSecond: number[];
  cpuPerRequest: number[];
}

/**
 * A cached page of the zone against a bare node:http server that sends the same compressed bytes and headers. Both run
 * in processes of their own, the load in a third; the rounds of the two take turns.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const hub = await startHub((await postgres.createDatabase()).url, { LIMITS_FACTOR: "1000000" }, false);
    cleanup.push(() => hub.stop());
    await waitUntilIdle(hub.pid);
    const page = await recordPage(hub.url + path);
    const bare = await startBare(page);
    cleanup.push(bare.stop);
    const peers: Peer[] = [
      { name: "zone", url: hub.url, pid: hub.pid, perSecond: [], cpuPerRequest: [] },
      { name: "bare", url: bare.url, pid: bare.pid, perSecond: [], cpuPerRequest: [] },
    ];
    for (const { url } of peers) await generateLoad(url + path, warmUpMs);
    console.log(
      `GET ${path}: ${page.body.length} bytes of brotli, ${rounds} rounds of ${roundMs / 1000} s each, taking turns`,
    );
    for (let round = 0; round < rounds; round++) {
      for (const peer of round % 2 === 0 ? peers : peers.toReversed()) await oneRound(peer);
      console.log(
        `round ${round + 1}  ${peers.map(({ name, perSecond }) => `${name} ${perSecond.at(-1)?.toFixed(0)}/s`).join("  ")}`,
      );
    }
    return summary(peers);
  } finally {
    await cleanup.run();
  }
};

async function oneRound(peer: Peer): Promise<void> {
  const before = cpuMicros(peer.pid);
  const load: Load = await generateLoad(peer.url + path, roundMs);
  if (load.failed > 0) throw new Error(`${peer.name} failed ${load.failed} times`);
  peer.perSecond.push(load.perSecond);
  peer.cpuPerRequest.push((cpuMicros(peer.pid) - before) / load.answered);
}

function summary(peers: readonly Peer[]): BenchResult {
  const [hub, bare] = peers as [Peer, Peer];
  const ratios = hub.perSecond.map((perSecond, i) => perSecond / (bare.perSecond[i] ?? Number.NaN));
  const ratio = median(ratios);
  const cpuRatios = bare.cpuPerRequest.map((micros, i) => micros / (hub.cpuPerRequest[i] ?? Number.NaN));
  console.log(`\n${"".padEnd(8)}${"per second".padStart(12)}${"noise".padStart(8)}${"CPU µs each".padStart(14)}`);
  for (const { name, perSecond, cpuPerRequest } of peers) {
    const cells = [
      median(perSecond).toFixed(0).padStart(12),
      `${(noise(perSecond) * 100).toFixed(0)} %`.padStart(8),
      median(cpuPerRequest).toFixed(1).padStart(14),
    ];
    console.log(name.padEnd(8) + cells.join(""));
  }
  console.log(
    `ratio of throughput, middle of the rounds: ${ratio.toFixed(3)} (goal ${ratioGoal}), noise ${(noise(ratios) * 100).toFixed(0)} %`,
  );
  console.log(
    `the same by CPU time: ${median(cpuRatios).toFixed(3)}, noise ${(noise(cpuRatios) * 100).toFixed(0)} %\n`,
  );
  return {
    figures: {
      ratio: round3(ratio),
      zonePerSecond: Math.round(median(hub.perSecond)),
      barePerSecond: Math.round(median(bare.perSecond)),
      cpuRatio: round3(median(cpuRatios)),
      rounds,
    },
    goals: { ratio: ratioGoal },
    holds: ratio >= ratioGoal,
    marks: { ratio: { unit: "×", goal: "at least" } },
    noise: { ratio: round3(noise(ratios)), cpuRatio: round3(noise(cpuRatios)) },
    cpuMicros: Object.fromEntries(peers.map(({ name, cpuPerRequest }) => [name, round3(median(cpuPerRequest))])),
  };
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000;
