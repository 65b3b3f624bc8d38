import type { Site } from "#contracts/site.ts";

export const site = {
  id: "barcode",
  zone: 5,
  order: 6,
  name: {
    ja: "バーコード",
    en: "Barcode",
  },
  verb: {
    ja: "箱を読む、棚で見せる",
    en: "Read it or show it",
  },
  promise: {
    ja: "箱のバーコードを読むと、線のすき間から怪物がよじ登ってくる。棚の前では、白く光って番号を見せる。",
    en: "Read a box and its monster climbs out between the bars. At the shelf the page turns bright white and shows the number.",
  },
  needs: ["camera"],
  screens: [
    {
      id: "barcode",
      path: "barcode",
      lang: "ja",
      file: "screen.tsx",
      query: ["f", "j", "p"],
      title: "バーコード",
      description: "棚の前で見せる、箱を読む。",
      index: false,
    },
  ],
} satisfies Site;
