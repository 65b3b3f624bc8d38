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
    ja: "写真の色を、リップに",
    en: "Turn a photo into a lip colour",
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
      description: "写真から色を一つ選ぶと、いちばん近いリップやアイシャドウがわかります。写真は端末の外へ出ません。",
      index: true,
    },
  ],
} satisfies Site;
