import { countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  "stopped-colours": countRows("stopped_colours"),
  bookmarks: countRows("film_bookmarks"),
};
