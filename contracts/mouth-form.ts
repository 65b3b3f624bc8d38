/** So many letters leave one stroke each in their margin, and make a mouth. */
export const strokesPerMouth = 30;
/** A mouth is drawn in so many phases, of five letters each. */
export const mouthPhases = 6;

/** The shapes that mouths take, one after another. */
export const mouthForms = ["closed", "parted", "smiling"] as const;
export type MouthForm = (typeof mouthForms)[number];
