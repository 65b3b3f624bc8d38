import type { ShareRow } from "#app/kits/share/share-row.ts";

/** The colours of sixty seconds. */
export const testerResultShare = {
  cid: "tp",
  texts: {
    ja: {
      body: "{seconds}秒で{count}色。わたしの「色の足あと」。",
      hashtags: ["テスタープレイ"],
      landing: "/testerplay?c={code}",
    },
    en: {
      body: "{count} colours in {seconds} seconds. My colour footprints.",
      hashtags: ["TesterPlay"],
      landing: "/testerplay-en?c={code}",
    },
    "zh-TW": {
      body: "{seconds}秒，{count}個顏色。這是我的「色彩足跡」。",
      hashtags: ["試色遊戲"],
      landing: "/testerplay-tw?c={code}",
    },
    "zh-HK": {
      body: "{seconds}秒試咗{count}隻色。呢啲就係我嘅「色彩腳印」。",
      hashtags: ["試色60秒"],
      landing: "/testerplay-hk?c={code}",
    },
    th: {
      body: "{count} สีใน {seconds} วินาที นี่คือ “รอยสี” ของฉัน",
      hashtags: ["เล่นสีใน60วิ"],
      landing: "/testerplay-thai?c={code}",
    },
  },
} as const satisfies ShareRow;
