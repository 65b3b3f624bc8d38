import type { Site } from "#contracts/site.ts";

export const site = {
  id: "myroom",
  zone: 1,
  name: {
    ja: "わたしの部屋",
    en: "My Room",
  },
  verb: {
    ja: "集めたものを見る",
    en: "See what you have gathered",
  },
  promise: {
    ja: "零時を過ぎると、物がひとつずつ場所をずれている。わけは、日記に書いてある。",
    en: "After midnight, everything has moved over by one place. The diary says why.",
  },
  needs: [],
  screens: [
    {
      id: "room",
      path: "myroom",
      landing: "f",
      lang: "ja",
      file: "screens/room.tsx",
      title: "わたしの部屋",
      description: "集めた色、試したメイク、届いた予言。町で手に入れたものが、ぜんぶここに。",
      index: false,
    },
    {
      id: "check",
      path: "myroom/check",
      lang: "ja",
      file: "screens/check.tsx",
      title: "持ちもの確認",
      description: "まだのもの、あいことば、設定、お預かりしているもの。",
      index: false,
    },
  ],
} satisfies Site;
