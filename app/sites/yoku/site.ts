import type { Site } from "#contracts/site.ts";

export const site = {
  id: "yoku",
  zone: 4,
  order: 2,
  name: {
    ja: "欲パレット",
    en: "Desire Palette",
    "zh-TW": "慾望調色盤",
  },
  verb: {
    ja: "四色の目もとをつくる",
    en: "Make a four-colour eye palette",
    "zh-TW": "選四個慾望",
  },
  promise: {
    ja: "欲を四つ、色は知らずに選ぶ。蓋を開けると、ひと色ずつ、ごとりと現れる。",
    en: "Four desires, chosen before you see a colour. Lift the lid and they arrive one at a time, each with a thud.",
    "zh-TW": "還不知道顏色，就先選四個慾望。掀開蓋子，顏色才一個一個，咚地現身。",
  },
  needs: ["webgl"],
  screens: [
    {
      id: "palette",
      path: "yoku",
      landing: "p",
      lang: "ja",
      file: "screen.tsx",
      query: ["p", "w", "d", "h"],
      title: "欲パレット",
      description: "欲を四つ選ぶと、四色のアイシャドウパレットができる。色は、蓋を開けてからのお楽しみ。",
      index: true,
    },
    {
      id: "palette",
      path: "yoku-tw",
      landing: "p",
      lang: "zh-TW",
      file: "screen.tsx",
      query: ["p", "w", "d", "h"],
      title: "慾望調色盤",
      description: "先選四個慾望，顏色之後才揭曉。",
      index: true,
    },
  ],
} satisfies Site;
