import type { Campaign, PrizeKind } from "#contracts/campaign.ts";

/** How a prize comes to its winner. A campaign that was published before there were kinds hands everything over a counter. */
export function prizeKindOf({ prizes }: Pick<Campaign, "prizes">, prizeId: string): PrizeKind {
  return prizes.find(({ id }) => id === prizeId)?.kind ?? "counter";
}
