/** Those of one network who chose the same and have been known for the same number of days: nothing tells them apart. */
export interface VoterGroup {
  /** What stands for the network; null for networks of at most `smallNetwork` voters, which are never judged. */
  network: string | null;
  /** How many voters the network has. */
  networkSize: number;
  choice: string;
  /** Whole days since the visitor was first seen. */
  knownDays: number;
  voters: number;
}

/** From so many days on a visitor has a prior life here. */
export const priorLifeDays = 2;
/** A network of so few is never judged. */
export const smallNetwork = 3;

/** Newcomers are one cohort; all others are told apart by the day on which they were first seen. */
export const cohortOf = (knownDays: number): number => (knownDays < priorLifeDays ? 0 : knownDays);
