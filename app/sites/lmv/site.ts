import type { Site } from "#contracts/site.ts";

export const site = {
  id: "lmv",
  zone: 3,
  order: 3,
  name: {
    ja: "怪物夜会",
    en: "The Monster Ball",
  },
  verb: {
    ja: "好きな怪物に一票",
    en: "Vote for a monster",
  },
  promise: {
    ja: "唇の跡を票に捺すと、広間じゅうが、選ばれた怪物を振り返る。一日一票。",
    en: "Press a lip print on the ballot and the whole hall turns to see whom you chose. One vote a day.",
  },
  needs: ["camera"],
  screens: [
    {
      id: "hall",
      path: "lmv",
      lang: "ja",
      title: "怪物夜会",
      description: "好きなリップモンスターに、一日一票。数え方も、全部見せる人気投票。",
      index: true,
      file: "screens/vote.tsx",
      query: ["m"],
    },
    {
      id: "share",
      path: "lmv/share/:monsterId",
      landing: true,
      lang: "ja",
      title: "選ばれた怪物 | 怪物夜会",
      description: "だれかが一票を入れた怪物。場面を読んでから、決めればいい。",
      index: false,
      file: "screens/share.tsx",
    },
    {
      id: "share-vt",
      path: "lmv/share_vt/:tryOnId",
      landing: true,
      lang: "ja",
      title: "住みついた色 | 怪物夜会",
      description: "だれかの唇で試された一色を、モデルの顔で見る。",
      index: false,
      file: "screens/share-vt.tsx",
    },
  ],
} satisfies Site;
