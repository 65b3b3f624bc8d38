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
      description:
        "箱のバーコードを読むと、品の名前と色がわかります。店の棚では、品番とバーコードを大きく見せられます。",
      index: false,
    },
  ],
} satisfies Site;
