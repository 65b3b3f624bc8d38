import type { Site } from "#contracts/site.ts";

export const site = {
  id: "all-products",
  zone: 5,
  order: 1,
  name: {
    ja: "全色全品",
    en: "Every Shade",
  },
  verb: {
    ja: "全色全品を見る",
    en: "See every shade",
  },
  promise: {
    ja: "押さえて引くと、色が画面いっぱいに伸びる。その中から、色の住む場面が浮かぶ。",
    en: "Press a swatch and drag: its colour fills the screen, and the scene it lives in comes up through it.",
  },
  needs: [],
  screens: [
    {
      id: "shelf",
      path: "all-products",
      lang: "ja",
      file: "screen.tsx",
      query: [
        "q",
        "line",
        "category",
        "color",
        "finish",
        "price",
        "state",
        "type",
        "mood",
        "without",
        "l",
        "c",
        "h",
        "sort",
        "view",
        "compare",
        "p",
        "lang",
        "page",
      ],
      title: "全色全品",
      description: "KATEの全色全品。色、質感、気分からアイシャドウやリップを探し、比べて、唇で試せます。",
      index: true,
    },
  ],
} satisfies Site;
