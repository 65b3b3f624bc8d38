import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A moment of a video. */
export const videoShare = {
  cid: "video",
  texts: {
    ja: {
      body: "『{title}』。気になった色で止めると、名前がわかる。",
      hashtags: ["KATEZONE"],
      landing: "/channel?v={filmId}&t={second}",
    },
  },
} as const satisfies ShareRow;
