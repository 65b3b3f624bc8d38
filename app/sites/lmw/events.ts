import type { SiteEventNames } from "#app/kits/analytics/event-names.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";

/** What this site counts. */
export const events = {
  prefixes: ["lmw", "stg", "game"],
  names: [
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
    "word_struck",
    "stg_result",
    "game_result",
  ],
} as const satisfies SiteEvents;

declare module "#app/kits/analytics/event-names.ts" {
  interface EventNames {
    lmw: SiteEventNames<typeof events>;
  }
}
