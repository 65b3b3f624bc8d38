import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = {
  prefixes: ["video"],
  names: ["pin_click", "video_25", "video_50", "video_75", "video_100"],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    videos: SiteEventNames<typeof events>;
  }
}
