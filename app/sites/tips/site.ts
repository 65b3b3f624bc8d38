import type { Site } from "#contracts/site.ts";

export const site = {
  id: "tips",
  zone: 2,
  order: 4,
  name: {
    ja: "さがす",
    en: "Search",
  },
  verb: {
    ja: "技と答えをさがす",
    en: "Search tricks and answers",
  },
  promise: {
    ja: "うろ覚えの言葉でいい。一覧より先に、音のない三秒が手もとを見せる。",
    en: "Half a word will do. Before any list, three silent seconds show you how it is done.",
  },
  needs: [],
  screens: [
    {
      id: "search",
      path: "tips",
      lang: "ja",
      file: "screen.tsx",
      query: ["q", "f", "t", "lang"],
      title: "さがす",
      description: "メイクの技、よくある質問、動画のその秒まで、ひとつの窓からさがせます。",
      index: true,
    },
  ],
} satisfies Site;
