import type { Site } from "#contracts/site.ts";

export const site = {
  id: "shops",
  zone: 5,
  name: { ja: "買えるところ", en: "Where to buy" },
  verb: { ja: "買えるところを見る", en: "See where to buy" },
  promise: {
    ja: "オンラインの扉と、県ごとのお店。店頭で見せるカードも、ここで作れる。",
    en: "The online door and the shops of each prefecture, and a card to show at the counter.",
  },
  needs: [],
  screens: [
    {
      id: "places",
      path: "shops",
      lang: "ja",
      file: "screens/places.tsx",
      query: ["c", "in"],
      title: "買えるところ",
      description: "オンラインショップと、都道府県ごとの店舗。営業時間と、店頭で見せるカード。",
      index: true,
    },
    {
      id: "places",
      path: "shops-en",
      lang: "en",
      file: "screens/places.tsx",
      query: ["c", "in"],
      title: "Where to buy",
      description: "The online shop, counters by prefecture, and a card to show there.",
      index: true,
    },
  ],
} satisfies Site;
