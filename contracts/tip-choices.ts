// The closed lists a tip is described by. Without schemas, so that a page may have them for nothing.

/** Where on the face, or in the pouch, a tip is at home: the facet 部位. */
export const tipParts = [
  "skin",
  "nose",
  "brow",
  "lid",
  "line",
  "lash",
  "under",
  "cheek",
  "lip",
  "contour",
  "whole",
  "pouch",
] as const;
export type TipPart = (typeof tipParts)[number];

/** What troubles one: the facet 悩み. */
export const tipWorries = [
  "smudge",
  "transfer",
  "uneven",
  "dry",
  "shine",
  "puffy",
  "dull",
  "shadow",
  "pore",
  "cake",
  "pale",
  "colour",
  "shape",
  "hurry",
  "clean",
  "weather",
  "event",
  "beginner",
] as const;
export type TipWorry = (typeof tipWorries)[number];

/** What a tip takes in hand: the facet 道具. An empty list asks for nothing. */
export const tipTools = [
  "finger",
  "brush",
  "sponge",
  "puff",
  "swab",
  "tissue",
  "pencil",
  "curler",
  "cotton",
  "towel",
  "scissors",
  "tweezers",
  "mirror",
] as const;
export type TipTool = (typeof tipTools)[number];

export const seasons = ["spring", "rainy", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];
/** Parts of a day: from 5, from 10, from 16 and from 20 o'clock in Japan. */
export const dayParts = ["morning", "day", "evening", "night"] as const;
export type DayPart = (typeof dayParts)[number];

/** The places each close-up has, so that a loop always has something to move on. */
export const loopPositions = {
  eye: ["lid", "crease", "upper", "outer", "lower", "under", "lash"],
  brow: ["head", "arch", "tail", "whole"],
  lips: ["whole", "centre", "upper", "line", "corner", "around"],
  cheek: ["apple", "high", "low", "jaw", "nose", "forehead"],
  face: ["whole"],
  tool: ["brush", "sponge", "pouch", "palette", "lipstick", "curler", "liner", "mascara", "hand", "cloth"],
} as const;
export type LoopScene = keyof typeof loopPositions;

/** What moves in a loop. */
export const loopMotions = [
  "dab",
  "press",
  "blend",
  "sweep",
  "wipe",
  "line",
  "stroke",
  "point",
  "layer",
  "curl",
  "glow",
  "trim",
  "wash",
] as const;
export type LoopMotion = (typeof loopMotions)[number];

/** Codes of the reasons for which a tip did not help. */
export const tipFeedbackReasons = ["unclear", "no-effect", "no-tool", "too-long", "other-worry"] as const;

/** The season of a day in Japan by the wardrobe, not by the stars: rain comes in June and goes in the middle of July. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7));
  const date = Number(day.slice(8, 10));
  if (month === 6 || (month === 7 && date <= 15)) return "rainy";
  if (month >= 3 && month <= 5) return "spring";
  if (month >= 7 && month <= 8) return "summer";
  return month >= 9 && month <= 11 ? "autumn" : "winter";
}
