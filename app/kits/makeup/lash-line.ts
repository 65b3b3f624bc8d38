import { floatAt } from "../basics/typed-array-at.ts";
import type { LayerOf } from "#contracts/look.ts";
import { seededRandom } from "../basics/seeded-random.ts";
import { pointAlong, type EyeShape, type PictureSize, type Px, eyeShapeOf } from "./eye-shape.ts";
import { eyes } from "./face-regions.ts";
import { smoothstep } from "./light-sums.ts";
import { fade, minHalfWidthPx, type LineBand, pushEdges, startStrip, type Strip } from "./line-strip.ts";

/** The same lashes on every face and in every frame. */
const lashSeed = 24;

/** Adds the lashes of both eyes to `band`, the same ones in every frame. */
export function drawLashes(
  band: LineBand,
  lashes: LayerOf<"lashes">,
  landmarks: Float32Array,
  facing: Float32Array,
  size: PictureSize,
): void {
  for (const region of eyes) {
    const eye = eyeShapeOf(region, landmarks, size);
    const cover = fade(floatAt(facing, region.upperLash[4]));
    const random = seededRandom(lashSeed);
    const count = Math.round(26 + 50 * lashes.density);
    const separation = separationAt((eye.widthPx * lidWithLashes) / count);
    // Seen from the front they point at the camera, and the more they are curled the longer they are to be seen; a shut
    // eye lets them hang.
    const rise = Math.min(1, Math.max(-0.6, eye.openness * 1.9 - 0.6)) * (0.62 + 0.38 * lashes.curl);
    const rootPx = eye.widthPx * (0.007 + 0.012 * lashes.thickness);
    const brush: Brush = {
      amount: lashes.intensity,
      lengthPx: eye.widthPx * (0.15 + 0.26 * lashes.length),
      rootPx,
      rise,
      // Thick mascara glues neighbours together.
      clump: 0.35 + 0.5 * lashes.thickness,
      upper: upperBend(lashes.curl, rise, rootPx, stepsFor(eye.widthPx * (0.15 + 0.26 * lashes.length), 5)),
      lower: lowerBend(lashes.curl, rootPx, stepsFor(eye.widthPx * 0.1, 3)),
    };
    pushRoots(band, eye, brush, cover * (0.3 + 0.35 * lashes.density), size);
    let centre = 0;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const share = ((i + 0.5 + (random() - 0.5) * 0.9) / count) * lidWithLashes;
      if (left-- <= 0) {
        left = 1 + Math.floor(random() * 3);
        centre = share + (left * 0.5 * lidWithLashes) / count;
      }
      const lash: Lash = { share, centre, chance: random(), reach: 0.72 + 0.34 * random() };
      const covers = cover * (i % 2 === 0 ? 1.4 - 0.4 * separation : separation);
      if (covers > 0) pushLash(band, eye, brush, lash, covers, size);
    }
    const under = Math.round(count * 0.4);
    for (let i = 0; i < under; i++) {
      const share = ((i + 0.5 + (random() - 0.5) * 1.1) / under) * 0.72;
      pushLowerLash(band, eye, brush, share, 0.6 + 0.6 * random(), cover, size);
    }
  }
}

/**
 * How far lashes can be told apart, by the px between two: where they cannot, every second one fades and the others
 * cover more, so that none comes or goes at once as a face comes nearer.
 */
const separationAt = (spacingPx: number): number => Math.min(1, Math.max(0, (spacingPx - 0.75) / 0.5));

/** Towards the inner corner there are none. */
const lidWithLashes = 0.93;

/** What the brush does to all lashes of an eye. */
interface Brush {
  /** What any of them covers at most. */
  amount: number;
  lengthPx: number;
  /** Half of a lash's width at its root. */
  rootPx: number;
  /** How far they are lifted: 1 up, under 0 they hang. */
  rise: number;
  /** How far the tips of a bundle come together, 0 to 1. */
  clump: number;
  upper: Bend;
  lower: Bend;
}

/** One lash: where it grows, the middle of its bundle, and what sets it apart. */
interface Lash {
  share: number;
  centre: number;
  chance: number;
  reach: number;
}

/** Between the roots the brush leaves a soft line. */
function pushRoots(band: LineBand, eye: EyeShape, brush: Brush, cover: number, size: PictureSize): void {
  const { rootPx } = brush;
  const strip = startStrip(band, size, brush.amount);
  for (let i = 0; i <= 12; i++) {
    const lid = pointAlong(eye.upper, (i / 12) * lidWithLashes);
    const thickPx = Math.max(minHalfWidthPx, rootPx * 2) * (1 - 0.4 * (i / 12));
    const [upX, upY] = [eye.up.x * thickPx, eye.up.y * thickPx];
    pushEdges(strip, lid.x - upX * 0.6, lid.y - upY * 0.6, lid.x + upX, lid.y + upY, cover * (1 - 0.7 * (i / 12) ** 4));
  }
}

