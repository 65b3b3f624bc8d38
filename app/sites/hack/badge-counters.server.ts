import { countDistinct, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  hacks: countDistinct("hack_number", "hack_results"),
};
