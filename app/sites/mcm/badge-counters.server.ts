import { countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  mascaras: countRows("mascaras"),
  "mascaras-public": countRows("mascaras", "is_public"),
  "mascara-remixes": countRows("mascaras", "parent_id IS NOT NULL"),
};
