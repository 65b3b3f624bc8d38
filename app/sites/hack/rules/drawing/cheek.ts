import type { InferOutput } from "valibot";
import type { cheekMarksSchema } from "#contracts/hack.ts";
import { pointAt, offsetPoint, hair, type Layer, lerp, pen, type Point, sliver, strokes, wobble } from "./strokes.ts";

export type CheekMarks = Required<InferOutput<typeof cheekMarksSchema>>;

/** A cheek with nothing on it. */
export const bareCheek: CheekMarks = {
  colour: 0,
  high: 0.3,
  wide: 0.3,
  slant: 0.2,
  hard: 0,
  glow: 0,
  flakes: 0,
  seam: 0,
  nose: 0,
};

/** A face from its side, looking left, cut off by the sheet. */
export function cheekLayers(marks: CheekMarks): Layer[] {
  return [
    { ink: "product", d: colour(marks) },
    { ink: "product", d: ring(marks) },
    { ink: "product", d: onNose(marks) },
    { ink: "ink", d: profile() },
    { ink: "ink", d: eye() + lips() },
    { ink: "ink", d: hairAndEar() },
    { ink: "ink", d: flakes(marks) },
    { ink: "ink", d: seam(marks) },
    { ink: "light", d: glow(marks) },
  ];
}

const middle = ({ high, slant }: CheekMarks): Point => [152 + 10 * slant, 154 - 36 * high];

/** The place on the cheek's patch at `x`, `y` from −1 to 1, turned with its slant. */
function place(marks: CheekMarks, x: number, y: number): Point {
  const [cx, cy] = middle(marks);
  const [across, down] = [34 + 36 * marks.wide, 27 + 3 * marks.wide];
  const turn = (-marks.slant * 36 * Math.PI) / 180;
  const [px, py] = [x * across, y * down];
  return [cx + px * Math.cos(turn) - py * Math.sin(turn), cy + px * Math.sin(turn) + py * Math.cos(turn)];
}

/** Strokes of a brush, close in the middle and open at the rim; hard colour fills to the rim. */
function colour(marks: CheekMarks): string {
  return strokes(84, (i) => {
    const radius = Math.sqrt((i + 0.5) / 84);
    const turn = i * 2.39996;
    const at = place(marks, Math.cos(turn) * radius, Math.sin(turn) * radius);
    const soft = lerp(1.15 - radius * 0.75, 0.95, marks.hard);
    const length = marks.colour * 27 * soft * (0.75 + 0.5 * wobble(i));
    const lean = 58 - 30 * marks.slant + 10 * (wobble(i, 2) - 0.5);
    return sliver(
      offsetPoint(at, lean + 180, length / 2),
      offsetPoint(at, lean, length / 2),
      1.2 + 1.5 * marks.colour * soft,
    );
  });
}

function ring(marks: CheekMarks): string {
  const rim = Array.from({ length: 11 }, (_, i) => {
    const turn = (i / 10) * Math.PI * 2 + 0.6;
    return place(marks, Math.cos(turn) * 1.12, Math.sin(turn) * 1.12);
  });
  return pen(rim, 4.2 * marks.hard * marks.colour, 0.5, 18);
}

const profile = (): string =>
  pen(
    [
      [112, -8],
      [101, 22],
      [93, 52],
      [95, 72],
    ],
    2.8,
    0.6,
    10,
  ) +
  pen(
    [
      [95, 70],
      [88, 90],
      [72, 112],
      [55, 132],
      [57, 142],
      [72, 148],
    ],
    3.2,
    0.6,
    18,
  ) +
  pen(
    [
      [80, 138],
      [90, 132],
      [92, 144],
      [84, 149],
    ],
    2,
    0.4,
    8,
  ) +
  pen(
    [
      [72, 148],
      [69, 156],
      [60, 166],
    ],
    2,
    0.4,
    6,
  ) +
  chinAndJaw();

/** From under the lip down. */
const chinAndJaw = (): string =>
  pen(
    [
      [66, 190],
      [74, 198],
      [70, 210],
      [74, 228],
      [92, 244],
    ],
    2.9,
    0.6,
    12,
  ) +
  pen(
    [
      [100, 252],
      [150, 238],
      [202, 212],
      [238, 172],
    ],
    2.3,
    0.5,
    14,
  );

const lips = (): string =>
  pen(
    [
      [60, 166],
      [63, 175],
      [74, 178],
    ],
    2.8,
    0.4,
    8,
  ) +
  pen(
    [
      [64, 177],
      [61, 184],
      [67, 191],
    ],
    2.8,
    0.5,
    8,
  ) +
  pen(
    [
      [65, 177],
      [82, 175],
      [100, 179],
    ],
    2.4,
    0.3,
    8,
  );

