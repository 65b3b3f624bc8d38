import type { InferOutput } from "valibot";
import type { lipMarksSchema } from "#contracts/hack.ts";
import {
  pointAt,
  offsetPoint,
  lerpPoint,
  hair,
  type Layer,
  lerp,
  pen,
  type Point,
  sliver,
  strokes,
  wobble,
} from "./strokes.ts";

export type LipMarks = Required<InferOutput<typeof lipMarksSchema>>;

/** Lips with nothing on them. */
export const bareLips: LipMarks = {
  full: 0.4,
  corner: 0,
  edge: 0,
  core: 0,
  fill: 0,
  gloss: 0,
  dry: 0,
  bleed: 0,
  bow: 0.55,
  shadow: 0,
};

/** A mouth seen a little from its left, so that no half is the mirror of the other. */
export function lipLayers(marks: LipMarks): Layer[] {
  const left: Point = [62, 130 - 13 * marks.corner];
  const right: Point = [266, 126 - 13 * marks.corner];
  const high = 88 - 9 * marks.full;
  const dip = 82 - 9 * marks.full + 20 * marks.bow;
  const upper: Point[] = [
    left,
    [98, 110 - 5 * marks.full],
    [140, high - 1],
    [164, dip],
    [188, high],
    [232, 108 - 5 * marks.full],
    right,
  ];
  const mouth: Point[] = [left, [104, 127], [142, 125], [164, 131], [188, 124], [226, 125], right];
  const low = 172 + 20 * marks.full;
  const lower: Point[] = [
    left,
    [92, 156 + 4 * marks.full],
    [128, low - 5],
    [164, low],
    [202, low - 6],
    [240, 152 + 4 * marks.full],
    right,
  ];
  return [
    { ink: "product", d: colour(marks, mouth, upper, lower) },
    { ink: "product", d: bleed(marks, upper, lower) },
    { ink: "product", d: pen(upper, 6 * marks.edge, 0.5, 12) + pen(lower, 7 * marks.edge, 0.5, 12) },
    {
      ink: "ink",
      d:
        pen(upper, 2.2, 0.5, 16) +
        pen(
          lower.map(([x, y]): Point => [x, y]),
          2.6,
          0.5,
          14,
        ),
    },
    { ink: "ink", d: pen(mouth, 5, 0.52, 16) + corners(left, right, marks) },
    { ink: "ink", d: creases(marks, mouth, lower) },
    { ink: "product", d: shadow(marks, low) },
    { ink: "light", d: gloss(marks, low, high) },
    { ink: "ink", d: around(low) },
  ];
}

function colour(
  { fill, core }: LipMarks,
  mouth: readonly Point[],
  upper: readonly Point[],
  lower: readonly Point[],
): string {
  const reach = (t: number): number => Math.max(fill, core * Math.exp(-(((t - 0.5) / 0.2) ** 2)));
  const over = strokes(46, (i, t) => {
    const from = pointAt(mouth, lerp(0.03, 0.97, t));
    const to = pointAt(upper, lerp(0.03, 0.97, t));
    return sliver(from, lerpPoint(from, to, reach(t) * (0.86 + 0.12 * wobble(i))), 1.6 + 1.3 * reach(t));
  });
  const under = strokes(50, (i, t) => {
    const from = pointAt(mouth, lerp(0.03, 0.97, t));
    const to = pointAt(lower, lerp(0.03, 0.97, t));
    return sliver(from, lerpPoint(from, to, reach(t) * (0.84 + 0.13 * wobble(i, 2))), 1.7 + 1.4 * reach(t));
  });
  return over + under;
}

function bleed({ bleed: amount }: LipMarks, upper: readonly Point[], lower: readonly Point[]): string {
  return strokes(24, (i, t) => {
    const isOver = i % 2 === 0;
    const root = pointAt(isOver ? upper : lower, lerp(0.06, 0.94, t));
    return sliver(
      root,
      offsetPoint(
        root,
        (isOver ? lerp(-40, 40, t) : lerp(220, 140, t)) + 30 * (wobble(i, 3) - 0.5),
        amount * (7 + 13 * wobble(i, 4)),
      ),
      2.4,
    );
  });
}

