import * as v from "valibot";
import { languageSchema } from "./localized-text.ts";

/** The names of events that several sites and the shell share. Those of one site stand in its `events.ts`. */
export const sharedEventNames = [
  "page_view",
  "opening_skip",
  "wish_add",
  "wish_remove",
  "product_click",
  "consent_on",
  "consent_off",
  "cam_gate_camera",
  "cam_gate_photo",
  "cam_gate_model",
  "cam_gate_questions",
] as const;

/** What the `events.ts` of a site exports as `events`: its part of the closed list of names. */
export interface SiteEvents {
  /** Each is the beginning of `{prefix}_start`, `{prefix}_share_{channel}` and their like. */
  prefixes: readonly string[];
  /** What else it counts, in full; `{id}` at the end stands for up to 32 small letters, digits and hyphens. */
  names?: readonly string[];
}

/** The closed list of names: the shared ones, and those of every site that is there. */
export function createEventNameSchema(sites: readonly SiteEvents[]) {
  const prefixes = `(?:${sites.flatMap((site) => site.prefixes).join("|")})`;
  const siteNames = sites.flatMap((site) => site.names ?? []).map((name) => name.replace("{id}", "[a-z0-9-]{1,32}"));
  const namePattern = [
    ...sharedEventNames,
    ...siteNames,
    `${prefixes}_(?:start|complete|step\\d{0,2})`,
    `${prefixes}_share_(?:x|ln|ws|cp|qr)`,
    `${prefixes}_error_e-[a-z0-9-]{2,12}`,
  ].join("|");
  return v.pipe(v.string(), v.maxLength(60), v.regex(new RegExp(`^(?:${namePattern})$`), "unknown event"));
}

/** Applications whose built-in browser a visitor may come from. */
export const inAppNames = ["line", "instagram", "facebook", "x", "tiktok", "wechat", "yahoo", "webview"] as const;

/** By the width of the window: up to 480 CSS px, up to 1024, above. */
export const deviceClasses = ["phone", "tablet", "desktop"] as const;

/** A campaign id as it stands in `?cid=`: letters, digits, `_` and `-`. */
export const campaignIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,48}$/));

/** All that an event may say besides its name and place. No free text, nothing that a face could be made of. */
export const eventParamsSchema = v.strictObject({
  lang: languageSchema,
  cid: v.optional(campaignIdSchema),
  inapp: v.optional(v.picklist(inAppNames)),
  deviceClass: v.optional(v.picklist(deviceClasses)),
  /** Of `scan_result_share`: the index of the starting point that was shared. */
  typeIndex: v.optional(v.picklist(["0", "1", "2", "3", "4", "5", "6", "7"])),
});

/** One event of a hub that has these sites. */
export function createEventSchema(sites: readonly SiteEvents[]) {
  return v.strictObject({
    /** Made once by the client; a repeated id is counted once. */
    id: v.pipe(v.string(), v.uuid()),
    name: createEventNameSchema(sites),
    /** The full path without its leading slash and without query: `lmw/area/3`. */
    path: v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!\/)[A-Za-z0-9._~%/-]*$/)),
    /** The client's clock; the server notes its own beside it. */
    at: v.pipe(v.string(), v.isoTimestamp(), v.check(isPlausible, "a moment no clock of today shows")),
    params: eventParamsSchema,
  });
}
export type AnalyticsEvent = v.InferOutput<ReturnType<typeof createEventSchema>>;

export const maxEventsPerCall = 50;

/** The body of `POST /api/events`. */
export function createEventBatchSchema(sites: readonly SiteEvents[]) {
  return v.strictObject({
    events: v.pipe(v.array(createEventSchema(sites)), v.minLength(1), v.maxLength(maxEventsPerCall)),
  });
}
export type EventBatch = v.InferOutput<ReturnType<typeof createEventBatchSchema>>;

/** How many different events of the call are now stored, those stored earlier included. */
export const eventsAcceptedSchema = v.object({ accepted: v.number() });
export type EventsAccepted = v.InferOutput<typeof eventsAcceptedSchema>;

// The pattern alone lets offsets through that Date cannot read, and years that no column should hold.
function isPlausible(moment: string): boolean {
  const ms = Date.parse(moment);
  return ms >= Date.UTC(2020) && ms < Date.UTC(2100);
}
