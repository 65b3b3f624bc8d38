import type { Queries } from "#server/platform/database.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { type PublishedCampaign, readCampaign, readCampaigns } from "#server/modules/draws/read-campaigns.ts";

type Asks = Pick<Queries, "query">;

/** The campaigns that are shown: those of the demonstration only while it is on. */
export async function shownCampaigns(queries: Asks): Promise<PublishedCampaign[]> {
  const [campaigns, { isOn }] = await Promise.all([readCampaigns(queries), readDemonstration(queries)]);
  return campaigns.filter(({ isDemonstration }) => isOn || !isDemonstration);
}

/** One of them; null when there is none of that id. */
export async function shownCampaign(queries: Asks, id: string): Promise<PublishedCampaign | null> {
  const campaign = /^[a-z][a-z0-9-]{2,31}$/.test(id) ? await readCampaign(queries, id) : null;
  if (!campaign?.isDemonstration) return campaign;
  return (await readDemonstration(queries)).isOn ? campaign : null;
}
