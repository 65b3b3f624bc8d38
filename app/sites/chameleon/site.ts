import type { Site } from "#contracts/site.ts";

export const site = {
  id: "chameleon",
  zone: 4,
  order: 6,
  name: {
    ja: "カメレオン採集",
    en: "Chameleon Notes",
  },
  verb: {
    ja: "町の色を拾う",
    en: "Pick a colour off the street",
  },
  promise: {
    ja: "写真から色が引いて、押さえたひと色だけ残る。その色が、塗れる色に化ける。",
    en: "The photo drains to grey, all but the one colour you hold. That one turns into something you can wear.",
  },
  needs: ["camera"],
  screens: [
    {
      id: "notes",
      path: "chameleon",
      landing: "c",
      lang: "ja",
      file: "screen.tsx",
      query: ["c"],
      title: "カメレオン採集",
      description: "町で見つけた色を、塗れる色に化けさせる。",
      index: true,
    },
  ],
} satisfies Site;
