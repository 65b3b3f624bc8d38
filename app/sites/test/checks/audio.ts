import { evaluateAudio } from "../rules/evaluate-output.ts";
import type { Check } from "./check.ts";

/** Can this browser make a sound? None is made. */
export const audio: Check = {
  id: "audio",
  run: () => Promise.resolve(evaluateAudio(typeof AudioContext === "function")),
};
