import { bangs, drops, glasses, mask, maskLines, lipPrint } from "./face-covers.ts";
import type { FaceMarks } from "./face-marks.ts";
import {
  pointAt,
  offsetPoint,
  lerpPoint,
  dot,
  hair,
  lerp,
  pen,
  ring,
  sliver,
  strokes,
  wobble,
  type Layer,
  type Point,
} from "./strokes.ts";

/** A head a little turned and bent, cut off by the sheet at the crown. */
export function faceLayers(marks: FaceMarks): Layer[] {
  return [
    { ink: "product", d: blush(marks) + shade(marks) },
    { ink: "ink", d: outline() },
    { ink: "ink", d: eyes(marks) + noseLines() },
    { ink: "product", d: liner(marks) + brows(marks) },
    { ink: "product", d: lipColour(marks) },
    { ink: "ink", d: mouth(marks) },
    { ink: "light", d: shine(marks) },
    { ink: "cover", d: mask(marks) },
    { ink: "ink", d: maskLines(marks) },
    { ink: "product", d: lipPrint(marks) },
    { ink: "ink", d: bangs(marks) },
    { ink: "ink", d: glasses(marks) },
    { ink: "light", d: drops(marks) },
  ];
}

const nearEye: Point[] = [
  [176, 106],
  [190, 98],
  [208, 96],
  [226, 106],
];
const farEye: Point[] = [
  [104, 108],
  [116, 99],
  [130, 99],
  [142, 107],
];

const outline = (): string =>
  pen(
    [
      [84, 92],
      [86, 126],
      [98, 164],
      [124, 196],
      [152, 208],
      [186, 194],
      [222, 162],
      [240, 120],
      [242, 92],
    ],
    2.8,
    0.55,
    26,
  ) +
  pen(
    [
      [130, 202],
      [132, 222],
      [118, 246],
    ],
    2.2,
    0.4,
    8,
  ) +
  pen(
    [
      [202, 184],
      [206, 214],
      [226, 246],
    ],
    2.4,
    0.4,
    8,
  ) +
  pen(
    [
      [242, 96],
      [252, 92],
      [256, 108],
      [246, 128],
    ],
    2,
    0.4,
    8,
  ) +
  hairBehind();

/** The hair that falls on both sides of the head. */
const hairBehind = (): string =>
  strokes(11, (i, t) =>
    pen(
      [
        [lerp(196, 232, t), -8],
        [lerp(236, 262, t), 26 + 6 * wobble(i)],
        [lerp(250, 280, t), 96],
        [lerp(244, 288, t), 166 + 10 * wobble(i, 2)],
        [lerp(234, 276, t) + 6, 206 + 22 * wobble(i, 3)],
      ],
      1.1 + 1.4 * wobble(i, 4),
      0.45,
      10,
    ),
  ) +
  strokes(9, (i, t) =>
    pen(
      [
        [lerp(120, 90, t), -8],
        [lerp(86, 64, t), 30],
        [lerp(76, 48, t), 98 + 8 * wobble(i, 5)],
        [lerp(82, 52, t), 164],
        [lerp(96, 62, t), 200 + 20 * wobble(i, 6)],
      ],
      1.1 + 1.3 * wobble(i, 7),
      0.45,
      10,
    ),
  );

/** A sleepy lid comes down to the middle of the eye. */
const lidOf = (eye: readonly Point[], yawn: number): Point[] =>
  eye.map(([x, y], i): Point => [x, y + (i === 1 || i === 2 ? 8 * yawn : 2 * yawn)]);

function eyes({ yawn }: FaceMarks): string {
  return [nearEye, farEye]
    .map((eye, k) => {
      const lid = lidOf(eye, yawn);
      const side = k === 0 ? 1 : -1;
      const under = eye.map(([x, y], i): Point => [x, y + (i === 0 || i === 3 ? 1 : 15)]);
      const centre = lerpPoint(pointAt(eye, 0.5), pointAt(under, 0.5), 0.5);
      const lashes = strokes(8, (i, t) => {
        const at = side === 1 ? lerp(0.35, 1, t) : lerp(0.65, 0, t);
        return hair(
          pointAt(lid, at),
          side * lerp(8, 66, t) + 40 * yawn * side,
          6 + 4 * t + 2 * wobble(i, 8),
          -14 * side,
          1.4,
        );
      });
      return (
        pen(lid, 3.4, side === 1 ? 0.62 : 0.4, 10) +
        pen(
          under.slice(1, 4).map(([x, y]): Point => [x, y - 1]),
          1.2,
          0.5,
          6,
        ) +
        ring([centre[0], centre[1] + 3 * yawn - 1], 7 - 2 * yawn, 4.2 - 1.6 * yawn) +
        dot([centre[0] - 2, centre[1] + 3 * yawn - 3], 1.7 - 0.7 * yawn) +
        pen(
          lid.map(([x, y]): Point => [x, y - 7]),
          1.2,
          0.5,
          6,
        ) +
        lashes
      );
    })
    .join("");
}

