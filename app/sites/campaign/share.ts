import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A campaign that one took part in. */
export const campaignShare = {
  cid: "cp{campaignId}",
  texts: {
    ja: {
      body: "{campaign}の扉を開けた。",
      hashtags: ["KATEZONE"],
      landing: "/campaign/{campaignId}/{result}",
    },
  },
} as const satisfies ShareRow;