function eye(): string {
  const lid: Point[] = [
    [106, 96],
    [118, 106],
    [140, 107],
    [158, 98],
  ];
  const lashes = strokes(12, (i, t) =>
    hair(pointAt(lid, lerp(0.05, 0.8, t)), lerp(236, 172, t), 10 + 7 * wobble(i, 3), 22, 1.7),
  );
  const brow = strokes(20, (i, t) =>
    hair(
      [lerp(100, 172, t), 66 - 13 * Math.sin(lerp(0.1, 0.9, t) * Math.PI) + 7 * t + 5 * wobble(i, 4)],
      lerp(20, 100, t),
      11,
      16,
      1.4,
    ),
  );
  return (
    pen(lid, 3.6, 0.45, 12) +
    pen(
      lid.map(([x, y]): Point => [x + 3, y - 12]),
      1.5,
      0.6,
      8,
    ) +
    lashes +
    brow
  );
}

const hairAndEar = (): string =>
  pen(
    [
      [246, 118],
      [262, 104],
      [278, 116],
      [274, 146],
      [258, 170],
      [248, 164],
    ],
    2.8,
    0.4,
    16,
  ) +
  pen(
    [
      [256, 124],
      [266, 120],
      [266, 142],
      [256, 152],
    ],
    1.6,
    0.5,
    8,
  ) +
  strokes(17, (i, t) =>
    pen(
      [
        [lerp(116, 236, t) + 4 * wobble(i, 5), -10],
        [lerp(176, 258, t), lerp(36, 22, t) + 8 * wobble(i, 6)],
        [lerp(228, 290, t), lerp(74, 60, t)],
        [lerp(262, 334, t), lerp(96, 110, t) + 8 * wobble(i, 7)],
      ],
      1 + 1.3 * wobble(i, 8),
      0.5,
      9,
    ),
  ) +
  pen(
    [
      [244, 108],
      [236, 140],
      [240, 168],
      [232, 196],
    ],
    1.4,
    0.4,
    8,
  ) +
  pen(
    [
      [290, 130],
      [282, 170],
      [296, 214],
      [288, 252],
    ],
    1.6,
    0.5,
    8,
  );

function flakes({ flakes: amount }: CheekMarks): string {
  return strokes(30, (i) => {
    const at: Point = [118 + 92 * wobble(i, 9), 118 + 74 * wobble(i, 10)];
    const turn = 360 * wobble(i, 11);
    return (
      sliver(at, offsetPoint(at, turn, amount * (4 + 5 * wobble(i, 12))), 1.3) +
      sliver(at, offsetPoint(at, turn + 80, amount * 3.4 * wobble(i, 13)), 1.1)
    );
  });
}

/** Where a mask lay. */
function seam({ seam: amount }: CheekMarks): string {
  const edge: Point[] = [
    [84, 108],
    [118, 128],
    [164, 136],
    [206, 130],
    [240, 116],
  ];
  const below: Point[] = [
    [84, 226],
    [132, 222],
    [190, 196],
    [236, 150],
  ];
  const stitches = strokes(18, (i, t) => {
    const at = pointAt(edge, lerp(0.04, 0.96, t));
    return sliver(offsetPoint(at, 180, 2), offsetPoint(at, 196, 2 + amount * (5 + 6 * wobble(i, 14))), 1.2 * amount);
  });
  return pen(edge, 3.4 * amount, 0.5, 14) + pen(below, 2.6 * amount, 0.5, 12) + stitches;
}

function onNose({ nose: amount }: CheekMarks): string {
  return strokes(20, (i, t) => {
    const at: Point = [lerp(66, 98, wobble(i, 15)), lerp(112, 146, t)];
    return sliver(at, offsetPoint(at, 150, amount * (4 + 6 * wobble(i, 16))), 2.4 * amount);
  });
}

function glow(marks: CheekMarks): string {
  const [x, y] = middle({ ...marks, high: Math.max(0.5, marks.high) });
  const a = marks.glow;
  const rays = strokes(6, (i, t) => {
    const from = offsetPoint([x + 20, y - 22], lerp(-50, 60, t), 14);
    return sliver(from, offsetPoint(from, lerp(-50, 60, t), a * (7 + 6 * wobble(i, 17))), 1.2);
  });
  return (
    pen(
      [
        [x - 20, y - 12],
        [x + 14, y - 25],
        [x + 52, y - 30],
      ],
      7 * a,
      0.5,
      10,
    ) +
    pen(
      [
        [x + 4, y - 10],
        [x + 26, y - 16],
        [x + 46, y - 18],
      ],
      3 * a,
      0.5,
      8,
    ) +
    pen(
      [
        [78, 104],
        [68, 118],
        [62, 128],
      ],
      3 * a,
      0.5,
      6,
    ) +
    rays
  );
}
