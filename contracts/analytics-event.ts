import * as v from "valibot";
import { languageSchema } from "./localized-text.ts";

/** Every event of the hub that has one fixed name. */
export const fixedEventNames = [
  "page_view",
  // The named clicks of the specification.
  "lmw_menu_map",
  "lmw_menu_howto",
  "lmw_menu_monsterchange",
  "lmw_menu_about",
  "lmw_menu_prophecy",
  "lmw_menu_tokate",
  "lmw_share_twitter",
  "lmw_url_copy",
  "lmw_bgm_on",
  "lmw_bgm_off",
  "hack_result_share",
  "scan_result_share",
  // What several sites share.
  "opening_skip",
  "search_zero",
  "wish_add",
  "wish_remove",
  "wish_letgo",
  "product_click",
  "shop_out",
  "pin_click",
  "video_25",
  "video_50",
  "video_75",
  "video_100",
  "consent_on",
  "consent_off",
  // What only one site can say.
  "vote_cast",
  "word_struck",
  "blind_flip",
  "type_override",
  "lot_enter",
  "lot_result",
  "lot_claim",
  "lot_claim_step",
  "stg_result",
  "game_result",
  "review_submit",
  "review_helpful",
  "mcm_remix",
  "lmp_open",
  "lmp_hit_y",
  "lmp_hit_n",
  "lmp_hit_w",
  "mor_red",
  "red_night_pixel",
] as const;

/** The event prefixes of the sites. */
const siteCodes =
  "(?:zone|scan|pm|hack|tips|faq|rank|prod|wish|bar|rev|review|video|vt|tp|style|cham|mcm|yoku|lmw|stg|game|lmp|lmv|mor|ucp|lot|room|test)";

const namePattern = [
  ...fixedEventNames,
  `${siteCodes}_(?:start|complete|step\\d{0,2})`,
  `${siteCodes}_share_(?:x|ln|ws|cp|qr)`,
  `${siteCodes}_error_e-[a-z0-9-]{2,12}`,
  "cam_gate_(?:camera|photo|model|questions)",
  "zone_floor_[1-5]",
  "zone_door_[1-3]",
  "zone_banner_[a-z0-9-]{1,32}",
  "mor_ch[1-5]",
].join("|");

/** The closed list of names: one of `fixedEventNames`, or `{site}_start`, `{site}_share_{channel}` and their like. */
export const eventNameSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(new RegExp(`^(?:${namePattern})$`), "unknown event"),
);

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

export const eventSchema = v.strictObject({
  /** Made once by the client; a repeated id is counted once. */
  id: v.pipe(v.string(), v.uuid()),
  name: eventNameSchema,
  /** The full path without its leading slash and without query: `lmw/area/3`. */
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!\/)[A-Za-z0-9._~%/-]*$/)),
  /** The client's clock; the server notes its own beside it. */
  at: v.pipe(v.string(), v.isoTimestamp(), v.check(isPlausible, "a moment no clock of today shows")),
  params: eventParamsSchema,
});
export type AnalyticsEvent = v.InferOutput<typeof eventSchema>;

export const maxEventsPerCall = 50;

/** The body of `POST /api/events`. */
export const eventBatchSchema = v.strictObject({
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(maxEventsPerCall)),
});
export type EventBatch = v.InferOutput<typeof eventBatchSchema>;

/** How many different events of the call are now stored, those stored earlier included. */
export const eventsAcceptedSchema = v.object({ accepted: v.number() });
export type EventsAccepted = v.InferOutput<typeof eventsAcceptedSchema>;

// The pattern alone lets offsets through that Date cannot read, and years that no column should hold.
function isPlausible(moment: string): boolean {
  const ms = Date.parse(moment);
  return ms >= Date.UTC(2020) && ms < Date.UTC(2100);
}
