import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Queries } from "#server/platform/database.ts";
import { campaignPhase, type PublishedCampaign } from "#server/modules/draws/read-campaigns.ts";
import { readStanding } from "#server/modules/draws/standing.ts";
import type { StandingNow } from "./contract.ts";

/** The printed numbers of a campaign at a moment. An open one without prizes is sold out. */
export async function standingNow(
  queries: Pick<Queries, "query">,
  campaign: PublishedCampaign,
  now: Date,
): Promise<StandingNow> {
  const { content } = campaign;
  const standing = await readStanding(queries, content.id, { now, dayEndsAt: nextJstMidnight(now) });
  const phase = campaignPhase(campaign, now);
  return {
    ...standing,
    phase: phase === "open" && standing.remaining === 0 ? "soldout" : phase,
    now: now.toISOString(),
    latest: standing.latest.map(({ at, prizeId }) => ({
      at: at.toISOString(),
      prize: content.prizes.find(({ id }) => id === prizeId)?.name ?? "",
    })),
    page: standing.page && { hour: standing.page.hour.toISOString(), hash: standing.page.hash },
  };
}
