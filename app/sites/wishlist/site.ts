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
    ja: "欲しいものを集める",
    en: "Gather what you want",
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
      description: "欲しいもの、持っているもの、使い終えたもの。発売日も、ここで待てます。",
      index: false,
    },
  ],
} satisfies Site;
