import type { Site } from "#contracts/site.ts";

export const site = {
  id: "lmk",
  zone: 3,
  name: { ja: "怪物の店", en: "The monster kit shop" },
  verb: { ja: "店へ行く", en: "Go to the shop" },
  promise: { ja: "この扉は、町の外の店へつづいている。", en: "This door leads out of town, to the shop." },
  needs: [],
  screens: [
    {
      id: "lmk",
      path: "lmk",
      lang: "ja",
      file: "blocked.ts",
      title: "町の外の店へ",
      description: "リップモンスターの店は、町の外にあります。",
      index: false,
    },
  ],
} satisfies Site;
