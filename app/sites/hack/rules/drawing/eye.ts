import { elementAt } from "#app/kits/basics/element-at.ts";
import type { InferOutput } from "valibot";
import type { eyeMarksSchema } from "#contracts/hack.ts";
import {
  pointAt,
  area,
  offsetPoint,
  lerpPoint,
  dot,
  hair,
  heading,
  type Layer,
  line,
  lerp,
  pen,
  type Point,
  sliver,
  strokes,
  wobble,
} from "./strokes.ts";

export type EyeMarks = Required<InferOutput<typeof eyeMarksSchema>>;

/** An eye with nothing on it. */
export const bareEye: EyeMarks = {
  open: 0.6,
  tail: 0,
  liner: 0,
  wing: 0,
  rise: 0,
  waver: 0,
  dots: 0,
  lash: 0.3,
  curl: 0,
  under: 0.1,
  lid: 0,
  outer: 0,
  bag: 0,
  light: 0,
  smudge: 0,
  crease: 0.45,
  frame: 0,
};

const inner: Point = [64, 158];

/** One eye, close by: the visitor's left one, as in a mirror held at arm's length. */
export function eyeLayers(marks: EyeMarks): Layer[] {
  const outer: Point = [258, 146 - 18 * marks.tail];
  const top = 146 - 68 * marks.open;
  const upper: Point[] = [inner, [96, lerp(inner[1], top, 0.66)], [148, top], [206, lerp(top, outer[1], 0.26)], outer];
  const lower: Point[] = [inner, [102, 177], [160, 186], [220, lerp(186, outer[1], 0.42)], outer];
  const foldLifts = [10, 22, 25, 24, 20];
  const fold = upper.map(([x, y], i): Point => [lerp(x, 160, -0.03), y - elementAt(foldLifts, i)]);
  return [
    { ink: "fine", d: iris(), isInEye: true },
    { ink: "ink", d: irisRays(), isInEye: true },
    { ink: "light", d: dot([146, 124], 6.5) + dot([176, 154], 2.2), isInEye: true },
    { ink: "product", d: shadow(marks, upper, outer) },
    { ink: "product", d: bag(marks, lower) },
    { ink: "product", d: liner(marks, upper, outer) },
    { ink: "ink", d: pen(upper, 4.2, 0.62) + lidBand(upper) },
    {
      ink: "ink",
      d: pen(
        lower.map(([x, y], i): Point => [x, y + (i === 0 ? 2 : 0)]),
        1.7,
        0.7,
      ),
    },
    { ink: "ink", d: pen(foldPart(fold, marks.crease), 0.6 + 2 * Math.min(1, marks.crease * 1.4), 0.6) },
    { ink: "ink", d: brow() },
    { ink: "ink", d: lashes(marks, upper) },
    { ink: "ink", d: lowerLashes(marks, lower) },
    {
      ink: "product",
      d: strokes(11, (_, t) => dot(offsetPoint(pointAt(upper, lerp(0.1, 0.96, t)), 0, 3.4), 2.7 * marks.dots)),
    },
    { ink: "product", d: smudge(marks, lower) },
    { ink: "light", d: light(marks, upper, lower) },
    { ink: "ink", d: glasses(marks.frame) },
  ];
}

/** The opening between the lids, by which the iris is cut. */
export function eyeOpening(marks: EyeMarks): string {
  const outer: Point = [258, 146 - 18 * marks.tail];
  const top = 146 - 68 * marks.open;
  return area(
    [inner, [96, lerp(inner[1], top, 0.66)], [148, top], [206, lerp(top, outer[1], 0.26)], outer],
    [inner, [102, 177], [160, 186], [220, lerp(186, outer[1], 0.42)], outer],
  );
}

const pupil: Point = [160, 141];

const iris = (): string => line(Array.from({ length: 13 }, (_, i): Point => offsetPoint(pupil, i * 30, 47)));

