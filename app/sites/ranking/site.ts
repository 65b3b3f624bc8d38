import type { Site } from "#contracts/site.ts";

export const site = {
  id: "ranking",
  zone: 5,
  order: 2,
  name: {
    ja: "順位",
    en: "Wanted Now",
  },
  verb: {
    ja: "いま人気の色を見る",
    en: "See what is wanted now",
  },
  promise: {
    ja: "名前を隠すと、順番がひっくり返る。数え方は、ぜんぶ横に書いてある。",
    en: "Hide the names and the order turns over. How it was counted is written right beside it.",
  },
  needs: [],
  screens: [
    {
      id: "ranking",
      path: "ranking",
      lang: "ja",
      file: "screen.tsx",
      query: ["tab", "period", "category", "type", "names", "blind"],
      title: "いま、欲しいもの",
      description: "いま欲しがられている色の順位。何を何票と数えたか、数え方まで見せます。",
      index: true,
    },
  ],
} satisfies Site;
