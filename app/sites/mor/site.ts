import type { Site } from "#contracts/site.ts";

export const site = {
  id: "mor",
  zone: 1,
  order: 2,
  name: {
    ja: "赤の記憶",
    en: "Memories of Red",
  },
  verb: {
    ja: "自分の赤を思い出す",
    en: "Remember a red of your own",
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
      isFullScreen: true,
      landing: "c",
      lang: "ja",
      file: "screens/story.tsx",
      // c: a chapter, the text, the memory feed, a no-red event's picture, or a memory's code. The others are the text's form.
      query: ["c", "m", "l", "p1", "p2", "p3", "p4", "p5", "g", "v", "n"],
      title: "赤の記憶",
      description: "赤が消えた夜の、五つの章。触れて進む物語で、自分だけの赤を思い出します。",
      index: true,
    },
    {
      id: "countdown",
      path: "mor/countdown",
      isFullScreen: true,
      lang: "ja",
      file: "screens/countdown.tsx",
      title: "開くまで",
      description: "赤の記憶が開くまでの時計と、一夜に一行の序章。",
      index: true,
    },
  ],
} satisfies Site;
