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
    ja: "マスカラを一本つくる",
    en: "Make a mascara of your own",
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
      description: "ブラシ、色、名前を選んで、わたし仕様のマスカラを一本つくる。自分の目もとで試せます。",
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
      title: "みんなのマスカラ",
      description: "みんながつくったマスカラの一覧。曲げて、眺めて、つくり変えられます。",
      index: true,
    },
  ],
} satisfies Site;