/** The fine upright lines every lower lip has; a dry one has more of them, and they gape. */
function creases({ dry }: LipMarks, mouth: readonly Point[], lower: readonly Point[]): string {
  return strokes(15, (i, t) => {
    const from = pointAt(mouth, lerp(0.16, 0.84, t));
    const to = pointAt(lower, lerp(0.16, 0.84, t));
    const start = lerpPoint(from, to, 0.24 + 0.2 * wobble(i, 5));
    return sliver(
      start,
      lerpPoint(from, to, 0.5 + 0.12 * wobble(i, 6) + 0.3 * dry * wobble(i, 7)),
      0.7 + 2.6 * dry * wobble(i, 8),
      2 * (wobble(i, 9) - 0.5),
    );
  });
}

const corners = (left: Point, right: Point, { corner }: LipMarks): string =>
  pen(
    [offsetPoint(left, 300, 2), offsetPoint(left, 262 + 16 * corner, 9), offsetPoint(left, 236 + 40 * corner, 15)],
    2.6,
    0.2,
    5,
  ) +
  pen(
    [offsetPoint(right, 60, 2), offsetPoint(right, 98 - 16 * corner, 8), offsetPoint(right, 124 - 40 * corner, 13)],
    2.4,
    0.2,
    5,
  );

function gloss({ gloss: amount }: LipMarks, low: number, high: number): string {
  return (
    pen(
      [
        [122, low - 24],
        [152, low - 16],
        [186, low - 17],
      ],
      9 * amount,
      0.45,
      8,
    ) +
    pen(
      [
        [198, low - 20],
        [212, low - 24],
        [222, low - 30],
      ],
      5 * amount,
      0.4,
      6,
    ) +
    pen(
      [
        [136, high + 12],
        [142, high + 8],
        [150, high + 11],
      ],
      4 * amount,
      0.5,
      6,
    ) +
    pen(
      [
        [183, high + 11],
        [190, high + 8],
        [199, high + 12],
      ],
      3.6 * amount,
      0.5,
      6,
    )
  );
}

function shadow({ shadow: amount }: LipMarks, low: number): string {
  return strokes(17, (i, t) => {
    const root: Point = [lerp(124, 206, t), low + 10 + 3 * Math.sin(t * Math.PI)];
    return sliver(
      root,
      offsetPoint(root, lerp(196, 164, t), amount * (6 + 11 * Math.sin(t * Math.PI) * (0.8 + 0.3 * wobble(i, 10)))),
      2.2,
    );
  });
}

/** The groove above, the wings of the nose, the hollow below: a mouth does not float. */
const around = (low: number): string =>
  pen(
    [
      [154, 34],
      [156, 50],
      [153, 66],
    ],
    1.4,
    0.4,
    6,
  ) +
  pen(
    [
      [175, 34],
      [174, 50],
      [177, 66],
    ],
    1.2,
    0.4,
    6,
  ) +
  pen(
    [
      [112, 6],
      [104, 18],
      [116, 29],
      [132, 24],
    ],
    2.6,
    0.55,
    8,
  ) +
  pen(
    [
      [220, 6],
      [227, 17],
      [214, 28],
      [198, 24],
    ],
    2.4,
    0.55,
    8,
  ) +
  pen(
    [
      [144, 27],
      [164, 35],
      [186, 27],
    ],
    2,
    0.5,
    6,
  ) +
  hollowBelow(low);

/** The shade under the lip, and the cheeks at both sides. */
const hollowBelow = (low: number): string =>
  pen(
    [
      [128, low + 26],
      [164, low + 31],
      [198, low + 24],
    ],
    1.8,
    0.5,
    8,
  ) +
  hair([48, 158], 168, 26, 14, 1) +
  hair([282, 152], 190, 24, -14, 1);