function pushLash(
  band: LineBand,
  eye: EyeShape,
  brush: Brush,
  { share, centre, chance, reach }: Lash,
  cover: number,
  size: PictureSize,
): void {
  const outside = 1 - share;
  const longPx = brush.lengthPx * reach * lengthAlong(outside);
  // Straight up a third of the way from the inner corner, sweeping out beyond it.
  const tilt = -0.38 + 1.42 * outside ** 1.15 + (chance - 0.5) * 0.24;
  const aside = Math.sin(tilt) * longPx;
  const upwards = Math.cos(tilt * 0.8) * longPx * brush.rise;
  const gatheredPx = (share - centre) * eye.widthPx * brush.clump;
  pushHair(
    startStrip(band, size, brush.amount),
    eye,
    pointAlong(eye.upper, share),
    brush.upper,
    aside,
    upwards,
    gatheredPx,
    cover,
  );
}

const lengthAlong = (outside: number): number =>
  0.26 + 0.74 * smoothstep(0, 0.6, outside) - 0.16 * smoothstep(0.8, 1, outside);

function pushLowerLash(
  band: LineBand,
  eye: EyeShape,
  brush: Brush,
  share: number,
  reach: number,
  cover: number,
  size: PictureSize,
): void {
  const longPx = brush.lengthPx * 0.3 * reach * (1 - 0.5 * share) * (0.35 + 0.65 * eye.openness);
  const tilt = 0.75 - share * 1.25;
  const [aside, upwards] = [Math.sin(tilt) * longPx, -Math.cos(tilt) * longPx];
  pushHair(
    startStrip(band, size, brush.amount),
    eye,
    pointAlong(eye.lower, share),
    brush.lower,
    aside,
    upwards,
    0,
    cover,
  );
}

/** One hair from its root. What is thinner than a pixel covers less of it instead. */
function pushHair(
  strip: Strip,
  { out, up }: EyeShape,
  root: Px,
  bend: Bend,
  aside: number,
  upwards: number,
  gatheredPx: number,
  cover: number,
): void {
  const directionX = out.x * aside + up.x * upwards;
  const directionY = out.y * aside + up.y * upwards;
  const length = Math.sqrt(directionX * directionX + directionY * directionY) || 1;
  for (let i = 0; i < bend.out.length; i++) {
    const outPx = aside * floatAt(bend.out, i) + gatheredPx * floatAt(bend.gather, i);
    const upPx = upwards * floatAt(bend.up, i);
    const x = root.x + out.x * outPx + up.x * upPx;
    const y = root.y + out.y * outPx + up.y * upPx;
    const halfPx = floatAt(bend.halfPx, i);
    const drawnPx = Math.max(minHalfWidthPx, halfPx);
    const acrossX = (-directionY / length) * drawnPx;
    const acrossY = (directionX / length) * drawnPx;
    const covers = cover * floatAt(bend.cover, i) * Math.min(1, (0.25 + halfPx) / drawnPx);
    pushEdges(strip, x + acrossX, y + acrossY, x - acrossX, y - acrossY, covers);
  }
}

/** How all hairs of a row bend, in a few steps from root to tip. */
interface Bend {
  out: Float64Array;
  up: Float64Array;
  gather: Float64Array;
  halfPx: Float64Array;
  cover: Float64Array;
}

function bendOf(steps: number, at: (t: number) => { [Part in keyof Bend]: number }): Bend {
  const all = Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
  const part = (name: keyof Bend): Float64Array => Float64Array.from(all, (one) => one[name]);
  return { out: part("out"), up: part("up"), gather: part("gather"), halfPx: part("halfPx"), cover: part("cover") };
}

/** As many pieces as a bend of this length shows: each is two triangles, and there are a hundred lashes. */
const stepsFor = (lengthPx: number, most: number): number => Math.min(most, Math.max(1, Math.round(lengthPx / 9)));

function upperBend(curl: number, rise: number, rootPx: number, steps: number): Bend {
  const bow = 1.15 + curl * 0.75;
  return bendOf(steps, (t) => ({
    out: 1 - (1 - t) ** (1.2 + curl * 0.6),
    up: rise > 0 ? t ** bow : t - curl * 0.4 * t * t,
    gather: t * t,
    halfPx: rootPx * (1 - t) ** 0.7,
    cover: 1 - 0.35 * t,
  }));
}

function lowerBend(curl: number, rootPx: number, steps: number): Bend {
  return bendOf(steps, (t) => ({
    out: t ** (1 + curl * 0.5),
    up: t,
    gather: 0,
    halfPx: rootPx * 0.7 * (1 - t * 0.9),
    cover: 0.7 * (1 - 0.3 * t),
  }));
}
