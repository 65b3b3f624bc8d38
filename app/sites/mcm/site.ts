import type { Site } from "#contracts/site.ts";

export const site = {
  id: "mcm",
  zone: 4,
  order: 1,
  name: {
    ja: "カスタムマスカラ",
    en: "Custom Mascara Maker",
  },
  verb: {
    ja: "一本をつくる",
    en: "Make one of your own",
  },
  promise: {
    ja: "親指で曲げると、ブラシが自分の密度で鳴る。線、色、名の三つで、一本になる。",
    en: "Bend the brush and it plays its own density under your thumb. A line, a colour, a name: that is one mascara, and it is yours.",
  },
  needs: ["webgl", "sound"],
  screens: [
    {
      id: "maker",
      path: "mcm",
      lang: "ja",
      file: "screens/maker.tsx",
      query: ["r", "s"],
      title: "カスタムマスカラ",
      description: "わたし仕様の一本を、線からつくる。",
      index: true,
    },
    {
      id: "maker",
      path: "mcm_en",
      lang: "en",
      file: "screens/maker.tsx",
      query: ["r", "s"],
      title: "CUSTOM MASCARA MAKER",
      description: "Make one mascara that is yours alone, starting from the line.",
      index: true,
    },
    {
      id: "gallery",
      path: "mcm/gallery",
      landing: "w",
      lang: "ja",
      file: "screens/gallery.tsx",
      query: ["w", "sort", "worry", "after", "lang"],
      title: "見本室",
      description: "だれかの一本を眺め、曲げ、つくり変える。",
      index: true,
    },
  ],
} satisfies Site;
