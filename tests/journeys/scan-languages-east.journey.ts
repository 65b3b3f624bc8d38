import type { Journey } from "./harness/journey.ts";
import { readInLanguages, type ScanTour } from "./harness/scan-tour.ts";

const tours: readonly ScanTour[] = [
  { path: "/scan_tc", lang: "zh-TW", ways: ["camera", "photo", "model", "nine"] },
  { path: "/scan_kr", lang: "ko", ways: ["camera", "photo", "model", "nine"] },
];

export const journey: Journey = {
  name: "in Taiwan's Chinese and in Korean a face is read by camera, photo and model, questions lead to the same screen, and nothing is sent",
  run: ({ baseUrl }) => readInLanguages(baseUrl, tours),
};
