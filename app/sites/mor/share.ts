import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A remembered red. */
export const memoryShare = {
  cid: "mor",
  texts: {
    ja: { body: "わたしが思い出した赤は『{red}』。", hashtags: ["赤の記憶"], landing: "/mor?c={code}" },
  },
} as const satisfies ShareRow;
