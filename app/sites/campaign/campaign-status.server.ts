import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Queries } from "#server/platform/database.ts";
import { campaignPhase, type PublishedCampaign } from "#server/modules/draws/published-campaigns.ts";
import { getDrawStatus } from "#server/modules/draws/draw-status.ts";
import type { CampaignStatus } from "./contract.ts";

/** The printed numbers of a campaign at a moment. An open one without prizes is sold out. */
export async function loadCampaignStatus(
  queries: Queries,
  campaign: PublishedCampaign,
  now: Date,
): Promise<CampaignStatus> {
  const { content } = campaign;
  const status = await getDrawStatus(queries, content.id, { now, dayEndsAt: nextJstMidnight(now) });
  const phase = campaignPhase(campaign, now);
  return {
    ...status,
    phase: phase === "open" && status.remaining === 0 ? "soldout" : phase,
    now: now.toISOString(),
    nextDay: status.nextDay && { at: status.nextDay.at.toISOString(), count: status.nextDay.count },
    latest: status.latest.map(({ at, prizeId }) => ({
      at: at.toISOString(),
      prize: content.prizes.find(({ id }) => id === prizeId)?.name ?? "",
    })),
    page: status.page && { hour: status.page.hour.toISOString(), hash: status.page.hash },
  };
}
