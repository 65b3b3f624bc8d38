import type { Lab } from "#app/kits/basics/lab.ts";
import type { ContrastLevel, FaceContrast } from "./skin-contrast.ts";
import type { SkinTone } from "./skin-tone.ts";

/** Six tones to choose from by eye, from the lightest to the darkest, as skin looks in a picture that is well lit. */
export const eyeTones = [
  { id: "1", hex: "#f1d8c8" },
  { id: "2", hex: "#e3bd9f" },
  { id: "3", hex: "#cd9f7c" },
  { id: "4", hex: "#aa7954" },
  { id: "5", hex: "#7c5238" },
  { id: "6", hex: "#513224" },
] as const;

/** A tone that was chosen by eye is as far off as half the way to the next one. */
const plusMinus: Lab = { l: 6, a: 4, b: 6 };

export const chosenTone = (lab: Lab): SkinTone => ({ way: "chosen", lab, plusMinus });

/** Brows as they were chosen by eye, in the middle of their level. */
export const chosenContrast = (level: ContrastLevel): FaceContrast => ({
  brows: { soft: 22, medium: 34, strong: 44 }[level],
  lips: null,
  level,
});
