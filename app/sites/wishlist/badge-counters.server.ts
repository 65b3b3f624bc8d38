import { countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  wishes: countRows("wishes"),
  "wish-answers": countRows("wish_answers", "undone_at IS NULL"),
  "wishes-served": countRows("wishes", "state = 'done'"),
};
