import type { ShareRow } from "#app/kits/share/share-row.ts";

/** One review. */
export const reviewShare = {
  cid: "rev",
  texts: {
    ja: { body: "『{product}』の正直な話。", hashtags: ["KATEZONE"], landing: "/review/{reviewId}" },
  },
} as const satisfies ShareRow;
