import { test } from "./fixtures/journey-test.ts";
import { readInLanguage, type ScanTour } from "./steps/scan-tour.ts";

const tours: readonly (ScanTour & { language: string })[] = [
  { language: "English", path: "/scan_en", lang: "en", ways: ["camera", "photo", "model", "nine"] },
  { language: "Taiwan's Chinese", path: "/scan_tc", lang: "zh-TW", ways: ["camera", "photo", "model", "nine"] },
  { language: "Korean", path: "/scan_kr", lang: "ko", ways: ["camera", "photo", "model", "nine"] },
  // Japanese has its camera and photo in a journey of their own.
  { language: "Japanese", path: "/scan", lang: "ja", ways: ["model", "nine"] },
];

for (const { language, ...tour } of tours)
  test(`in ${language} a face is read in every way, questions lead to the same screen, and nothing is sent`, async ({
    baseUrl,
    faceCamera,
  }) => readInLanguage(await faceCamera(), baseUrl, tour));
