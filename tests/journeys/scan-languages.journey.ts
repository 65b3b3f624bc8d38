import type { Journey } from "./harness/journey.ts";
import { readInLanguages, type ScanTour } from "./harness/scan-tour.ts";

const tours: readonly ScanTour[] = [
  // Japanese has its camera and photo in a journey of their own.
  { path: "/scan_en", lang: "en", ways: ["camera", "photo", "model", "nine"] },
  { path: "/scan", lang: "ja", ways: ["model", "nine"] },
];

export const journey: Journey = {
  name: "in English and Japanese a face is read by camera, photo and model, questions lead to the same screen, and nothing is sent",
  run: ({ baseUrl }) => readInLanguages(baseUrl, tours),
};
