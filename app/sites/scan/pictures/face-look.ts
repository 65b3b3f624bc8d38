/** What can differ between two faces of the questions; px in the frame of 400 × 500. */
export interface FaceLook {
  /** Half the width at the cheeks. */
  width: number;
  /** Where the chin ends. */
  chin: number;
  /** 0: the outline flows round; 1: straight planes and a clear corner. */
  corner: number;
  /** Middle of an eye from the middle of the face. */
  eyeFromMiddle: number;
  /** Half the width and the height of the open eye. */
  eyeWidth: number;
  eyeOpen: number;
  /** How much of lashes, lid and iris is drawn, 0–1. */
  eyeInk: number;
  /** From the eye up to the brow. */
  browGap: number;
  /** How high the brow's arch rises. */
  browArch: number;
  browInk: number;
  noseBase: number;
  mouthWidth: number;
  /** Height of both lips. */
  lipHeight: number;
}

/** The face between all pairs: a question changes what it asks about, and nothing else. */
export const plainLook: FaceLook = {
  width: 96,
  chin: 376,
  corner: 0.35,
  eyeFromMiddle: 47,
  eyeWidth: 25,
  eyeOpen: 11.5,
  eyeInk: 0.5,
  browGap: 31,
  browArch: 8,
  browInk: 0.5,
  noseBase: 291,
  mouthWidth: 35,
  lipHeight: 24,
};

/** The line of the eyes. */
export const eyeLine = 222;
