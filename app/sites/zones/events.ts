import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = {
  prefixes: ["zone"],
  names: [
    "zone_floor_1",
    "zone_floor_2",
    "zone_floor_3",
    "zone_floor_4",
    "zone_floor_5",
    "zone_door_1",
    "zone_door_2",
    "zone_door_3",
    "zone_banner_{id}",
  ],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    zones: SiteEventNames<typeof events>;
  }
}
