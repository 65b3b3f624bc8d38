import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { GalleryMascara } from "#contracts/mascara.ts";
import { campaignTag } from "#server/modules/draws/campaign-tag.ts";
import { listCampaigns } from "#server/modules/draws/published-campaigns.ts";
import { findSoonestOpenDraw } from "#server/modules/draws/soonest-open-draw.ts";
import { getMonthlyPick } from "#server/modules/mascaras/monthly-pick.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { withName } from "./named-mascara.server.ts";

/** The one mascara of the month, and the draw that is open beside it: entering has nothing to do with what one made. */
export interface PickView {
  /** 1 to 12. */
  month: number;
  work: GalleryMascara;
  campaignPath: string | null;
}

/** The pick of this month or of the last that had one; null without. */
export async function getPickView(page: PageContext): Promise<PickView | null> {
  const pick = await getMonthlyPick(page.platform.database, jstDay(page.now).slice(0, 7));
  const [work] = pick ? withName(pick.work) : [];
  return pick && work
    ? { month: Number(pick.month.slice(5)), work, campaignPath: await getOpenCampaignPath(page) }
    : null;
}

/** Of the draws that are open and have a prize left the one that closes soonest; what is real goes before what is made up. */
async function getOpenCampaignPath({ platform, hints, now, switches }: PageContext): Promise<string | null> {
  hints.tag(campaignTag);
  if (switches.closureOf("campaign") !== null) return null;
  const [all, { isOn }] = await Promise.all([listCampaigns(platform.database), getDemoState(platform.database)]);
  const shown = all.filter(({ isDemonstration }) => isOn || !isDemonstration);
  const draw = await findSoonestOpenDraw(platform.database, shown, now);
  return draw && `/campaign?c=${draw.content.id}`;
}
