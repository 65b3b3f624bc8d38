/** A part of the body: balls of radius `r` px along a line, on a ground of 580 × 448. */
export interface Limb {
  line: readonly (readonly [x: number, y: number, r: number])[];
  /** How far it stands before the middle of the body, px. */
  depthOffset: number;
  /** Thickness towards the eye against its radius: a chameleon is a flat animal. */
  depth: number;
  /** Radius of its scales at both ends, px. */
  scale: readonly [from: number, to: number];
}

/** The mouth is a seam that runs back under the eye. */
export const mouth: readonly (readonly [x: number, y: number])[] = [
  [28, 171],
  [56, 183],
  [88, 184],
  [120, 179],
  [148, 172],
  [166, 160],
];

export const nostril = { x: 52, y: 152, r: 3.4 } as const;

/** The row of spines: where it begins and ends on the back, from the crown to the root of the tail. */
export const crest: readonly (readonly [x: number, y: number])[] = [
  [222, 74],
  [262, 40],
  [308, 28],
  [362, 44],
  [414, 76],
  [450, 126],
  [482, 180],
  [508, 230],
  [524, 280],
];

const tailTurns = 1.66;

/** Down from the hip and inwards: the tip lies in the middle. */
function tail(): [x: number, y: number, r: number][] {
  const spiral = Array.from({ length: 40 }, (_, i): [number, number, number] => {
    const t = i / 39;
    const angle = t * tailTurns * 2 * Math.PI;
    const radius = 70 - 57 * t ** 0.92;
    return [460 + radius * Math.cos(angle), 346 + radius * Math.sin(angle), 23 - 15 * t];
  });
  return [[414, 180, 52], [462, 218, 41], [504, 276, 29], ...spiral];
}

export const limbs: readonly Limb[] = [
  // The far legs, then the body, then what stands before it.
  {
    line: [
      [244, 206, 22],
      [266, 248, 15],
      [252, 284, 12],
      [246, 304, 11],
    ],
    depthOffset: -46,
    depth: 0.8,
    scale: [3.4, 2.88],
  },
  {
    line: [
      [344, 210, 22],
      [312, 246, 15],
      [306, 284, 12],
      [308, 304, 11],
    ],
    depthOffset: -46,
    depth: 0.8,
    scale: [3.4, 2.88],
  },
  { line: tail(), depthOffset: 0, depth: 0.85, scale: [5.33, 2.48] },
  {
    line: [
      [190, 150, 58],
      [238, 128, 76],
      [294, 118, 88],
      [350, 130, 84],
      [400, 166, 62],
    ],
    depthOffset: 0,
    depth: 0.62,
    scale: [4.74, 6.08],
  },
  {
    line: [
      [200, 150, 58],
      [160, 142, 54],
      [124, 142, 47],
      [82, 156, 34],
      [50, 168, 23],
    ],
    depthOffset: 4,
    depth: 0.72,
    scale: [4.59, 3.2],
  },
  {
    line: [
      [126, 114, 40],
      [168, 76, 30],
      [202, 46, 17],
      [220, 30, 6],
    ],
    depthOffset: 2,
    depth: 0.6,
    scale: [4.14, 3.52],
  },
  {
    line: [
      [80, 186, 18],
      [116, 196, 25],
      [160, 200, 33],
      [204, 194, 40],
    ],
    depthOffset: -2,
    depth: 0.6,
    scale: [3.26, 4.48],
  },
  {
    line: [
      [216, 194, 32],
      [180, 234, 22],
      [188, 276, 15],
    ],
    depthOffset: 30,
    depth: 0.9,
    scale: [4.14, 3.2],
  },
  {
    line: [
      [182, 278, 14],
      [173, 292, 13],
      [172, 308, 11],
    ],
    depthOffset: 38,
    depth: 0.9,
    scale: [2.81, 2.56],
  },
  {
    line: [
      [194, 278, 14],
      [208, 290, 13],
      [214, 308, 11],
    ],
    depthOffset: 36,
    depth: 0.9,
    scale: [2.81, 2.56],
  },
  {
    line: [
      [380, 184, 44],
      [402, 234, 26],
      [370, 276, 16],
    ],
    depthOffset: 26,
    depth: 0.8,
    scale: [4.59, 3.2],
  },
  {
    line: [
      [366, 278, 14],
      [355, 292, 13],
      [352, 308, 11],
    ],
    depthOffset: 38,
    depth: 0.9,
    scale: [2.81, 2.56],
  },
  {
    line: [
      [376, 278, 14],
      [390, 290, 13],
      [394, 308, 11],
    ],
    depthOffset: 36,
    depth: 0.9,
    scale: [2.81, 2.56],
  },
];
