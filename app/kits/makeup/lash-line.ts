import type { LayerOf } from "#contracts/look.ts";
import { seededRandom } from "../basics/seeded-random.ts";
import { eyes, type EyeRegion } from "./face-regions.ts";

/** A band of triangles: four numbers a corner (x, y in parts of the picture; across −1 to 1; cover 0 to 1). */
export interface LineBand {
  numbers: Float32Array;
  /** How many of the numbers are in use. */
  length: number;
}

/** The same lashes on every face and in every frame. */
const lashSeed = 24;

/** Room for the lines of two eyes. */
export const makeLineBand = (): LineBand => ({ numbers: new Float32Array(60_000), length: 0 });

interface Px {
  x: number;
  y: number;
}

/** One eye in px, read once a frame. */
interface EyeShape {
  upper: Px[];
  lower: Px[];
  widthPx: number;
  /** From the lower lid to the upper one: the way lashes grow. */
  up: Px;
  /** From the inner corner to the outer one. */
  out: Px;
  /** 0 shut, 1 wide open. */
  openness: number;
}

/** Draws the liner of both eyes into `band`. `facing` is what each point of the mesh shows of itself. */
export function drawLiner(
  band: LineBand,
  liner: LayerOf<"liner">,
  landmarks: Float32Array,
  facing: Float32Array,
  size: { widthPx: number; heightPx: number },
): void {
  band.length = 0;
  for (const region of eyes) {
    const eye = shapeOf(region, landmarks, size);
    const cover = fade(facing[region.upperLash[4]!]!);
    const fullPx = eye.widthPx * (0.045 + 0.13 * liner.thickness);
    // A wing goes on where the lower lid would, not where the upper one falls: on hooded lids it would land in the fold.
    const wingPx = eye.widthPx * 0.36 * liner.wing;
    const corner = eye.upper[0]!;
    const before = eye.lower[Math.min(4, eye.lower.length - 1)]!;
    const towards = unit({ x: corner.x - before.x + eye.out.x * eye.widthPx * 0.12, y: corner.y - before.y });
    const tip = { x: corner.x + towards.x * wingPx, y: corner.y + towards.y * wingPx };
    const steps = eye.upper.length;
    const spine: { at: Px; halfPx: number; cover: number }[] = [];
    if (wingPx > 1)
      for (let i = 6; i > 0; i--)
        spine.push({ at: mix(corner, tip, i / 6), halfPx: (fullPx / 2) * (1 - i / 6.2), cover });
    for (let i = 0; i < steps; i++) {
      const share = i / (steps - 1);
      spine.push({
        at: eye.upper[i]!,
        halfPx: (fullPx / 2) * (1 - 0.72 * share ** 1.4),
        cover: cover * (1 - 0.5 * share ** 6),
      });
    }
    // The line sits on the lid, its lower edge on the roots of the lashes.
    const lifted = spine.map(({ at, halfPx, cover: covers }) => ({
      at: { x: at.x + eye.up.x * halfPx * 0.7, y: at.y + eye.up.y * halfPx * 0.7 },
      halfPx: Math.max(0.8, halfPx),
      cover: covers,
    }));
    pushSpine(band, lifted, size);
  }
}

/** Draws the lashes of both eyes into `band`, the same ones in every frame. */
export function drawLashes(
  band: LineBand,
  lashes: LayerOf<"lashes">,
  landmarks: Float32Array,
  facing: Float32Array,
  size: { widthPx: number; heightPx: number },
): void {
  band.length = 0;
  for (const region of eyes) {
    const eye = shapeOf(region, landmarks, size);
    const cover = fade(facing[region.upperLash[4]!]!);
    const random = seededRandom(lashSeed);
    const count = Math.round(20 + 34 * lashes.density);
    const lengthPx = eye.widthPx * (0.14 + 0.24 * lashes.length);
    const rootPx = Math.max(0.85, eye.widthPx * (0.011 + 0.016 * lashes.thickness));
    for (let i = 0; i < count; i++) {
      const share = (i + 0.5 + (random() - 0.5) * 0.8) / count;
      pushLash(band, eye, share, lengthPx * (0.82 + 0.3 * random()), rootPx, lashes.curl, cover, random(), size);
    }
    const under = Math.round(count * 0.45);
    for (let i = 0; i < under; i++) {
      const share = (i + 0.5 + (random() - 0.5) * 0.7) / under;
      pushLowerLash(band, eye, share, lengthPx * 0.34 * (0.8 + 0.4 * random()), rootPx * 0.7, cover * 0.75, size);
    }
  }
}

/** Longest outside the middle, short at the inner corner. */
const lengthAlong = (share: number): number => 0.42 + 0.62 * Math.sin(Math.PI * Math.min(1, 0.18 + 0.72 * (1 - share)));

