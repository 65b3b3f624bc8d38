import type { Site } from "#contracts/site.ts";

export const site = {
  id: "test",
  zone: 1,
  name: {
    ja: "うごくかチェック",
    en: "Does It Run?",
  },
  verb: {
    ja: "端末を確かめる",
    en: "Check this device",
  },
  promise: {
    ja: "検査をひとつ通るたびに、怪物がまばたきします。終わると、この端末でできることがわかります。",
    en: "A monster blinks once for every check that passes. At the end you know what this device can do.",
  },
  needs: ["camera", "sound", "webgl"],
  screens: [
    {
      id: "test",
      path: "test",
      lang: "ja",
      file: "screen.tsx",
      title: "うごくかチェック",
      description: "お使いの端末とブラウザーで、カメラ、音、ゲームが動くかを確かめます。",
      index: false,
    },
  ],
} satisfies Site;
