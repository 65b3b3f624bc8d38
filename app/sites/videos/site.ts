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
    ja: "動画で色の名を知る",
    en: "Watch, and touch a colour for its name",
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
      description: "KATEの生配信と見逃し配信。次の番組の日時と、その夜に使う色も。",
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
      description: "メイクの手順と色の場面を、三十秒ずつの動画で。触れた色の名前がわかります。",
      index: true,
      file: "screens/channel.tsx",
      query: ["v", "feed"],
    },
  ],
} satisfies Site;
