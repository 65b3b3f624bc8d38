import type { Allowances } from "./judge-groups.ts";
import { priorLifeDays } from "./voter-group.ts";

/** Of a draw all entries are for the same: only how many came, and when they were first seen, is judged. */
export const drawAllowances: Allowances = {
  sameChoice: Number.POSITIVE_INFINITY,
  sameChoiceAndDay: 4,
  newcomers: 6,
};

/**
 * How many entries of one network on one day are taken before the next is set aside, where the verdict cannot wait for the
 * count: a prize that is won at once is won.
 */
export const entryLimits = {
  priorLifeDays,
  newcomers: drawAllowances.newcomers,
  /** So many newcomers more with each visitor of the network who has a prior life. */
  newcomersPerElder: 3,
  /** Visitors with a prior life who were first seen on the same day. */
  sameDay: drawAllowances.sameChoiceAndDay,
  /** One more of them with so many others who have a prior life. */
  othersPerSameDay: 4,
};
