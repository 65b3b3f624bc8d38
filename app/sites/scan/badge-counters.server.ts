import { countDistinct, countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  "face-results": countRows("face_results"),
  "type-overrides": countRows("face_results", "chosen <> type"),
  "face-modes": countDistinct("mode", "face_results"),
};
