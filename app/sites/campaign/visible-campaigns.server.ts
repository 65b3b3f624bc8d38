import type { Queries } from "#server/platform/database.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { type PublishedCampaign, getCampaign, listCampaigns } from "#server/modules/draws/published-campaigns.ts";

/** The campaigns that are shown: those of the demonstration only while it is on. */
export async function listVisibleCampaigns(queries: Queries): Promise<PublishedCampaign[]> {
  const [campaigns, { isOn }] = await Promise.all([listCampaigns(queries), getDemoState(queries)]);
  return campaigns.filter(({ isDemonstration }) => isOn || !isDemonstration);
}

/** One of them; null when there is none of that id. */
export async function getVisibleCampaign(queries: Queries, id: string): Promise<PublishedCampaign | null> {
  const campaign = /^[a-z][a-z0-9-]{2,31}$/.test(id) ? await getCampaign(queries, id) : null;
  if (!campaign?.isDemonstration) return campaign;
  return (await getDemoState(queries)).isOn ? campaign : null;
}
