import type { ShareRow } from "#app/kits/share/share-row.ts";

/** A starting point: the result of a reading, or the type alone. */
export const faceTypeShare = {
  cid: "scan",
  texts: {
    ja: {
      body: "わたしの出発点は『{kanji}（{reading}）』。{line}ここから、どこへでも。",
      hashtags: ["KATEZONE", "顔の出発点"],
      landing: "/scan/{code}/{resultId}",
    },
    en: {
      body: "I begin at {name}. From here, anywhere.",
      hashtags: ["KATEZONE"],
      landing: "/scan/{code}/{resultId}?lang=en",
    },
    "zh-TW": {
      body: "我從「{name}」出發。接下來，去哪裡都行。",
      hashtags: ["KATEZONE", "從這張臉開始"],
      landing: "/scan/{code}/{resultId}?lang=zh-TW",
    },
    ko: {
      body: "내 출발점은 ‘{name}’. 여기서부터, 어디로든.",
      hashtags: ["KATEZONE", "내얼굴여기서부터"],
      landing: "/scan/{code}/{resultId}?lang=ko",
    },
  },
} as const satisfies ShareRow;
