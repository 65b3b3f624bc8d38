import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = {
  prefixes: ["mor"],
  names: ["mor_ch1", "mor_ch2", "mor_ch3", "mor_ch4", "mor_ch5", "mor_red", "red_night_pixel"],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    mor: SiteEventNames<typeof events>;
  }
}
