import type { Site } from "#contracts/site.ts";

export const site = {
  id: "campaign",
  zone: 1,
  order: 1,
  name: {
    ja: "扉の抽選",
    en: "Lottery of Doors",
  },
  verb: {
    ja: "抽選に応募する",
    en: "Enter a draw",
  },
  promise: {
    ja: "終われば百の扉が一度に開き、当たりの時刻に灯がともる。証明は、自分の手で確かめられる。",
    en: "When it is over, a hundred doors open at once and the winning times light up. You check the proof with your own hands.",
  },
  needs: [],
  screens: [
    {
      id: "campaign",
      path: "campaign",
      lang: "ja",
      title: "扉の抽選",
      description: "購入も登録もいらない抽選。残りも確率も、当たりの証明も見えます。",
      index: false,
      file: "screens/campaign.tsx",
      query: ["c"],
    },
    {
      id: "result",
      path: "campaign/:campaignId/:result",
      landing: true,
      lang: "ja",
      title: "開けた扉 | 扉の抽選",
      description: "この扉の残りと確率。結果は、開けた本人にだけ見えます。",
      index: false,
      file: "screens/result.tsx",
    },
  ],
} satisfies Site;
