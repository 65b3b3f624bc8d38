import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A recipe of one day. */
export const recipeShare = {
  cid: "pm",
  texts: {
    ja: {
      body: "今日は{minutes}分、『{title}』。{story}",
      hashtags: ["KATEZONE", "今日のレシピ"],
      landing: "/personalmakeup?r={code}",
    },
  },
} as const satisfies ShareRow;
