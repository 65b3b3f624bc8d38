import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A hack that was done. */
export const hackShare = {
  cid: "hack",
  texts: {
    ja: {
      body: "{minutes}分でルールをひとつ破った。『{hack}』",
      hashtags: ["KATEZONE", "メイクハック"],
      landing: "/hack?r={key}",
    },
  },
} as const satisfies ShareRow;