const noseLines = (): string =>
  pen(
    [
      [152, 100],
      [146, 122],
      [142, 138],
      [150, 145],
    ],
    1.8,
    0.5,
    10,
  ) +
  pen(
    [
      [164, 142],
      [170, 144],
      [172, 138],
    ],
    1.4,
    0.5,
    6,
  ) +
  strokes(12, (i, t) =>
    hair([lerp(178, 228, t), 80 - 8 * Math.sin(t * 2.6) + 4 * wobble(i, 9)], lerp(24, 98, t), 9, 12, 1.2),
  ) +
  strokes(10, (i, t) =>
    hair([lerp(142, 98, t), 83 - 8 * Math.sin(t * 2.6) + 4 * wobble(i, 10)], -lerp(24, 98, t), 8, -12, 1.2),
  );

function brows({ brow }: FaceMarks): string {
  const one = (from: number, to: number, y: number, side: 1 | -1): string =>
    strokes(20, (i, t) =>
      hair(
        [lerp(from, to, t), y - 8 * Math.sin(t * 2.6) + 5 * wobble(i, 11)],
        side * lerp(24, 100, t),
        brow * (9 + 4 * wobble(i, 12)),
        side * 10,
        2,
      ),
    );
  return one(176, 230, 81, 1) + one(144, 96, 84, -1);
}

function liner({ line: amount, yawn }: FaceMarks): string {
  const near = lidOf(nearEye, yawn);
  const far = lidOf(farEye, yawn);
  return (
    pen(
      [pointAt(near, 0.2), pointAt(near, 0.6), pointAt(near, 1), offsetPoint(pointAt(near, 1), 56, 14 * amount)],
      6 * amount,
      0.7,
      10,
    ) +
    pen(
      [pointAt(far, 0.8), pointAt(far, 0.4), pointAt(far, 0), offsetPoint(pointAt(far, 0), -56, 11 * amount)],
      5.4 * amount,
      0.7,
      10,
    )
  );
}

const lipAt = (yawn: number) => ({
  upper: [
    [134, 170],
    [146, 164],
    [155, 166],
    [164, 163],
    [184, 168],
  ] as Point[],
  mouth: [
    [134, 170],
    [146, 170],
    [156, 172],
    [168, 169],
    [184, 168],
  ] as Point[],
  lower: [
    [134, 170],
    [144, 179 + 8 * yawn],
    [157, 182 + 11 * yawn],
    [172, 178 + 8 * yawn],
    [184, 168],
  ] as Point[],
});

function mouth({ yawn }: FaceMarks): string {
  const { upper, mouth: middle, lower } = lipAt(yawn);
  return (
    pen(upper, 1.7, 0.5, 10) +
    pen(middle, 3, 0.5, 10) +
    pen(lower, 2.2, 0.5, 10) +
    pen(
      [
        [146, 193 + 8 * yawn],
        [158, 196 + 8 * yawn],
        [168, 192 + 8 * yawn],
      ],
      1.2,
      0.5,
      6,
    )
  );
}

function lipColour({ lip, yawn }: FaceMarks): string {
  const { upper, mouth: middle, lower } = lipAt(yawn);
  return strokes(24, (i, t) => {
    const from = pointAt(middle, lerp(0.04, 0.96, t));
    const up = lerpPoint(from, pointAt(upper, lerp(0.04, 0.96, t)), Math.min(1, lip * 1.1));
    const down = lerpPoint(from, pointAt(lower, lerp(0.04, 0.96, t)), Math.min(1, lip * 1.05));
    return sliver(up, down, lip * 2.7 + 0.2 * wobble(i, 13));
  });
}

function blush({ cheek }: FaceMarks): string {
  const patch = (x: number, y: number, across: number, lean: number): string =>
    strokes(24, (i) => {
      const radius = Math.sqrt((i + 0.5) / 24);
      const at: Point = [x + Math.cos(i * 2.4) * radius * across, y + Math.sin(i * 2.4) * radius * 12];
      const length = cheek * 13 * (1.15 - radius * 0.6);
      return sliver(offsetPoint(at, lean + 180, length / 2), offsetPoint(at, lean, length / 2), 0.8 + 1.3 * cheek);
    });
  return patch(208, 138, 21, 60) + patch(112, 140, 14, -60);
}

/** Colour that goes on below the jaw, and on the rim of the ear. */
function shade({ shade: amount }: FaceMarks): string {
  return strokes(30, (i, t) => {
    const at: Point = [lerp(134, 208, t), 212 - 10 * Math.abs(t - 0.35) + 18 * wobble(i, 14)];
    return sliver(at, offsetPoint(at, 160, amount * (9 + 8 * wobble(i, 15))), 1.8);
  });
}

/** Glare: a few parallel strokes where the head is nearest to the light. */
function shine({ shine: amount }: FaceMarks): string {
  const glare = (from: Point, across: number, down: number, count: number): string =>
    strokes(count, (i, t) => {
      const at: Point = [from[0] + across * t, from[1] + down * Math.sin(t * Math.PI) - 2 * wobble(i, 25)];
      return sliver(
        offsetPoint(at, 200, amount * (4 + 5 * wobble(i, 26))),
        offsetPoint(at, 20, amount * (4 + 5 * wobble(i, 27))),
        2.2 * amount,
      );
    });
  return (
    glare([140, 66], 46, -7, 9) +
    glare([153, 104], -5, 6, 4) +
    glare([206, 124], 22, 4, 5) +
    glare([148, 199], 22, 3, 5)
  );
}
