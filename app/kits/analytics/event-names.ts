import type { AnalyticsEvent, fixedEventNames } from "#contracts/analytics-event.ts";

// Types only: the contract's schemas never travel with the first bundle because of a name.

/** The event prefixes of the sites, as the contract takes them; event-names.test.ts holds the two together. */
export const sitePrefixes = [
  "zone",
  "scan",
  "pm",
  "hack",
  "tips",
  "faq",
  "rank",
  "prod",
  "wish",
  "bar",
  "rev",
  "review",
  "video",
  "vt",
  "tp",
  "style",
  "cham",
  "mcm",
  "yoku",
  "lmw",
  "stg",
  "game",
  "lmp",
  "lmv",
  "mor",
  "ucp",
  "lot",
  "room",
  "test",
] as const;

type SitePrefix = (typeof sitePrefixes)[number];

/** Every name that may be tracked. Codes and ids inside a name are lower case: `scan_error_e-cam-deny`. */
export type EventName =
  | (typeof fixedEventNames)[number]
  | `${SitePrefix}_${"start" | "complete" | "step"}`
  | `${SitePrefix}_step${number}`
  | `${SitePrefix}_share_${"x" | "ln" | "ws" | "cp" | "qr"}`
  | `${SitePrefix}_error_e-${string}`
  | `cam_gate_${"camera" | "photo" | "model" | "questions"}`
  | `zone_floor_${1 | 2 | 3 | 4 | 5}`
  | `zone_door_${1 | 2 | 3}`
  | `zone_banner_${string}`
  | `mor_ch${1 | 2 | 3 | 4 | 5}`;

/** All that an event may say besides its name and place; what is left away is found out from the page. */
export type EventParams = Partial<AnalyticsEvent["params"]>;
