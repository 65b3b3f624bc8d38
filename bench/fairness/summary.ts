import type { BenchResult } from "../bench.ts";
import type { botnets } from "./botnets.ts";
import type { Simulated } from "./simulate.ts";

/** In per cent: people set aside of all people, bots counted of the bots of few networks, bots of a thousand of all votes. */
const goals = { wronglyAside: 0.5, fewNetworksCounted: 2, thousandNetworksOfAll: 3 };

/** A botnet, or none, with what came of it on each seed and target. */
export interface Row {
  botnet: (typeof botnets)[number] | null;
  runs: readonly (Simulated & { target: number })[];
}

/** Prints the table and says whether the goals hold in the worst run of each. */
export function summary(rows: readonly Row[], tried: { seeds: number; targets: readonly number[] }): BenchResult {
  print(rows, tried);
  const held = rows.filter(({ botnet }) => botnet === null || botnet.goal !== undefined);
  const worst = (of: readonly Row[], pick: (run: Simulated) => number): number =>
    round2(Math.max(...of.flatMap(({ runs }) => runs.map(pick))));
  const of = (goal: "few" | "thousand") => held.filter(({ botnet }) => botnet?.goal === goal);
  const figures = {
    wronglyAside: worst(held, ({ wronglyAside }) => wronglyAside),
    fewNetworksCounted: worst(of("few"), ({ botsCounted }) => botsCounted),
    thousandNetworksOfAll: worst(of("thousand"), ({ botsOfAll }) => botsOfAll),
    showAside: worst(held, ({ showAside }) => showAside),
    seeds: tried.seeds,
  };
  const mark = { unit: "%", goal: "at most" } as const;
  return {
    figures,
    goals,
    holds: Object.entries(goals).every(([name, goal]) => figures[name as keyof typeof goals] <= goal),
    marks: { wronglyAside: mark, fewNetworksCounted: mark, thousandNetworksOfAll: mark, showAside: { unit: "%" } },
  };
}

function print(rows: readonly Row[], { seeds, targets }: { seeds: number; targets: readonly number[] }): void {
  console.log(`\n100,000 people, a show's 2,000; lowest and highest of ${seeds} fresh seeds and all targets, in %`);
  console.log(
    `${"".padEnd(36)}${"wrongly aside".padStart(14)}${"show, new".padStart(12)}  bots counted, lifting work ${targets.map((target) => target + 1).join(" / ")}${"of all votes".padStart(16)}`,
  );
  for (const { botnet, runs } of rows) {
    const span = (of: readonly number[]): string => {
      const [low, high] = [Math.min(...of).toFixed(2), Math.max(...of).toFixed(2)];
      return low === high ? low : `${low}–${high}`;
    };
    const counted = targets.map((target) =>
      span(runs.filter((run) => run.target === target).map(({ botsCounted }) => botsCounted)),
    );
    console.log(
      `${(botnet?.name ?? "no bots").padEnd(36)}${span(runs.map(({ wronglyAside }) => wronglyAside)).padStart(14)}` +
        span(runs.map(({ showAside }) => showAside)).padStart(12) +
        (botnet
          ? `  ${counted.join(" / ").padEnd(40)}${span(runs.map(({ botsOfAll }) => botsOfAll)).padStart(12)}`
          : "") +
        (botnet && botnet.goal === undefined ? "  told only" : ""),
    );
  }
  console.log("");
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
