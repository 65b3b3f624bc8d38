import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faceTypeCodes } from "#contracts/hack-choices.ts";

// Reads the eight line-drawn faces back into the few points that make-up is registered to, and writes them to
// app/kits/drawn-face/faces.json. Run it again when art/faces/lines.mjs was changed:
//   node tools/content/trace-line-faces.ts

type Point = [number, number];
interface LineFace {
  lines: Record<string, { d: string; width?: number; fill?: string }[]>;
  areas: Record<string, string>;
}

const root = join(import.meta.dirname, "../..");

/** The points a path passes through, one list for each of its pieces. */
function piecesOf(path: string): Point[][] {
  return path
    .split("M")
    .filter(Boolean)
    .map((piece) =>
      piece
        .replace("Z", "")
        .split("C")
        .map(
          (part) =>
            part
              .trim()
              .split(/[\s,]+/)
              .map(Number)
              .slice(-2) as Point,
        ),
    );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (points: readonly Point[]): number[] =>
  points.flatMap(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
const at = <T>(list: readonly T[], i: number): T => {
  const found = list.at(i);
  if (found === undefined) throw new Error("a line face lacks a line");
  return found;
};
const leftOf = (pieces: Point[][]): Point[] => at(pieces, 0);

/** The middle of the brow from the nose outwards, in eight points: each is the mean of three neighbouring hairs. */
function browOf(hairs: Point[][]): Point[] {
  const left = hairs.map((hair) => at(hair, 0)).filter(([x]) => x < 200);
  return Array.from({ length: 8 }, (_, k) => {
    const near = left.slice(Math.round((k * (left.length - 4)) / 7), Math.round((k * (left.length - 4)) / 7) + 4);
    return [mean(near.map(([x]) => x)), mean(near.map(([, y]) => y))] as Point;
  });
}

function trace({ lines, areas }: LineFace) {
  const strokes = (group: string, width?: number): Point[][] =>
    (lines[group] ?? [])
      .filter((line) => (width ? line.width === width : line.width !== undefined))
      .flatMap(({ d }) => piecesOf(d));
  const lid = leftOf(piecesOf(areas.lid ?? ""));
  const half = Math.ceil(lid.length / 2);
  const under = leftOf(piecesOf(areas.underEye ?? ""));
  const face = strokes("face");
  const [outline, ...rest] = face.toSorted((a, b) => b.length - a.length);
  const lips = at(piecesOf(areas.lips ?? ""), 0);
  const mouth = strokes("lips").toSorted((a, b) => at(b, -1)[0] - at(b, 0)[0] - (at(a, -1)[0] - at(a, 0)[0]));
  return {
    outline: rounded(outline ?? []),
    lines: rest.map(rounded),
    hair: strokes("hair", 1.6).map(rounded),
    strands: strokes("hair", 1.1).map(rounded),
    up: rounded(lid.slice(0, half)),
    fold: rounded(lid.slice(half).toReversed()),
    low: rounded(under.slice(0, Math.ceil(under.length / 2)).toReversed()),
    brow: rounded(browOf(strokes("brows"))),
    lips: rounded(lips),
    mouth: rounded(at(mouth, 0)),
  };
}

const faces = Object.fromEntries(
  faceTypeCodes.map((code) => {
    const picture = join(root, `app/kits/ui/pictures/line-face-${code}.json`);
    return [code, trace(JSON.parse(readFileSync(picture, "utf8")) as LineFace)];
  }),
);
writeFileSync(join(root, "app/kits/drawn-face/faces.json"), `${JSON.stringify(faces)}\n`);
