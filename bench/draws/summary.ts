import { type BenchResult, median, noise } from "../bench.ts";

/** What was found of one of the two, round by round. */
export interface EntrySide {
  perSecond: number[];
  /** What this process and what PostgreSQL used of the processor, per entry. */
  hubMicros: number[];
  databaseMicros: number[];
  waitsMs: number[];
}

/** Counted over all rounds; every one must be 0. */
export interface DrawIssues {
  overAwarded: number;
  /** Prizes that nobody got although all were waiting. */
  notGiven: number;
  doubled: number;
  /** Visitors whose second press was told something else than the first. */
  contradictions: number;
  claimsWrong: number;
  unproven: number;
}

interface Found {
  callers: number;
  stock: number;
  ours: EntrySide;
  plain: EntrySide;
  flushesMs: number[];
  issues: DrawIssues;
}

/** Prints the table and says whether the draw was true. Its pace has no goal; what is given has. */
export function summary({ callers, stock, ours, plain, flushesMs, issues }: Found): BenchResult {
  const ratio = median(ours.perSecond) / median(plain.perSecond);
  const flushMs = median(flushesMs);
  console.log(
    `\n${callers} callers at once, ${stock} prizes; ${ours.perSecond.length} rounds taking turns, their middle`,
  );
  console.log("                   doors/s  noise   µs of zone   of PostgreSQL  p50 ms  p99 ms");
  for (const [name, side] of [
    ["provable draw", ours],
    ["plain stock row", plain],
  ] as const)
    console.log(
      name.padEnd(17),
      median(side.perSecond).toFixed(0).padStart(8),
      `${(noise(side.perSecond) * 100).toFixed(0)} %`.padStart(6),
      median(side.hubMicros).toFixed(0).padStart(12),
      median(side.databaseMicros).toFixed(0).padStart(15),
      waitMs(side, 0.5).toFixed(1).padStart(7),
      waitMs(side, 0.99).toFixed(1).padStart(7),
    );
  console.log(`ratio ${ratio.toFixed(2)}; a flush of the disk takes ${flushMs.toFixed(2)} ms`);
  console.log(
    Object.entries(issues)
      .map(([name, count]) => `${name} ${count}`)
      .join(", "),
    "(all must be 0)\n",
  );
  const names = Object.keys(issues);
  return {
    figures: {
      ratio: round2(ratio),
      perSecond: Math.round(median(ours.perSecond)),
      plainPerSecond: Math.round(median(plain.perSecond)),
      p50Ms: round2(waitMs(ours, 0.5)),
      p99Ms: round2(waitMs(ours, 0.99)),
      flushMs: round2(flushMs),
      ...issues,
    },
    goals: Object.fromEntries(names.map((name) => [name, 0])),
    holds: Object.values(issues).every((count) => count === 0),
    marks: {
      ratio: { unit: "×" },
      perSecond: { unit: "/s" },
      p50Ms: { unit: "ms" },
      p99Ms: { unit: "ms" },
      flushMs: { unit: "ms" },
      ...Object.fromEntries(names.map((name) => [name, { goal: "at most" as const }])),
    },
    noise: { perSecond: round2(noise(ours.perSecond)), plainPerSecond: round2(noise(plain.perSecond)) },
    cpuMicros: {
      zone: round2(median(ours.hubMicros)),
      postgresql: round2(median(ours.databaseMicros)),
      plainZone: round2(median(plain.hubMicros)),
      plainPostgresql: round2(median(plain.databaseMicros)),
    },
  };
}

function waitMs({ waitsMs }: EntrySide, share: number): number {
  return waitsMs.toSorted((a, b) => a - b)[Math.floor(waitsMs.length * share)] ?? Number.NaN;
}
const round2 = (value: number): number => Math.round(value * 100) / 100;
