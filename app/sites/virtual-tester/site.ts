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
    ja: "唇の色を試す",
    en: "Try a shade on",
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
      landing: ["s", "look"],
      lang: "ja",
      file: "screens/lips.tsx",
      // The shade; what its share picture wears beside it: eyes, mascara, liner, strength; and a whole look.
      query: ["s", "e", "m", "l", "w", "look"],
      title: "試し塗り",
      description: "リップモンスターの二十四色を、自分の唇で試す。カメラか写真で。顔はどこにも送りません。",
      index: true,
    },
    {
      id: "tints",
      path: "virtual_tester_lt",
      landing: ["s", "look"],
      lang: "ja",
      file: "screens/tints.tsx",
      // The shade; what its share picture wears beside it: eyes, mascara, liner, strength; and a whole look.
      query: ["s", "e", "m", "l", "w", "look"],
      title: "重ね塗り",
      description: "ティントの重ね塗りを唇で試す。一度、二度、三度の濃さを見られます。",
      index: true,
    },
  ],
} satisfies Site;
