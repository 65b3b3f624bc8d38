import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A palette and its four desires. */
export const paletteShare = {
  cid: "yoku",
  texts: {
    ja: {
      body: "わたしの欲は「{desire1}」「{desire2}」「{desire3}」「{desire4}」。色は後から知った。",
      hashtags: ["欲パレット", "KATEZONE"],
      landing: "/yoku?p={code}",
    },
    "zh-TW": {
      body: "我的慾望是「{desire1}」「{desire2}」「{desire3}」「{desire4}」。顏色，是後來才知道的。",
      hashtags: ["慾望調色盤", "KATEZONE"],
      landing: "/yoku-tw?p={code}",
    },
  },
} as const satisfies ShareRow;
