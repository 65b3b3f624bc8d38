import type { Site } from "#contracts/site.ts";

export const site = {
  id: "virtual-tester",
  zone: 4,
  order: 3,
  name: {
    ja: "試し塗り",
    en: "Try-On",
  },
  verb: {
    ja: "唇にのせる",
    en: "Put it on your lips",
  },
  promise: {
    ja: "名前を伏せた五色から、唇で選ぶ。名前は、選んだあとに浮かんでくる。",
    en: "Five shades without their names. Let your lips choose; the names surface afterwards.",
  },
  needs: ["camera", "webgl"],
  screens: [
    {
      id: "lips",
      path: "virtual_tester",
      landing: "s",
      lang: "ja",
      file: "screens/lips.tsx",
      query: ["s"],
      title: "試し塗り",
      description: "顔を送らずに試す二十四色。",
      index: true,
    },
    {
      id: "tints",
      path: "virtual_tester_lt",
      landing: "s",
      lang: "ja",
      file: "screens/tints.tsx",
      query: ["s"],
      title: "重ね塗り",
      description: "重ねて待つ、ティント。",
      index: true,
    },
  ],
} satisfies Site;
