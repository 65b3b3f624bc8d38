import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = {
  prefixes: ["lmp"],
  names: ["lmp_open", "lmp_hit_y", "lmp_hit_n", "lmp_hit_w"],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    lmp: SiteEventNames<typeof events>;
  }
}
