import type { AnalyticsEvent, SiteEvents, sharedEventNames } from "#contracts/analytics-event.ts";

// Types only: the contract's schemas never travel with the first bundle because of a name.

/** The names that each site may track, by its id: its `events.ts` adds its own to this. */
export interface EventNames {}

/** The names that the declaration of one site stands for. */
export type SiteEventNames<E extends SiteEvents> =
  | `${E["prefixes"][number]}_${"start" | "complete" | "step"}`
  | `${E["prefixes"][number]}_step${number}`
  | `${E["prefixes"][number]}_share_${"x" | "ln" | "ws" | "cp" | "qr"}`
  | `${E["prefixes"][number]}_error_e-${string}`
  | (E["names"] extends readonly (infer Name)[]
      ? Name extends `${infer Head}{id}`
        ? `${Head}${string}`
        : Name
      : never);

/** Every name that may be tracked. Codes and ids inside a name are lower case: `scan_error_e-cam-deny`. */
export type EventName = (typeof sharedEventNames)[number] | EventNames[keyof EventNames];

/** All that an event may say besides its name and place; what is left away is found out from the page. */
export type EventParams = Partial<AnalyticsEvent["params"]>;
