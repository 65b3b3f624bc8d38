import type { BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** What the badges of this site count. */
export const badgeCounters: BadgeCounters = {
  "draw-entries": `SELECT count(*) FROM draw_entries JOIN draw_tickets ON draw_tickets.id = draw_entries.ticket_id
                   WHERE draw_tickets.visitor_id = who.id`,
};
