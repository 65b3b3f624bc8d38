import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A collected colour. */
export const colourShare = {
  cid: "cham",
  texts: {
    ja: {
      body: "{thing}の色は『{shade}』に化けた。",
      hashtags: ["カメレオン採集"],
      landing: "/chameleon?c={find}",
    },
  },
} as const satisfies ShareRow;
