import { type BenchResult, median, noise } from "../bench.ts";

/** What was found of one of the two, round by round. */
export interface DoorSide {
  perSecond: number[];
  /** What this process and what PostgreSQL used of the processor, a door. */
  zoneMicros: number[];
  databaseMicros: number[];
  waitsMs: number[];
}

/** Counted over all rounds; every one must be 0. */
export interface DrawFaults {
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
  ours: DoorSide;
  plain: DoorSide;
  flushesMs: number[];
  faults: DrawFaults;
}

/** Prints the table and says whether the draw was true. Its pace has no goal; what is given has. */
export function summary({ callers, stock, ours, plain, flushesMs, faults }: Found): BenchResult {
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
      median(side.zoneMicros).toFixed(0).padStart(12),
      median(side.databaseMicros).toFixed(0).padStart(15),
      waitMs(side, 0.5).toFixed(1).padStart(7),
      waitMs(side, 0.99).toFixed(1).padStart(7),
    );
  console.log(`ratio ${ratio.toFixed(2)}; a flush of the disk takes ${flushMs.toFixed(2)} ms`);
  console.log(
    Object.entries(faults)
      .map(([name, count]) => `${name} ${count}`)
      .join(", "),
    "(all must be 0)\n",
  );
  const names = Object.keys(faults);
  return {
    figures: {
      ratio: round2(ratio),
      perSecond: Math.round(median(ours.perSecond)),
      plainPerSecond: Math.round(median(plain.perSecond)),
      p50Ms: round2(waitMs(ours, 0.5)),
      p99Ms: round2(waitMs(ours, 0.99)),
      flushMs: round2(flushMs),
      ...faults,
    },
    goals: Object.fromEntries(names.map((name) => [name, 0])),
    holds: Object.values(faults).every((count) => count === 0),
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
      zone: round2(median(ours.zoneMicros)),
      postgresql: round2(median(ours.databaseMicros)),
      plainZone: round2(median(plain.zoneMicros)),
      plainPostgresql: round2(median(plain.databaseMicros)),
    },
  };
}

function waitMs({ waitsMs }: DoorSide, share: number): number {
  return waitsMs.toSorted((a, b) => a - b)[Math.floor(waitsMs.length * share)] ?? Number.NaN;
}
const round2 = (value: number): number => Math.round(value * 100) / 100;
