import type { nineQuestions } from "../rules/face-questions.ts";
import { drawFeatures, drawHead, type Mark } from "./draw-face.ts";
import { type FaceLook, plainLook } from "./face-look.ts";

type QuestionId = (typeof nineQuestions)[number]["id"];

/** A drawing: what is drawn, and the part of the frame that is shown. */
export interface Drawing {
  viewBox: string;
  marks: Mark[];
}

interface Pair {
  first: Partial<FaceLook>;
  second: Partial<FaceLook>;
  /** x, y, width, height of the crop; 4:5. */
  crop: readonly [number, number, number, number];
  isHead: boolean;
  accent: "lips" | "eyes";
}

const whole = { crop: [60, 46, 280, 350], isHead: true, accent: "lips" } as const;

const pairs: Readonly<Record<QuestionId, Pair>> = {
  outline: { ...whole, first: { corner: 0, browArch: 12 }, second: { corner: 1, browArch: 3 } },
  face: {
    ...whole,
    first: { width: 86, chin: 392, noseBase: 301, eyeFromMiddle: 43 },
    second: { width: 106, chin: 350, noseBase: 279, eyeFromMiddle: 52 },
  },
  jaw: { crop: [76, 196, 176, 220], isHead: true, accent: "lips", first: { corner: 0 }, second: { corner: 1.12 } },
  eyes: {
    crop: [96, 130, 112, 140],
    isHead: false,
    accent: "eyes",
    first: { eyeOpen: 8, eyeWidth: 22, eyeInk: 0.05, browInk: 0.15 },
    second: { eyeOpen: 16, eyeWidth: 28, eyeInk: 1, browInk: 0.8 },
  },
  brow: {
    crop: [96, 130, 112, 140],
    isHead: false,
    accent: "eyes",
    first: { browArch: 16, browGap: 28 },
    second: { browArch: 0, browGap: 36 },
  },
  "lid-to-brow": {
    crop: [96, 126, 112, 140],
    isHead: false,
    accent: "eyes",
    first: { browGap: 46 },
    second: { browGap: 22, browInk: 0.8 },
  },
  lips: {
    crop: [136, 250, 128, 160],
    isHead: false,
    accent: "lips",
    first: { lipHeight: 14, mouthWidth: 31 },
    second: { lipHeight: 38, mouthWidth: 38 },
  },
  nose: {
    crop: [116, 180, 168, 210],
    isHead: false,
    accent: "lips",
    first: { noseBase: 306 },
    second: { noseBase: 272 },
  },
  "between-eyes": {
    crop: [88, 126, 224, 280],
    isHead: false,
    accent: "lips",
    first: { eyeFromMiddle: 39 },
    second: { eyeFromMiddle: 58 },
  },
};

/** The two drawings of a question. They differ in what is asked and in nothing else. */
export function pictureOf(id: string, side: "first" | "second"): Drawing {
  const pair = pairs[id as QuestionId];
  // The same pen on the paper, however close one stands.
  const weight = 0.35 + (0.65 * pair.crop[2]) / whole.crop[2];
  const look = { ...plainLook, ...pair[side] };
  return {
    viewBox: pair.crop.join(" "),
    marks: [...(pair.isHead ? drawHead(look, weight) : []), ...drawFeatures(look, pair.accent, weight)],
  };
}
