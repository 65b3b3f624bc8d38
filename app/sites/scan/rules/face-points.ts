// MediaPipe's indices of the points that the rules read. "Right" is the sitter's own right: the left of an unmirrored
// picture. Pairs stand right first.

/** Outer and inner corner of each eye. */
export const eyeCorners = [
  [33, 133],
  [263, 362],
] as const;

/** Middle of the upper and of the lower lid. */
export const lids = [
  [159, 145],
  [386, 374],
] as const;

/** The rim of each eye, once around. */
export const eyeRims = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
] as const;

/** The lower edge of each brow above the pupil, and the lid below it. */
export const browGaps = [
  [52, 159],
  [282, 386],
] as const;

/** The upper edge of each brow: its two ends and the points between them. */
export const brows = [
  { ends: [70, 107], between: [63, 105, 66] },
  { ends: [300, 336], between: [293, 334, 296] },
] as const;

/** Both edges of each brow, from the tail to the nose. */
export const browEdges = [
  { upper: [70, 63, 105, 66, 107], lower: [46, 53, 52, 65, 55] },
  { upper: [300, 293, 334, 296, 336], lower: [276, 283, 282, 295, 285] },
] as const;

/** Ear side, corner and chin: the angle at the corner of the jaw. */
export const jawCorners = [
  [132, 172, 152],
  [361, 397, 152],
] as const;

/** The outline from the corner of the jaw to the chin, and the points between. */
export const jawLines = [
  { ends: [172, 152], between: [136, 150, 149, 176, 148] },
  { ends: [397, 152], between: [365, 379, 378, 400, 377] },
] as const;

export const outline = {
  /** The highest point of the mesh; not the hairline. */
  top: 10,
  chin: 152,
  cheeks: [234, 454],
  /** From cheek to cheek below, over the chin. */
  below: [234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454],
  /** The whole outline, once around. */
  around: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150,
    136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
} as const;

export const nose = { root: 168, base: 2 } as const;

export const mouth = {
  corners: [61, 291],
  top: 0,
  bottom: 17,
  /** Once around, from the middle of the upper lip. */
  around: [0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146, 61, 185, 40, 39, 37],
  /** The inner edges: they part when the mouth opens. */
  inner: [13, 14],
} as const;

/** The middle of each iris. */
export const pupils = [468, 473] as const;

/** The two sides of each iris. */
export const irisSides = [
  [469, 471],
  [474, 476],
] as const;
