import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { getVisibleCampaign } from "./visible-campaigns.server.ts";

/** The share picture of a campaign: its name and what it is. Nothing of a result is ever in it. */
export const shareCard: CardOf = async (id, { database }) => {
  const campaign = await getVisibleCampaign(database, id);
  if (!campaign) return null;
  const { name, lead } = campaign.content;
  return {
    lang: "ja",
    kicker: campaign.isDemonstration ? "扉の抽選　見本" : "扉の抽選",
    title: name,
    line: lead,
    shade: "#FFB02E",
  };
};
