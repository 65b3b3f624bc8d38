import { cohortOf, type VoterGroup } from "./voter-group.ts";

/** What voters let expect of a network that they are not on. */
export interface Expectation {
  /** The share of a choice, above 0 and below 1. */
  shareOf(choice: string): number;
  /** How many of a cohort come with one voter who was known before them. */
  perElder(cohort: number): number;
}

/** As if so many voters more had chosen evenly: of few voters the shares say little. */
const evenVoters = 4;

/**
 * Measures what is usual among voters. A network speaks with the root of its size, so that one large one does not speak
 * for all, and not at all for itself.
 * @returns what the others let expect of the network that has these groups
 */
export function measurePopulation(groups: readonly VoterGroup[]): (own: readonly VoterGroup[]) => Expectation {
  const all = weigh(groups);
  return (ownGroups) => {
    const own = weigh(ownGroups);
    const choiceWeight = (choice: string): number => (all.choices.get(choice) ?? 0) - (own.choices.get(choice) ?? 0);
    const cohortWeight = (cohort: number): number => (all.cohorts.get(cohort) ?? 0) - (own.cohorts.get(cohort) ?? 0);
    const even = evenVoters / (all.choices.size + 1);
    return {
      shareOf: (choice) => (choiceWeight(choice) + even) / (all.total - own.total + evenVoters),
      perElder(cohort) {
        let elders = 0;
        for (const other of all.cohorts.keys()) if (other > cohort) elders += cohortWeight(other);
        return (cohortWeight(cohort) + 1) / (elders + 1);
      },
    };
  };
}

interface Weights {
  choices: Map<string, number>;
  cohorts: Map<number, number>;
  total: number;
}

function weigh(groups: readonly VoterGroup[]): Weights {
  const weights: Weights = { choices: new Map(), cohorts: new Map(), total: 0 };
  for (const { choice, knownDays, voters, networkSize } of groups) {
    const weight = voters / Math.sqrt(networkSize);
    const cohort = cohortOf(knownDays);
    weights.choices.set(choice, (weights.choices.get(choice) ?? 0) + weight);
    weights.cohorts.set(cohort, (weights.cohorts.get(cohort) ?? 0) + weight);
    weights.total += weight;
  }
  return weights;
}