function pushLash(
  band: LineBand,
  eye: EyeShape,
  share: number,
  lengthPx: number,
  rootPx: number,
  curl: number,
  cover: number,
  chance: number,
  size: { widthPx: number; heightPx: number },
): void {
  const root = along(eye.upper, share);
  // They fan out: outwards at the outer corner, inwards at the inner one; a shut eye lets them hang.
  const fan = (0.5 - share) * 1.5 + (chance - 0.5) * 0.22;
  const rise = Math.min(1, Math.max(-0.55, eye.openness * 1.7 - 0.55));
  const reach = lengthPx * lengthAlong(share);
  const steps = 5;
  const spine = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const bend = t + curl * 0.55 * t * t;
    const forward = (1 - curl * 0.35 * t) * t;
    return {
      at: {
        x: root.x + (eye.out.x * fan * forward + eye.up.x * rise * bend * 0.74) * reach,
        y: root.y + (eye.out.y * fan * forward + eye.up.y * rise * bend * 0.74) * reach,
      },
      halfPx: Math.max(0.45, rootPx * (1 - t * 0.86)),
      cover: cover * (1 - 0.25 * t),
    };
  });
  pushSpine(band, spine, size);
}

function pushLowerLash(
  band: LineBand,
  eye: EyeShape,
  share: number,
  lengthPx: number,
  rootPx: number,
  cover: number,
  size: { widthPx: number; heightPx: number },
): void {
  const root = along(eye.lower, share * 0.8);
  const fan = (0.4 - share) * 1.1;
  const tip = {
    x: root.x + (eye.out.x * fan - eye.up.x * 0.8) * lengthPx,
    y: root.y + (eye.out.y * fan - eye.up.y * 0.8) * lengthPx,
  };
  pushSpine(
    band,
    [0, 0.5, 1].map((t) => ({ at: mix(root, tip, t), halfPx: rootPx * (1 - t * 0.85), cover })),
    size,
  );
}

/** A band along points, as triangles. */
function pushSpine(
  band: LineBand,
  spine: readonly { at: Px; halfPx: number; cover: number }[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): void {
  let last: readonly [left: Px, right: Px, cover: number] | null = null;
  for (let i = 0; i < spine.length; i++) {
    const { at, halfPx, cover } = spine[i]!;
    const before = spine[Math.max(0, i - 1)]!.at;
    const after = spine[Math.min(spine.length - 1, i + 1)]!.at;
    const way = unit({ x: after.x - before.x, y: after.y - before.y });
    const left = { x: at.x - way.y * halfPx, y: at.y + way.x * halfPx };
    const right = { x: at.x + way.y * halfPx, y: at.y - way.x * halfPx };
    if (last && band.length + 24 <= band.numbers.length) {
      for (const [point, across, covers] of [
        [last[0], -1, last[2]],
        [last[1], 1, last[2]],
        [left, -1, cover],
        [left, -1, cover],
        [last[1], 1, last[2]],
        [right, 1, cover],
      ] as const) {
        band.numbers[band.length++] = point.x / widthPx;
        band.numbers[band.length++] = point.y / heightPx;
        band.numbers[band.length++] = across;
        band.numbers[band.length++] = covers;
      }
    }
    last = [left, right, cover];
  }
}

function shapeOf(region: EyeRegion, landmarks: Float32Array, size: { widthPx: number; heightPx: number }): EyeShape {
  const at = (i: number): Px => ({ x: landmarks[i * 3]! * size.widthPx, y: landmarks[i * 3 + 1]! * size.heightPx });
  const corners = [at(region.upperLash[0]!), at(region.upperLash[8]!)] as const;
  const out = unit({ x: corners[0].x - corners[1].x, y: corners[0].y - corners[1].y });
  const widthPx = Math.hypot(corners[0].x - corners[1].x, corners[0].y - corners[1].y) || 1;
  const brow = at(region.browUpper[2]!);
  const middle = mix(corners[0], corners[1], 0.5);
  // Perpendicular to the eye, on the side of the brow.
  const side = Math.sign(-out.y * (brow.x - middle.x) + out.x * (brow.y - middle.y)) || 1;
  const up = { x: -out.y * side, y: out.x * side };
  const [top, bottom] = [at(region.upperLash[4]!), at(region.lowerLash[4]!)];
  const gapPx = (top.x - bottom.x) * up.x + (top.y - bottom.y) * up.y;
  return {
    upper: curve(region.upperLash.map(at)),
    lower: curve(region.lowerLash.map(at)),
    widthPx,
    up,
    out,
    openness: Math.min(1, Math.max(0, gapPx / widthPx / 0.36)),
  };
}

/** Four points for each piece between two (Catmull-Rom): a lid has no corners. */
function curve(points: readonly Px[]): Px[] {
  const smooth: Px[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let step = 0; step < 4; step++) {
      const t = step / 4;
      const bend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      smooth.push({ x: bend(p0.x, p1.x, p2.x, p3.x), y: bend(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  smooth.push(points.at(-1)!);
  return smooth;
}

function along(points: readonly Px[], share: number): Px {
  const place = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(place));
  return mix(points[i]!, points[i + 1]!, place - i);
}

const mix = (a: Px, b: Px, share: number): Px => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

function unit({ x, y }: Px): Px {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

const fade = (facing: number): number => Math.min(1, Math.max(0, (facing - 0.1) / 0.3));
