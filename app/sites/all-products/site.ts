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
    ja: "棚をぜんぶ歩く",
    en: "Walk the whole shelf",
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
        "line",
        "category",
        "color",
        "finish",
        "price",
        "state",
        "type",
        "mood",
        "l",
        "c",
        "h",
        "sort",
        "view",
        "compare",
        "p",
      ],
      title: "全色全品",
      description: "色から、質感から、気分から。",
      index: true,
    },
  ],
} satisfies Site;
