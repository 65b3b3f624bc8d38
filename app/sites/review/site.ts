import type { Site } from "#contracts/site.ts";

export const site = {
  id: "review",
  zone: 5,
  order: 3,
  name: {
    ja: "正直な声",
    en: "Honest Voices",
  },
  verb: {
    ja: "口コミを読む、書く",
    en: "Read reviews, write yours",
  },
  promise: {
    ja: "同じ一本を、星五つと星二つが一行ずつ交代で語る。どう手に入れたかも、隠さない。",
    en: "Five stars and two stars take turns over the same lipstick, line by line. Each says how they came by it.",
  },
  needs: [],
  screens: [
    {
      id: "voices",
      path: "review",
      lang: "ja",
      file: "screens/reviews.tsx",
      query: ["p", "stars", "source", "type", "skin", "age", "light", "finish", "photo", "sort", "view", "after"],
      title: "正直な声",
      description: "KATEの口コミ。良い点と気になる点、どう手に入れたかまで書いてあります。",
      index: true,
    },
    {
      id: "voice",
      path: "review/:reviewId",
      landing: true,
      lang: "ja",
      file: "screens/review.tsx",
      title: "ひとつの声 | 正直な声",
      description: "ひとりが書いた、良い点と気になる点。手に入れかたの表示つき。",
      index: true,
    },
  ],
} satisfies Site;
