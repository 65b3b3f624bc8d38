import type { Site } from "#contracts/site.ts";

export const site = {
  id: "personalmakeup",
  zone: 2,
  order: 2,
  name: {
    ja: "今日のレシピ",
    en: "Today's Recipe",
  },
  verb: {
    ja: "今日の手順を組む",
    en: "Put today on one page",
  },
  promise: {
    ja: "仕上がりから素顔まで、三秒で巻き戻る。そこから先は、自分の手の速さで。",
    en: "The finished look runs back to bare skin in three seconds. Then forward again, at the speed of your own hands.",
  },
  needs: [],
  screens: [
    {
      id: "recipe",
      path: "personalmakeup",
      landing: "r",
      lang: "ja",
      file: "screen.tsx",
      // A recipe and whose it is; the starting point; and the answers of the form (rules/answers.ts).
      query: ["r", "mine", "type", "m", "t", "s", "line", "depth", "ratio", "full", "own"],
      title: "今日のレシピ",
      description: "今日のメイク手順を一枚に。顔と気分と残り時間から、使う色と順番を組みます。",
      index: true,
    },
  ],
} satisfies Site;
