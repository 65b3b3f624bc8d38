import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A mascara in the gallery. */
export const mascaraShare = {
  cid: "mcm",
  texts: {
    ja: {
      body: "わたし仕様の一本。『{name}』— {brush}×{formula}×{color}。",
      hashtags: ["カスタムマスカラ", "KATEZONE"],
      landing: "/mcm/gallery?w={workId}",
    },
    en: {
      body: "One mascara, my way: “{name}”. {brush} × {formula} × {color}.",
      hashtags: ["CustomMascara", "KATEZONE"],
      landing: "/mcm/gallery?w={workId}&lang=en",
    },
  },
} as const satisfies ShareRow;
