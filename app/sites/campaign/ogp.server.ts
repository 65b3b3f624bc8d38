import type { CardOf } from "#server/modules/ogp/share-card.ts";
import { shownCampaign } from "./shown.server.ts";

/** The share picture of a campaign: its name and what it is. Nothing of a result is ever in it. */
export const shareCard: CardOf = async (id, { database }) => {
  const campaign = await shownCampaign(database, id);
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
