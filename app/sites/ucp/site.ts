import type { Site } from "#contracts/site.ts";

export const site = {
  id: "ucp",
  zone: 4,
  order: 7,
  name: {
    ja: "色の続き",
    en: "Where Colour Goes Next",
  },
  verb: {
    ja: "役目を終えた色で描く",
    en: "Paint with retired colour",
  },
  promise: {
    ja: "口紅がぽきりと折れ、砕けて、絵の具になる。終わったはずの色で、壁画の一片を描く。",
    en: "The lipstick snaps, crumbles, and becomes paint. Colour that was finished goes up on a wall painted by everybody.",
  },
  needs: [],
  screens: [
    {
      id: "painting",
      path: "ucp",
      lang: "ja",
      file: "screens/painting.tsx",
      query: ["b"],
      title: "色の続き",
      description: "使い終わった口紅やアイシャドウの色で、一枚描く。みんなの壁画に並びます。",
      index: true,
    },
    {
      id: "share",
      path: "ucp-share",
      landing: "a",
      lang: "ja",
      file: "screens/share.tsx",
      query: ["a"],
      title: "だれかの一枚 | 色の続き",
      description: "使い終わった色で描かれた一枚。ひと筆ずつ、描かれた順に現れます。",
      index: false,
    },
  ],
} satisfies Site;