/** Fibres from the rim inward and from the pupil outward; the pupil itself is the ground. */
const irisRays = (): string =>
  strokes(60, (i, t) => {
    const turn = t * 354;
    return sliver(offsetPoint(pupil, turn, 45), offsetPoint(pupil, turn + 2, 45 - 6 - 13 * wobble(i)), 1);
  }) +
  strokes(46, (i, t) => {
    const turn = t * 352 + 3;
    return sliver(
      offsetPoint(pupil, turn, 18 + 2 * wobble(i, 21)),
      offsetPoint(pupil, turn - 2, 24 + 7 * wobble(i, 20)),
      0.8,
    );
  });

const lidBand = (upper: readonly Point[]): string =>
  pen(
    [pointAt(upper, 0.03), offsetPoint(pointAt(upper, 0), 250, 7), offsetPoint(pointAt(upper, 0), 230, 12)],
    1.6,
    0.3,
    4,
  );

/** The fold grows from the middle to both sides. */
const foldPart = (fold: readonly Point[], amount: number): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].map((t) => pointAt(fold, lerp(0.56, lerp(0.06, 1, t), 0.25 + 0.75 * amount)));

function lashes({ lash, curl }: EyeMarks, upper: readonly Point[]): string {
  return strokes(15, (i, t) => {
    const at = lerp(0.07, 0.985, t ** 0.9);
    const lift = curl * (18 + 14 * t);
    const turn = lerp(-34, 66, at) - lift + (curl < 0 ? -curl * 30 * at : 0) + (wobble(i) - 0.5) * 9;
    const length =
      (11 + 36 * lash) * (0.52 + 0.55 * at) * (1 + 0.28 * Math.min(0, curl)) * (0.86 + 0.28 * wobble(i, 2));
    return hair(pointAt(upper, at), turn + 16, length, -26 - 26 * curl, 1.5 + 1.5 * lash);
  });
}

function lowerLashes({ under }: EyeMarks, lower: readonly Point[]): string {
  return strokes(11, (i, t) => {
    const at = lerp(0.3, 0.94, t);
    return hair(
      pointAt(lower, at),
      lerp(196, 128, at) + (wobble(i, 5) - 0.5) * 12,
      (3 + 17 * under) * (0.7 + 0.5 * wobble(i, 6)),
      -18,
      1.5,
    );
  });
}

function liner({ liner: amount, wing, rise, waver }: EyeMarks, upper: readonly Point[], outer: Point): string {
  const steps = 14;
  const thick = (t: number): number => amount * (1.5 + 10.5 * t ** 0.9);
  const rim = Array.from({ length: steps + 1 }, (_, i): Point => pointAt(upper, i / steps));
  const edge = rim.map((point, i): Point => {
    const t = i / steps;
    const shake = waver * (wobble(i, 9) - 0.35) * 9 * (0.3 + 0.7 * t) * Math.min(1, amount * 2);
    return offsetPoint(point, heading(upper, t) - 90, thick(t) + shake);
  });
  const tip = offsetPoint(outer, 68 - 36 * rise, 52 * wing);
  const root = pointAt(upper, 0.84);
  const base = offsetPoint(root, heading(upper, 0.84) - 90, thick(0.84) + 2.5 * wing);
  return (
    area(edge, rim) +
    `M${formatPoint(base)}Q${formatPoint(offsetPoint(lerpPoint(base, tip, 0.6), 0, 3 * rise))} ${formatPoint(tip)}Q${formatPoint(offsetPoint(lerpPoint(outer, tip, 0.4), 180, 2 + 2 * wing))} ${formatPoint(pointAt(upper, 0.97))}Q${formatPoint(pointAt(upper, 0.92))} ${formatPoint(root)}Z`
  );
}

