import type { Door } from "#contracts/door.ts";

export const site = {
  id: "mor",
  zone: 1,
  order: 2,
  name: {
    ja: "赤の記憶",
    en: "Memories of Red",
  },
  verb: {
    ja: "赤を思い出す",
    en: "Remember a red",
  },
  promise: {
    ja: "赤の消えた町で、灰色を拭う。十五秒もすれば、ひと粒の赤が灯る。",
    en: "In a town that has lost its red, wipe at the grey. Within fifteen seconds one dot of colour comes back.",
  },
  needs: ["sound"],
  screens: [
    {
      id: "story",
      path: "mor",
      lang: "ja",
      query: ["c"],
      title: "赤の記憶",
      description: "赤が消えた夜の、五つの章。",
      index: true,
    },
    {
      id: "countdown",
      path: "mor/countdown",
      lang: "ja",
      title: "開くまで",
      description: "幕が上がるまでの時計と、一夜に一行の序章。",
      index: true,
    },
  ],
} satisfies Door;
