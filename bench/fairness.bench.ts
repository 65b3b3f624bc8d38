import type { Bench } from "./bench.ts";
import { botnets } from "./fairness/botnets.ts";
import { works } from "./fairness/people.ts";
import { simulate } from "./fairness/simulate.ts";
import { type Row, summary } from "./fairness/summary.ts";

/** The method was tuned on the seeds 1, 2 and 3; on these it was not looked at before it was done. */
const freshSeeds = [48_151_623, 271_828, 1_618_033];
/** Bots lift the leading work, one in the middle, or the last. */
const targets = [0, works >> 1, works - 1];

/**
 * How fair the count of votes is: 100,000 people and a show's audience vote on one day, and botnets of 1, 10 and 1,000
 * networks lift a work. Which of both a vote was, the judgement cannot see and the simulation knows.
 */
export const bench: Bench = async () => {
  const rows: Row[] = [null, ...botnets].map((botnet) => ({
    botnet,
    runs: freshSeeds.flatMap((seed) =>
      (botnet ? targets : targets.slice(0, 1)).map((target) => ({ target, ...simulate(seed, botnet, target) })),
    ),
  }));
  return summary(rows, { seeds: freshSeeds.length, targets });
};
