/**
 * Where on the mesh things are: indices of the 478 landmarks, in the order of MediaPipe's face mesh. "Right" and "left"
 * are the person's own. A loop is closed: its last point joins its first.
 */
export const lipsOuter = {
  upper: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  lower: [291, 375, 321, 405, 314, 17, 84, 181, 91, 146, 61],
} as const;

export const lipsInner = {
  upper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lower: [308, 324, 318, 402, 317, 14, 87, 178, 88, 95, 78],
} as const;

type Five = readonly [number, number, number, number, number];
type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** Rings around one eye from the lash line outwards, each from the outer corner to the inner one. */
export interface EyeRegion {
  upperLash: Nine;
  lowerLash: Nine;
  /** The fold of the lid. */
  crease: Nine;
  /** Under the bone of the brow. */
  browBone: Nine;
  /** The lower edge of the tear bag. */
  underEye: Nine;
  browUpper: Five;
  browLower: Five;
  /** Beyond the outer corner, towards the temple. */
  temple: number;
  iris: Five;
}

export const rightEye: EyeRegion = {
  upperLash: [33, 246, 161, 160, 159, 158, 157, 173, 133],
  lowerLash: [33, 7, 163, 144, 145, 153, 154, 155, 133],
  crease: [130, 247, 30, 29, 27, 28, 56, 190, 243],
  browBone: [226, 113, 225, 224, 223, 222, 221, 189, 244],
  underEye: [130, 25, 110, 24, 23, 22, 26, 112, 243],
  browUpper: [70, 63, 105, 66, 107],
  browLower: [46, 53, 52, 65, 55],
  temple: 156,
  iris: [468, 469, 470, 471, 472],
};

export const leftEye: EyeRegion = {
  upperLash: [263, 466, 388, 387, 386, 385, 384, 398, 362],
  lowerLash: [263, 249, 390, 373, 374, 380, 381, 382, 362],
  crease: [359, 467, 260, 259, 257, 258, 286, 414, 463],
  browBone: [446, 342, 445, 444, 443, 442, 441, 413, 464],
  underEye: [359, 255, 339, 254, 253, 252, 256, 341, 463],
  browUpper: [300, 293, 334, 296, 336],
  browLower: [276, 283, 282, 295, 285],
  temple: 383,
  iris: [473, 474, 475, 476, 477],
};

export const eyes = [rightEye, leftEye] as const;

/** Skin that no product of a look covers whole: what the colour of the skin is read from. */
export const plainSkin = [50, 280, 205, 425, 101, 330, 36, 266, 151, 9] as const;

/**
 * Pieces of bare skin that look this way and that, as three points each, on both sides alike: forehead, cheeks, jaw, the
 * sides of the nose, the chin.
 */
export const skinFacets: readonly (readonly [number, number, number])[] = [
  [151, 108, 337],
  [9, 108, 337],
  [200, 201, 421],
  [199, 208, 428],
  [67, 69, 108],
  [104, 63, 69],
  [50, 101, 205],
  [50, 123, 187],
  [116, 117, 123],
  [36, 142, 205],
  [187, 147, 213],
  [192, 214, 138],
  [203, 206, 36],
  [174, 131, 198],
  [211, 204, 194],
  [137, 177, 147],
  [118, 101, 36],
  [297, 299, 337],
  [333, 293, 299],
  [280, 330, 425],
  [280, 352, 411],
  [345, 346, 352],
  [266, 371, 425],
  [411, 376, 433],
  [416, 434, 367],
  [423, 426, 266],
  [399, 360, 420],
  [431, 424, 418],
  [366, 401, 376],
  [347, 330, 266],
];
