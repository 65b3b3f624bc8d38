// Plain, without schemas: these travel with the page.

/** Today's annoyances, in the order in which they stand. Eight hacks each. */
export const worries = [
  "line",
  "lid",
  "brow",
  "lash",
  "tear",
  "lip",
  "mask",
  "rain",
  "glasses",
  "base",
  "cheek",
  "late",
] as const;
export type Worry = (typeof worries)[number];

/** The remaining time one can answer, in minutes. */
export const minuteChoices = [1, 5, 15] as const;
export type MinuteChoice = (typeof minuteChoices)[number];

/** What may lie at hand. Fingers are always there. */
export const hackTools = [
  "liner",
  "brow",
  "shadow",
  "mascara",
  "lip",
  "balm",
  "base",
  "powder",
  "cheek",
  "brush",
  "swab",
  "curler",
] as const;
export type HackTool = (typeof hackTools)[number];

export const faceTypeCodes = ["REISUI", "SUICHUKA", "ONTO", "TSUYUDAMA", "KOTO", "RITO", "KOUKA", "KIKA"] as const;
