import type { PageContext } from "#app/shell/page-context.server.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { GalleryMascara } from "#contracts/mascara-works.ts";
import { campaignTag } from "#server/modules/draws/campaign-tag.ts";
import { readCampaigns } from "#server/modules/draws/read-campaigns.ts";
import { soonestOpenDraw } from "#server/modules/draws/soonest-open-draw.ts";
import { readPick } from "#server/modules/mascaras/monthly-pick.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { namedWork } from "./named-work.server.ts";

/** The one mascara of the month, and the draw that is open beside it: entering has nothing to do with what one made. */
export interface PickView {
  /** 1 to 12. */
  month: number;
  work: GalleryMascara;
  campaignPath: string | null;
}

/** The pick of this month or of the last that had one; null without. */
export async function pickView(page: PageContext): Promise<PickView | null> {
  const pick = await readPick(page.platform.database, jstDay(page.now).slice(0, 7));
  const [work] = pick ? namedWork(pick.work) : [];
  return pick && work ? { month: Number(pick.month.slice(5)), work, campaignPath: await openCampaign(page) } : null;
}

/** Of the draws that are open and have a prize left the one that closes soonest; what is real goes before what is made up. */
async function openCampaign({ platform, hints, now, switches }: PageContext): Promise<string | null> {
  hints.tag(campaignTag);
  if (switches.closureOf("campaign") !== null) return null;
  const [all, { isOn }] = await Promise.all([readCampaigns(platform.database), readDemonstration(platform.database)]);
  const shown = all.filter(({ isDemonstration }) => isOn || !isDemonstration);
  const draw = await soonestOpenDraw(platform.database, shown, now);
  return draw && `/campaign?c=${draw.content.id}`;
}
