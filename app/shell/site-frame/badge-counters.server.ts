import type { BadgeCounters } from "#server/modules/badges/badge-counters.ts";

/** How the badges of every site count. */
export const badgeCounters: BadgeCounters = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<BadgeCounters>("../../sites/*/badge-counters.server.ts", {
      eager: true,
      import: "badgeCounters",
    }),
  ),
);
