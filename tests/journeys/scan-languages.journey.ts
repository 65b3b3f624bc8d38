import { test } from "./fixtures/journey-test.ts";
import { scanInLanguage, type ScanTour } from "./steps/scan-tour.ts";

const tours: readonly (ScanTour & { language: string })[] = [
  { language: "English", path: "/scan_en", lang: "en", sources: ["camera", "photo", "model", "nine"] },
  { language: "Taiwan's Chinese", path: "/scan_tc", lang: "zh-TW", sources: ["camera", "photo", "model", "nine"] },
  { language: "Korean", path: "/scan_kr", lang: "ko", sources: ["camera", "photo", "model", "nine"] },
  // Japanese has its camera and photo in a journey of their own.
  { language: "Japanese", path: "/scan", lang: "ja", sources: ["model", "nine"] },
];

for (const { language, ...tour } of tours)
  test(`in ${language} a face is read in every way, questions lead to the same screen, and nothing is sent`, async ({
    baseUrl,
    faceCamera,
  }) => scanInLanguage(await faceCamera(), baseUrl, tour));
