// MediaPipe's indices that the how-to paints on. The sitter's right side first, its mirror point by `mirrorOf`.

const mirrorPairs: Readonly<Record<number, number>> = {
  21: 251,
  22: 252,
  23: 253,
  24: 254,
  26: 256,
  27: 257,
  28: 258,
  29: 259,
  30: 260,
  33: 263,
  46: 276,
  48: 278,
  50: 280,
  52: 282,
  53: 283,
  54: 284,
  55: 285,
  56: 286,
  58: 288,
  61: 291,
  63: 293,
  65: 295,
  66: 296,
  70: 300,
  93: 323,
  101: 330,
  103: 332,
  105: 334,
  107: 336,
  110: 339,
  112: 341,
  116: 345,
  117: 346,
  118: 347,
  123: 352,
  127: 356,
  130: 359,
  132: 361,
  133: 362,
  136: 365,
  137: 366,
  139: 368,
  144: 373,
  145: 374,
  149: 378,
  150: 379,
  153: 380,
  154: 381,
  155: 382,
  157: 384,
  158: 385,
  159: 386,
  160: 387,
  161: 388,
  162: 389,
  163: 390,
  7: 249,
  172: 397,
  173: 398,
  187: 411,
  190: 414,
  193: 417,
  205: 425,
  207: 427,
  215: 435,
  234: 454,
  246: 466,
  247: 467,
};

/** The same place on the other side; a point of the middle is its own. */
export const mirrorOf = (index: number): number => mirrorPairs[index] ?? index;

/** The upper lash line from the outer corner to the inner, and the fold above it. */
export const upperLash = [33, 246, 161, 160, 159, 158, 157, 173, 133] as const;
export const lidFold = [130, 247, 30, 29, 27, 28, 56, 190] as const;
export const lowerLash = [33, 7, 163, 144, 145, 153, 154, 155, 133] as const;
/** The middle of the brow from the tail to the nose: between these two edges. */
export const browUpper = [70, 63, 105, 66, 107] as const;
export const browLower = [46, 53, 52, 65, 55] as const;
export const lipOutline = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
] as const;
export const jawLine = [132, 58, 172, 136, 150, 149] as const;
