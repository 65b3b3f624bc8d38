import { countDistinct, countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  "try-ons": countRows("try_ons"),
  "try-on-products": countDistinct("product_id", "try_ons"),
};
