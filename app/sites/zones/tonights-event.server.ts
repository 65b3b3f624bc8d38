import { doors, entranceOf, isBuilt } from "#app/shell/door/doors.server.ts";
import type { PageContext } from "#app/shell/page-context.server.ts";
import { campaignTag } from "#server/modules/draws/campaign-tag.ts";
import { readCampaigns } from "#server/modules/draws/read-campaigns.ts";
import { soonestOpenDraw } from "#server/modules/draws/soonest-open-draw.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { closesSoonest, nextChange } from "./rules/schedule.ts";

/** The one event that stands on the gate. */
export interface TonightsEvent {
  title: string;
  path: string;
  /** Null: it stays open until an editor sets an end. */
  endsAt: string | null;
  /** A made-up one, and marked so. */
  isDemonstration: boolean;
}

/** How soon a gate without its campaigns is tried again. */
const awayMs = 5_000;

/** The open campaign that closes soonest; where none is open, what else is on and closes soonest. */
export async function eventOfTonight(page: PageContext): Promise<TonightsEvent | null> {
  return (await openCampaign(page)) ?? scheduledEvent(page);
}

async function openCampaign({ platform, hints, now, switches }: PageContext): Promise<TonightsEvent | null> {
  hints.tag(campaignTag);
  // An operator's `demo off` takes the demonstration away.
  hints.tag(rankingTag);
  if (switches.closureOf("campaign") !== null) return null;
  try {
    const [all, { isOn }] = await Promise.all([readCampaigns(platform.database), readDemonstration(platform.database)]);
    const shown = all.filter(({ isDemonstration }) => isOn || !isDemonstration);
    for (const { opensAt, endsAt } of shown)
      for (const turn of [opensAt, endsAt]) if (turn > now) hints.validUntil(turn);
    const first = await soonestOpenDraw(platform.database, shown, now);
    if (!first) return null;
    const { content, endsAt, isDemonstration } = first;
    return { title: content.name, path: `/campaign?c=${content.id}`, endsAt: endsAt.toISOString(), isDemonstration };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + awayMs));
    return null;
  }
}

function scheduledEvent({ master, now, hints, switches }: PageContext): TonightsEvent | null {
  const change = nextChange(master.schedule, now);
  if (change) hints.validUntil(change);
  const entry = closesSoonest(master.schedule, now);
  const door = entry && doors.find((other) => other.id === entry.siteId);
  if (!door || !isBuilt(entranceOf(door)) || switches.closureOf(door.id) !== null) return null;
  return { title: entry.title.ja, path: `/${entranceOf(door).path}`, endsAt: entry.endsAt, isDemonstration: false };
}
