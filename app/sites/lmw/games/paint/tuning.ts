/** Px of a sign's face for a half unit: as sharp as a phone of two device px shows it. */
export const facePixels = 2;

/** The numbers of the look of ぬりのこし; nothing here decides a score. */
export const tuning = {
  paper: "#e9e1dc",
  /** The board until its picture has come. */
  wood: "#4a2c1c",
  ink: "#120c0d",
  /** Bristles: how far from the middle, of the brush's half width, and how light. */
  bristles: [
    { off: -0.72, light: -0.22 },
    { off: -0.42, light: 0.2 },
    { off: -0.12, light: -0.1 },
    { off: 0.16, light: 0.3 },
    { off: 0.5, light: -0.16 },
    { off: 0.76, light: 0.14 },
  ],
  bristleStrength: 0.16,
  /** How wide the picture of the brush is, in half units. */
  brushSize: 190,
  /** What part of its way back to rest it goes in a frame. */
  brushReturn: 0.09,
  /** How far lips stand out for their thickness, and how deep their lines are, in px of the face. */
  lipRise: 0.32,
  lineDepth: 3.4,
  swingDegrees: 5,
  /** The keyboard's brush, in half units a second; with Shift slowly. */
  keySpeed: 230,
  keySlow: 80,
  /** From here on what is missing glints, in thousandths. */
  glintFrom: 700,
} as const;
