import { countDistinct, countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  footprints: countRows("footprints"),
  "footprint-missions": countDistinct("mission", "footprints"),
};
