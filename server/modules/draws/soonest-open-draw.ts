import type { Queries } from "../../platform/database.ts";
import { hasPrizeLeft } from "./prize-left.ts";
import { campaignPhase, type PublishedCampaign } from "./published-campaigns.ts";

/** Of these the draw that is open, has a prize left and closes soonest; what is real goes before what is made up. */
export async function findSoonestOpenDraw(
  queries: Queries,
  campaigns: readonly PublishedCampaign[],
  now: Date,
): Promise<PublishedCampaign | null> {
  const soonestFirst = campaigns
    .filter((campaign) => campaignPhase(campaign, now) === "open")
    .toSorted(
      (a, b) => Number(a.isDemonstration) - Number(b.isDemonstration) || a.endsAt.getTime() - b.endsAt.getTime(),
    );
  for (const campaign of soonestFirst) if (await hasPrizeLeft(queries, campaign.content.id, now)) return campaign;
  return null;
}
