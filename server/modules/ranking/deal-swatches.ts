import { seededRandom } from "../../platform/random.ts";
import { blindRound } from "./blind-picks.ts";
import { shuffle } from "./chance.ts";

/** How many swatches lie on the table. */
export const dealtCount = 6;

/** The swatches a visitor chooses from in a round: the same ones both times, in two orders. */
export interface Deal {
  round: string;
  offeredIds: string[];
  /** The order without names. */
  namelessOrder: string[];
  /** The order with names. */
  namedOrder: string[];
  /** Half of the visitors see the names first, so that being first weighs on neither. */
  isNamedFirst: boolean;
}

/**
 * Deals by chance, but the same for a visitor within a round, so that nobody deals anew until they like it.
 * @param table another place where one chooses by eye: its deal is another one
 */
export function dealSwatches(
  visitorId: string,
  now: Date,
  productIds: readonly string[],
  { count = dealtCount, table = "" }: { count?: number; table?: string } = {},
): Deal {
  const round = blindRound(now);
  const random = seededRandom(`${round}:${visitorId}${table && `:${table}`}`);
  const offeredIds = shuffle(random, productIds.toSorted(), count);
  return {
    round,
    offeredIds,
    namelessOrder: shuffle(random, offeredIds),
    namedOrder: shuffle(random, offeredIds),
    isNamedFirst: random.int(2) === 0,
  };
}
