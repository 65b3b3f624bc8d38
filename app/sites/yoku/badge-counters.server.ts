import { countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  palettes: countRows("palettes"),
  "palettes-rested": countRows("palettes", "(opened_at AT TIME ZONE 'Asia/Tokyo')::date > jst_day"),
};
