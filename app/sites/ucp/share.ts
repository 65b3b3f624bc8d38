import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A painting. Its link shows it from the moment it is sent; the mural, once a person has looked. */
export const paintingShare = {
  cid: "ucp",
  texts: {
    ja: {
      body: "役目を終えた{count}色で、一枚描いた。",
      hashtags: ["色の続き"],
      landing: "/ucp-share?a={artworkId}",
    },
  },
} as const satisfies ShareRow;
