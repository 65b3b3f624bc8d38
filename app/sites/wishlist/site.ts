import type { Site } from "#contracts/site.ts";

export const site = {
  id: "wishlist",
  zone: 5,
  order: 5,
  name: {
    ja: "欲しいもの",
    en: "Wants",
  },
  verb: {
    ja: "欲しいを寝かせる",
    en: "Let a want sleep",
  },
  promise: {
    ja: "三十日たつと、灯りが細くなる。残しても、吹き消しても、もらえる印は同じ。",
    en: "After thirty days the light burns low. Keep it or blow it out: the seal you get is the same.",
  },
  needs: [],
  screens: [
    {
      id: "wants",
      path: "wishlist",
      lang: "ja",
      file: "screen.tsx",
      query: ["s"],
      title: "欲しいもの",
      description: "欲しい、持ってる、役目を終えた。",
      index: false,
    },
  ],
} satisfies Site;
