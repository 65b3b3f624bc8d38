import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = {
  prefixes: ["lot"],
  names: ["lot_enter", "lot_result", "lot_claim", "lot_claim_step"],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    campaign: SiteEventNames<typeof events>;
  }
}
