import type { Site } from "#contracts/site.ts";

export const site = {
  id: "lmp",
  zone: 3,
  order: 2,
  name: {
    ja: "唇の予言",
    en: "Lip Prophecy",
  },
  verb: {
    ja: "今夜の予言を読む",
    en: "Read tonight’s prophecy",
  },
  promise: {
    ja: "月のさす水面に、裏返しの文字が浮く。くるりと返って、止まる。一夜に一通。",
    en: "Letters rise backwards through moonlit water, turn over, and hold still. One letter a night.",
  },
  needs: [],
  screens: [
    {
      id: "prophecy",
      path: "lmp",
      landing: ["k", "c"],
      lang: "ja",
      file: "screen.tsx",
      // d: the day, k: the key of a letter, c: the code of a mouth.
      query: ["d", "k", "c"],
      title: "唇の予言",
      description: "今夜の占い。リップモンスターから届く、色とひと言の予言。一夜に一通です。",
      index: true,
    },
  ],
} satisfies Site;
