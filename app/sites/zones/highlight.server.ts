import { firstScreenOf, isBuilt } from "#app/kits/page/site-registry.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { campaignTag } from "#server/modules/draws/campaign-tag.ts";
import { listCampaigns } from "#server/modules/draws/published-campaigns.ts";
import { findSoonestOpenDraw } from "#server/modules/draws/soonest-open-draw.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { findClosingSoonest, nextChange } from "./rules/schedule.ts";

/** The one event that zone 1 shows. */
export interface Highlight {
  title: string;
  path: string;
  /** Null: it stays open until an editor sets an end. */
  endsAt: string | null;
  /** A made-up one, and marked so. */
  isDemonstration: boolean;
}

/** How soon campaigns that zone 1 could not get are tried again. */
const retryMs = 5_000;

/** The open campaign that closes soonest; where none is open, what else is on and closes soonest. */
export async function getHighlight(page: PageContext): Promise<Highlight | null> {
  return (await getOpenCampaign(page)) ?? getScheduledEvent(page);
}

async function getOpenCampaign({ platform, hints, now, switches }: PageContext): Promise<Highlight | null> {
  hints.tag(campaignTag);
  // An operator's `demo off` takes the demonstration away.
  hints.tag(rankingTag);
  if (switches.closureOf("campaign") !== null) return null;
  try {
    const [all, { isOn }] = await Promise.all([listCampaigns(platform.database), getDemoState(platform.database)]);
    const shown = all.filter(({ isDemonstration }) => isOn || !isDemonstration);
    for (const { opensAt, endsAt } of shown)
      for (const turn of [opensAt, endsAt]) if (turn > now) hints.validUntil(turn);
    const first = await findSoonestOpenDraw(platform.database, shown, now);
    if (!first) return null;
    const { content, endsAt, isDemonstration } = first;
    return { title: content.name, path: `/campaign?c=${content.id}`, endsAt: endsAt.toISOString(), isDemonstration };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + retryMs));
    return null;
  }
}

function getScheduledEvent({ master, now, hints, switches, sites }: PageContext): Highlight | null {
  const change = nextChange(master.schedule, now);
  if (change) hints.validUntil(change);
  const entry = findClosingSoonest(master.schedule, now);
  const site = entry && sites.all.find((other) => other.id === entry.siteId);
  if (!site || !isBuilt(firstScreenOf(site)) || switches.closureOf(site.id) !== null) return null;
  return { title: entry.title.ja, path: `/${firstScreenOf(site).path}`, endsAt: entry.endsAt, isDemonstration: false };
}
