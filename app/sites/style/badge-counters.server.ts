import { countRows, type BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  "two-faces": countRows("two_faces"),
  // As `isUnchosen` of the site says it: nobody else has the pair, and thirty pairs of others are there.
  "unchosen-pairs": `SELECT count(*) FROM two_faces AS own WHERE own.visitor_id = who.id
    AND NOT EXISTS (SELECT FROM two_faces AS others
      WHERE others.morning = own.morning AND others.night = own.night AND others.visitor_id <> who.id)
    AND 30 <= (SELECT count(*) FROM (SELECT FROM two_faces WHERE visitor_id <> who.id LIMIT 30) AS many)`,
};
