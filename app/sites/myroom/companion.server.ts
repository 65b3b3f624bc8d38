import { jstDayNumber } from "#contracts/jst-calendar.ts";
import type { SiteCompanion } from "#server/http/site-companion.ts";
import { listCompanionLines } from "#server/modules/badges/companion-lines.ts";
import { countBadges } from "#server/modules/badges/count-badges.ts";

/** One line a day. Badges unlock more of them. */
export const companion: SiteCompanion = {
  async lineHere({ platform, visitorId, data, entry }) {
    const ownLine = entry.lines["myroom"];
    const texts = data.lipCompanions.find(({ monsterId }) => monsterId === entry.monsterId);
    if (ownLine === undefined || !texts || visitorId === null) return ownLine;
    const lines = listCompanionLines(ownLine, texts, await countBadges(platform.database, visitorId));
    return lines[jstDayNumber(platform.clock.now()) % lines.length];
  },
};
