import type { ShareRow } from "#app/kits/share/share-row.ts";

/** What one has collected. */
export const roomShare = {
  cid: "room",
  isPlace: true,
  texts: {
    ja: {
      body: "集めたものが、ぜんぶここに。怪物{met}体、印{seals}個の部屋。",
      hashtags: ["KATEZONE", "わたしの部屋"],
      landing: "/myroom",
    },
  },
} as const satisfies ShareRow;
