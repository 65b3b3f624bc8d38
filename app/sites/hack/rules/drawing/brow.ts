import type { InferOutput } from "valibot";
import type { browMarksSchema } from "#contracts/hack.ts";
import {
  pointAt,
  offsetPoint,
  drop,
  hair,
  heading,
  type Layer,
  lerp,
  pen,
  type Point,
  strokes,
  wobble,
} from "./strokes.ts";

export type BrowMarks = Required<InferOutput<typeof browMarksSchema>>;

/** Brows with nothing on them. */
export const bareBrow: BrowMarks = {
  lift: 0,
  arch: 0.3,
  thick: 0.5,
  tail: 0.4,
  fill: 0.2,
  gap: 0,
  edge: 0,
  comb: 0,
  drops: 0,
  uneven: 0,
};

/** Both brows over lowered lids, the head turned a little: the right one is nearer. */
export function browLayers(marks: BrowMarks): Layer[] {
  const near = spine(marks, 0);
  const far = spine(marks, marks.uneven).map(([x, y]): Point => [
    160 - (x - 160) * 0.86 - 4,
    y + 3 + 17 * marks.uneven,
  ]);
  return [
    { ink: "ink", d: natural(marks, near, 1) + natural(marks, far, -1) },
    { ink: "product", d: drawn(marks, near, 1) + drawn(marks, far, -1) },
    { ink: "product", d: edge(marks, near, 1) + edge(marks, far, -1) },
    { ink: "ink", d: lowered([188, 142], [294, 132], 1) + lowered([130, 146], [34, 140], -1) },
    { ink: "ink", d: nose() },
    { ink: "light", d: drops(marks) },
  ];
}

function spine({ lift, arch, tail }: BrowMarks, uneven: number): Point[] {
  return [
    [180, 82],
    [206, 72 - 5 * arch - 4 * lift],
    [236, 63 - 12 * arch - 10 * lift],
    [264, 60 - 20 * arch - 15 * lift + 5 * uneven],
    [lerp(286, 303, tail), lerp(68, 80, tail) - 8 * arch - 15 * lift + 4 * uneven],
  ];
}

const heightAt = (thick: number, t: number): number =>
  (9 + 18 * thick) * (t < 0.2 ? 0.75 + 1.25 * t : t > 0.62 ? 1 - (t - 0.62) * 2.2 : 1);

const lean = (t: number, comb: number): number =>
  lerp(lerp(14, 52, Math.min(1, t * 1.7)), 116, Math.max(0, (t - 0.5) * 2)) * (1 - 0.62 * comb * (1 - t));

/** The hairs one has, missing where the gap is. */
function natural({ thick, gap, tail, comb }: BrowMarks, spinePoints: readonly Point[], side: 1 | -1): string {
  return strokes(34, (i, t) => {
    const at = lerp(0.01, 0.99, t);
    const isThin = Math.exp(-(((at - 0.5) / 0.14) ** 2)) * gap;
    const end = at > 0.68 ? lerp(0.18, 1, tail) : 1;
    const height = heightAt(thick, at);
    const root = offsetPoint(pointAt(spinePoints, at), 180, height * (0.5 - 0.55 * wobble(i)) + 1);
    return hair(root, side * lean(at, comb), height * (0.95 + 0.4 * wobble(i, 2)) * (1 - isThin) * end, side * 14, 1.5);
  });
}

/** What is drawn or powdered: strokes that come one after another as there is more of it. */
function drawn({ thick, fill, gap, tail, comb }: BrowMarks, spinePoints: readonly Point[], side: 1 | -1): string {
  return strokes(52, (i, t) => {
    const at = lerp(0.03, 0.985, t);
    const order = wobble(i, 3);
    const there = Math.min(1, Math.max(0, (fill * 1.25 - order) * 3));
    const isThin = Math.exp(-(((at - 0.5) / 0.14) ** 2)) * gap;
    const end = at > 0.68 ? lerp(0, 1, tail) : 1;
    const height = heightAt(thick, at);
    const root = offsetPoint(pointAt(spinePoints, at), 180, height * (0.52 - 0.5 * wobble(i, 4)));
    return hair(
      root,
      side * lean(at, comb * 0.8),
      height * (0.7 + 0.35 * wobble(i, 5)) * there * (1 - isThin) * end,
      side * 10,
      2.6,
    );
  });
}

/** The outline of a brow that was cut from paper. */
function edge({ edge: amount, thick }: BrowMarks, spinePoints: readonly Point[], side: 1 | -1): string {
  const rim = (up: 1 | -1): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) =>
      offsetPoint(
        pointAt(spinePoints, t),
        heading(spinePoints, t) + (up === side ? -90 : 90),
        heightAt(thick, t) * (t === 1 ? 0 : 0.62),
      ),
    );
  return pen(rim(1), 4.6 * amount, 0.4, 10) + pen(rim(-1), 4.6 * amount, 0.4, 10);
}

function lowered(from: Point, to: Point, side: 1 | -1): string {
  const lid: Point[] = [from, [lerp(from[0], to[0], 0.28), from[1] + 15], [lerp(from[0], to[0], 0.66), to[1] + 19], to];
  const lashes = strokes(13, (i, t) => {
    const at = lerp(0.14, 1, t);
    return hair(
      pointAt(lid, at),
      side * lerp(186, 122, at),
      (9 + 8 * at) * (0.85 + 0.3 * wobble(i, 6)),
      side * -22,
      1.7,
    );
  });
  const fold = [0.12, 0.4, 0.7, 0.98].map((t) => offsetPoint(pointAt(lid, t), 0, 15 - 3 * t));
  return pen(lid, 3.6, 0.6, 12) + pen(fold, 1.5, 0.6, 10) + lashes;
}

const nose = (): string =>
  pen(
    [
      [150, 66],
      [143, 96],
      [144, 128],
      [136, 166],
      [130, 192],
      [138, 204],
    ],
    2.2,
    0.55,
    16,
  ) +
  pen(
    [
      [172, 84],
      [170, 104],
      [172, 118],
    ],
    1,
    0.5,
    6,
  ) +
  pen(
    [
      [138, 204],
      [152, 210],
      [168, 204],
    ],
    2.2,
    0.5,
    8,
  ) +
  pen(
    [
      [178, 190],
      [186, 198],
      [180, 207],
    ],
    1.8,
    0.5,
    6,
  ) +
  upperLip();

/** What shows of the mouth at the edge of the sheet. */
const upperLip = (): string =>
  pen(
    [
      [122, 234],
      [144, 228],
      [154, 232],
      [166, 228],
      [188, 233],
    ],
    2,
    0.5,
    12,
  ) +
  pen(
    [
      [118, 238],
      [150, 241],
      [192, 237],
    ],
    2.6,
    0.5,
    10,
  );

function drops({ drops: amount }: BrowMarks): string {
  const places: Point[] = [
    [216, 30],
    [262, 104],
    [84, 36],
    [112, 112],
    [298, 34],
    [50, 104],
    [162, 22],
    [240, 190],
    [76, 196],
  ];
  return places.map((place, i) => drop(place, amount * (6 + 6 * wobble(i, 7)))).join("");
}
