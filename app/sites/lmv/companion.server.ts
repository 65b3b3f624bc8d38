import type { SiteCompanion } from "#server/http/site-companion.ts";
import { getPollMood } from "#server/modules/votes/poll-mood.ts";
import { currentPoll } from "#server/modules/votes/poll.ts";

/** What it says of its rank in the poll. Where nothing moved, only here. */
export const companion: SiteCompanion = {
  async news({ platform, data, entry }, isHere) {
    const now = platform.clock.now();
    const polls = data.schedule.filter(({ siteId }) => siteId === "lmv");
    const mood = await getPollMood(platform.database, {
      poll: currentPoll(polls, now),
      monsterId: entry.monsterId,
      now,
    });
    return mood === null || (mood === "steady" && !isHere) ? undefined : entry.ball[mood];
  },
};
