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
    ja: "朝と夜の顔をつくる",
    en: "Make a face for nine and for twenty-one",
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
      description: "朝9時のメイクと夜21時のメイクを並べて、一枚にします。どちらも、本物。",
      index: true,
    },
  ],
} satisfies Site;
