import { type BenchResult, median, noise } from "../bench.ts";

/** The ratio follows the disk, for which the plain side waits at every vote: where a flush is quicker it is told only. */
const ratioGoal = 8;
const ratioGoalFromFlushMs = 1;
/**
 * Votes per second of the processor beside the plain side's: one and a half times what the box had on 2026-11-23, before it
 * wrote fewer indexes (9.1, of 11,054 and 1,220 on two cores of an AMD EPYC).
 */
const cpuRatioGoal = 13.6;

/** What was found of one of the two, round by round. */
export interface Side {
  perSecond: number[];
  /** What this process and what PostgreSQL used of the processor, a vote. */
  hubMicros: number[];
  databaseMicros: number[];
  waitsMs: number[];
  acked: number;
}

interface Found {
  callers: number;
  ours: Side;
  plain: Side;
  flushesMs: number[];
  batches: { count: number; ms: number };
  counted: number;
  stored: number;
  plainCounted: number;
}

/** Prints the table and says whether all of it holds. */
export function summary(found: Found): BenchResult {
  const { ours, plain, batches, counted, stored, plainCounted } = found;
  const ratio = median(ours.perSecond) / median(plain.perSecond);
  const cpuRatio = median(perCpuSecond(ours)) / median(perCpuSecond(plain));
  const flushMs = median(found.flushesMs);
  const sorted = ours.waitsMs.toSorted((a, b) => a - b);
  const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  const batchMs = batches.ms / batches.count;
  const isSlowDisk = flushMs >= ratioGoalFromFlushMs;
  console.log(`\n${found.callers} callers at once, ${ours.perSecond.length} rounds taking turns; middle of the rounds`);
  console.log("                    votes/s  noise  votes/CPU s  noise   µs of zone   of PostgreSQL");
  for (const [name, side] of [
    ["ballot box", ours],
    ["plain counter row", plain],
  ] as const)
    console.log(
      name.padEnd(18),
      median(side.perSecond).toFixed(0).padStart(8),
      percent(noise(side.perSecond)),
      median(perCpuSecond(side)).toFixed(0).padStart(12),
      percent(noise(perCpuSecond(side))),
      median(side.hubMicros).toFixed(0).padStart(12),
      median(side.databaseMicros).toFixed(0).padStart(15),
    );
  console.log(`a batch holds ${(ours.acked / batches.count).toFixed(0)} votes and takes ${batchMs.toFixed(1)} ms`);
  console.log(`a flush of the disk takes ${flushMs.toFixed(2)} ms; wait p99 ${p99Ms.toFixed(0)} ms`);
  console.log(
    `ratio ${ratio.toFixed(1)} (goal ${ratioGoal}${isSlowDisk ? "" : ", of a disk that takes a millisecond"})`,
  );
  console.log(`ratio of votes per CPU second ${cpuRatio.toFixed(1)} (goal ${cpuRatioGoal})`);
  console.log(
    `acknowledged ${ours.acked}, stored ${stored}, counted ${counted}; plain ${plain.acked} and ${plainCounted}\n`,
  );
  const isExact = ours.acked === stored && stored === counted && plain.acked === plainCounted;
  return {
    figures: {
      ratio: round2(ratio),
      cpuRatio: round2(cpuRatio),
      perSecond: Math.round(median(ours.perSecond)),
      plainPerSecond: Math.round(median(plain.perSecond)),
      perCpuSecond: Math.round(median(perCpuSecond(ours))),
      plainPerCpuSecond: Math.round(median(perCpuSecond(plain))),
      batchMs: round2(batchMs),
      flushMs: round2(flushMs),
      p99Ms: round2(p99Ms),
      lost: ours.acked - stored,
      miscounted: stored - counted,
      rounds: ours.perSecond.length,
    },
    goals: { ...(isSlowDisk ? { ratio: ratioGoal } : {}), cpuRatio: cpuRatioGoal },
    holds: (!isSlowDisk || ratio >= ratioGoal) && cpuRatio >= cpuRatioGoal && isExact,
    marks: {
      ratio: { unit: "×", goal: "at least" },
      cpuRatio: { unit: "×", goal: "at least" },
      perSecond: { unit: "/s" },
      perCpuSecond: { unit: "/s" },
      batchMs: { unit: "ms" },
      flushMs: { unit: "ms" },
      p99Ms: { unit: "ms" },
    },
    noise: {
      perSecond: round2(noise(ours.perSecond)),
      plainPerSecond: round2(noise(plain.perSecond)),
      perCpuSecond: round2(noise(perCpuSecond(ours))),
      plainPerCpuSecond: round2(noise(perCpuSecond(plain))),
    },
    cpuMicros: {
      zone: round2(median(ours.hubMicros)),
      postgresql: round2(median(ours.databaseMicros)),
      plainZone: round2(median(plain.hubMicros)),
      plainPostgresql: round2(median(plain.databaseMicros)),
    },
  };
}

const perCpuSecond = ({ hubMicros, databaseMicros }: Side): number[] =>
  hubMicros.map((micros, round) => 1e6 / (micros + (databaseMicros[round] ?? Number.NaN)));
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`.padStart(6);
const round2 = (value: number): number => Math.round(value * 100) / 100;
