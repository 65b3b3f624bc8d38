import { priorLifeDays } from "./voter-group.ts";

/** One who complains. */
export interface Complainant {
  /** What stands for the network; null when it is not known any more. */
  network: string | null;
  /** Whole days since the visitor was first seen. */
  knownDays: number;
}

/** What newcomers of one network weigh together, beside one visitor with a prior life. */
const newcomersWeight = 0.5;

/**
 * How many independent voices complainants are. Of one network visitors with a prior life who were first seen on the same day
 * are one voice, and all newcomers together are half a voice: who makes up visitors gains nothing by their number.
 */
export function countComplainants(complainants: readonly Complainant[]): number {
  const known = new Set<string>();
  const networksOfNewcomers = new Set<string>();
  for (const [i, { network, knownDays }] of complainants.entries()) {
    const place = network ?? `unknown ${i}`;
    if (knownDays < priorLifeDays) networksOfNewcomers.add(place);
    else known.add(`${place} ${knownDays}`);
  }
  return known.size + newcomersWeight * networksOfNewcomers.size;
}
