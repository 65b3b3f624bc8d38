import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = { prefixes: ["prod"] } as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    "all-products": SiteEventNames<typeof events>;
  }
}
