import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = {
  prefixes: ["scan"],
  names: ["scan_result_share", "type_override"],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    scan: SiteEventNames<typeof events>;
  }
}
