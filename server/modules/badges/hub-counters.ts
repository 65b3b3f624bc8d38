import { type BadgeCounters, countDistinct, countRows } from "./badge-counters.ts";

/**
 * Counters that no one site adds to: the opening and days anywhere, encounters by a pack too, choices by eye in three places.
 * Their badges are looked at after every write.
 */
export const hubCounters: BadgeCounters = {
  "opening-seen": "SELECT count(opening_seen_at) FROM visitors WHERE id = who.id",
  nights: countRows("visit_nights"),
  met: countRows("meetings"),
  "blind-picks": countRows("blind_picks", "NOT is_named"),
  "blind-rounds": countDistinct("round", "blind_picks", "NOT is_named"),
};
