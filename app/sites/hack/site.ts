import type { Site } from "#contracts/site.ts";

export const site = {
  id: "hack",
  zone: 2,
  order: 3,
  name: {
    ja: "メイクハック",
    en: "Make-up Hacks",
  },
  verb: {
    ja: "メイクのひと技を知る",
    en: "Learn one make-up trick",
  },
  promise: {
    ja: "三つ答えると、親指の下でルールが紙のように破れる。その裏に、ひと技が立っている。",
    en: "Three answers, and a rule tears like paper under your thumb. The trick was standing right behind it.",
  },
  needs: [],
  screens: [
    {
      id: "hack",
      path: "hack",
      landing: "r",
      lang: "ja",
      file: "screen.tsx",
      // The key of a result, the book, and the answers (rules/answers.ts): worry, minutes, card, kept, and each tool.
      query: [
        "r",
        "book",
        "w",
        "m",
        "n",
        "k",
        "liner",
        "brow",
        "shadow",
        "mascara",
        "lip",
        "balm",
        "base",
        "powder",
        "cheek",
        "brush",
        "swab",
        "curler",
      ],
      title: "メイクハック",
      description: "アイラインがにじむ、眉が消える。メイクの困りごとを三つ答えると、今日のひと技が出ます。",
      index: true,
    },
  ],
} satisfies Site;
