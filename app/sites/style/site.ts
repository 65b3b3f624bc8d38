import type { Site } from "#contracts/site.ts";

export const site = {
  id: "style",
  zone: 4,
  order: 5,
  name: {
    ja: "ふたつの顔",
    en: "Two Faces",
  },
  verb: {
    ja: "9時と21時を並べる",
    en: "Set nine beside twenty-one",
  },
  promise: {
    ja: "すべらせると、9時と21時のわたしが入れ替わる。名前まで変わる。どちらも、本物。",
    en: "Slide, and nine in the morning trades places with nine at night, name and all. Both are real.",
  },
  needs: ["camera", "webgl"],
  screens: [
    {
      id: "two-faces",
      path: "style",
      landing: "f",
      lang: "ja",
      file: "screen.tsx",
      // Somebody's pair; and two looks.
      query: ["f", "a", "b"],
      title: "ふたつの顔",
      description: "どちらも、本物。",
      index: true,
    },
  ],
} satisfies Site;
