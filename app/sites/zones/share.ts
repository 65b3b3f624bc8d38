import type { ShareRow } from "#app/kits/share/share-row.ts";

/** The hub itself. */
export const hubShare = {
  cid: "zone",
  isPlace: true,
  texts: { ja: { body: "真夜中の町に、入口を見つけた。", hashtags: ["KATEZONE"], landing: "/zone1" } },
} as const satisfies ShareRow;
