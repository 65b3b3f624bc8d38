import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts, of visitors who agreed: the ways out, and that a card was taken along. */
export const events = {
  prefixes: ["shops"],
  names: ["shop_out", "shop_map", "shop_call", "card_print", "card_save"],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    shops: SiteEventNames<typeof events>;
  }
}