function shadow({ lid, outer: corner }: EyeMarks, upper: readonly Point[], outer: Point): string {
  // Parallel strokes read as shade; strokes that fan out would read as lashes.
  const overLid = strokes(38, (i, t) => {
    const root = offsetPoint(pointAt(upper, lerp(0.06, 0.93, t)), 0, 4);
    return sliver(
      root,
      offsetPoint(root, 46, lid * (13 + 15 * Math.sin(t * Math.PI)) * (0.8 + 0.4 * wobble(i, 3))),
      1.7,
      1,
    );
  });
  const atCorner = strokes(18, (i, t) => {
    const root = offsetPoint(
      t < 0.7
        ? pointAt(upper, lerp(0.66, 0.99, t / 0.7))
        : lerpPoint(outer, offsetPoint(outer, 200, 22), (t - 0.7) / 0.3),
      20,
      3,
    );
    return sliver(root, offsetPoint(root, lerp(18, 74, t), corner * (24 + 14 * wobble(i, 4))), 1.9, 1);
  });
  return overLid + atCorner;
}

function bag({ bag: amount }: EyeMarks, lower: readonly Point[]): string {
  return strokes(34, (i, t) => {
    const root = offsetPoint(pointAt(lower, lerp(0.12, 0.92, t)), 180, 9 + 2 * wobble(i));
    return sliver(
      root,
      offsetPoint(root, 222, amount * (8 + 12 * Math.sin(t * Math.PI)) * (0.8 + 0.4 * wobble(i, 22))),
      1.6,
    );
  });
}

function smudge({ smudge: amount }: EyeMarks, lower: readonly Point[]): string {
  return strokes(30, (i, t) => {
    const root = offsetPoint(pointAt(lower, lerp(0.24, 0.98, t)), 180, 2 + 12 * wobble(i, 7) * amount);
    return sliver(
      root,
      offsetPoint(root, 150 + (wobble(i, 8) - 0.5) * 130, amount * (5 + 20 * wobble(i, 11) ** 2)),
      2.2 + 1.4 * wobble(i, 23),
      3,
    );
  });
}

function light({ light: amount }: EyeMarks, upper: readonly Point[], lower: readonly Point[]): string {
  const corner = offsetPoint(inner, 268, 7);
  const lid = [0.42, 0.5, 0.58].map((t) => offsetPoint(pointAt(upper, t), 0, 11));
  const rays = strokes(7, (i, t) => {
    const root = offsetPoint(pointAt(upper, 0.5), lerp(-62, 62, t), 22);
    return sliver(root, offsetPoint(root, lerp(-62, 62, t), amount * (6 + 5 * wobble(i, 12))), 1.1);
  });
  return (
    pen([offsetPoint(corner, 40, 15 * amount), corner, offsetPoint(corner, 138, 17 * amount)], 4 * amount, 0.5, 6) +
    pen(lid, 5.5 * amount, 0.5, 6) +
    pen(
      [0.38, 0.5, 0.62].map((t) => offsetPoint(pointAt(lower, t), 180, 7)),
      3 * amount,
      0.5,
      6,
    ) +
    rays
  );
}

const brow = (): string =>
  strokes(26, (i, t) => {
    const root: Point = [
      lerp(58, 286, t),
      47 - 24 * Math.sin(lerp(0.15, 0.95, t) * Math.PI) + 16 * t + (wobble(i, 13) - 0.5) * 9,
    ];
    return hair(root, lerp(18, 104, t) + (wobble(i, 14) - 0.5) * 18, 17 + 7 * wobble(i, 15), 18, 1.2);
  });

/** The rim of spectacles, from the bridge to where the temple begins. */
function glasses(amount: number): string {
  if (amount === 0) return "";
  const rim: Point[] = [
    [26, 96],
    [60, 66],
    [160, 58],
    [262, 66],
    [292, 98],
    [284, 170],
    [236, 214],
    [150, 222],
    [66, 208],
    [32, 160],
    [26, 96],
  ];
  const inside = rim.map(([x, y]): Point => [lerp(x, 160, 0.03), lerp(y, 140, 0.045)]);
  return (
    area(rim, inside) +
    pen(
      [
        [-4, 100],
        [10, 92],
        [27, 98],
      ],
      5,
      0.5,
      4,
    ) +
    pen(
      [
        [290, 92],
        [310, 86],
        [330, 84],
      ],
      6,
      0.2,
      4,
    )
  );
}

const formatPoint = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
