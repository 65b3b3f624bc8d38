// What lies over a face: a mask and what it prints, a fringe, glasses, drops of rain.
import type { FaceMarks } from "./face-marks.ts";
import { area, offsetPoint, lerpPoint, drop, lerp, pen, sliver, strokes, wobble, type Point } from "./strokes.ts";

/** Off, it hangs below the sheet. */
const hangPoint = ([x, y]: Point, { mask: amount }: FaceMarks): Point => [x, y + (1 - amount) * 150];

const hangPoints = (points: readonly Point[], marks: FaceMarks): Point[] =>
  points.map((point) => hangPoint(point, marks));

const maskEdges = {
  top: [
    [86, 126],
    [116, 128],
    [148, 116],
    [186, 126],
    [240, 118],
  ] as Point[],
  bottom: [
    [98, 176],
    [122, 204],
    [152, 216],
    [190, 204],
    [228, 168],
  ] as Point[],
};

export const mask = (marks: FaceMarks): string =>
  area(hangPoints(maskEdges.top, marks), hangPoints(maskEdges.bottom, marks));

export const maskLines = (marks: FaceMarks): string =>
  pen(hangPoints(maskEdges.top, marks), 3, 0.5, 16) +
  pen(hangPoints(maskEdges.bottom, marks), 3, 0.5, 16) +
  [0.3, 0.55, 0.78]
    .map((t) =>
      pen(
        hangPoints(
          maskEdges.top.map((point, i) => lerpPoint(point, maskEdges.bottom[i] ?? point, t)),
          marks,
        ),
        1.4,
        0.5,
        10,
      ),
    )
    .join("") +
  pen(
    hangPoints(
      [
        [240, 120],
        [250, 112],
        [254, 102],
      ],
      marks,
    ),
    2,
    0.5,
    5,
  ) +
  pen(
    hangPoints(
      [
        [228, 168],
        [244, 146],
        [252, 122],
      ],
      marks,
    ),
    2,
    0.5,
    5,
  );

/** A print of lips on the cloth. */
export const lipPrint = (marks: FaceMarks): string =>
  strokes(16, (i, t) => {
    const x = lerp(136, 182, t);
    const half = marks.print * (9 * Math.sin(t * Math.PI) + 1);
    const from = hangPoint([x, 166 - half], marks);
    const to = hangPoint([x + 1, 168 + half * 1.1], marks);
    return sliver(from, to, 2 * marks.print * (0.6 + 0.6 * wobble(i, 16)));
  });

/** Locks over the forehead: the more, the lower; as strands they meet in three points. */
export function bangs({ bangs: amount, strands }: FaceMarks): string {
  return strokes(30, (i, t) => {
    const tipX = lerp(100, 232, t);
    const meeting = [118, 166, 216][Math.min(2, Math.floor(t * 3))] ?? 166;
    const x = lerp(tipX + 6 * (wobble(i, 17) - 0.5), meeting + 22 * (wobble(i, 18) - 0.5), strands);
    const y =
      lerp(14, 92, amount) +
      12 * (wobble(i, 19) - 0.5) -
      10 * Math.sin(t * Math.PI) * (1 - amount) +
      10 * strands * amount;
    const root: Point = [lerp(122, 212, t), -10];
    return pen([root, [lerp(root[0], x, 0.45) + 10 * (t - 0.5), y * 0.45], [x, y]], 1.2 + 1.2 * wobble(i, 20), 0.3, 8);
  });
}

export function glasses({ frame }: FaceMarks): string {
  if (frame === 0) return "";
  const lens = (x: number, y: number, across: number, high: number): string => {
    const rim = Array.from({ length: 13 }, (_, i): Point => {
      const turn = (i / 12) * Math.PI * 2;
      const square = 1 + 0.1 * Math.cos(4 * turn + Math.PI);
      return [x + Math.cos(turn) * across * square, y + Math.sin(turn) * high * square];
    });
    return area(
      rim,
      rim.map(([px, py]): Point => [lerp(px, x, 0.09), lerp(py, y, 0.11)]),
    );
  };
  return (
    lens(204, 107, 33, 26) +
    lens(122, 109, 27, 24) +
    pen(
      [
        [148, 104],
        [158, 98],
        [171, 103],
      ],
      3.6,
      0.5,
      6,
    ) +
    pen(
      [
        [236, 102],
        [246, 100],
        [254, 104],
      ],
      3.4,
      0.3,
      5,
    )
  );
}

export function drops({ drops: amount }: FaceMarks): string {
  const places: Point[] = [
    [36, 40],
    [286, 66],
    [60, 152],
    [264, 176],
    [130, 34],
    [204, 30],
    [98, 120],
    [236, 132],
    [20, 210],
    [302, 214],
    [176, 52],
    [78, 74],
  ];
  const falling = strokes(14, (i) => {
    const at: Point = [320 * wobble(i, 21), 200 * wobble(i, 22)];
    return sliver(at, offsetPoint(at, 186, amount * (16 + 18 * wobble(i, 23))), 1.2);
  });
  return places.map((place, i) => drop(place, amount * (4 + 5 * wobble(i, 24)))).join("") + falling;
}
