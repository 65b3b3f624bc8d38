import { countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  reds: countRows("red_memories", "remembered_at IS NOT NULL"),
  "red-pixels": countRows("red_pixels"),
};
