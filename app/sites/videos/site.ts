import type { Site } from "#contracts/site.ts";

export const site = {
  id: "videos",
  zone: 5,
  order: 4,
  name: {
    ja: "動画と生配信",
    en: "Films and Live",
  },
  verb: {
    ja: "色を止める",
    en: "Stop on a colour",
  },
  promise: {
    ja: "気になる色に触れると、画面が止まり、その色で満ちる。名前が浮かぶ。",
    en: "Touch a colour and the film stops, fills with it, and tells you its name.",
  },
  needs: [],
  screens: [
    {
      id: "live",
      path: "live",
      lang: "ja",
      title: "生配信",
      description: "放送のない夜は、音のない二十秒が回っている。次の番組も、ここに。",
      index: true,
      file: "screens/live.tsx",
      query: ["r"],
    },
    {
      id: "channel",
      path: "channel",
      landing: "v",
      lang: "ja",
      title: "動画",
      description: "気になった色で止める。名前がわかる。",
      index: true,
      file: "screens/channel.tsx",
      query: ["v", "feed"],
    },
  ],
} satisfies Site;
