import { floatAt } from "../basics/typed-array-at.ts";
import type { LayerOf } from "#contracts/look.ts";
import { seededRandom } from "../basics/seeded-random.ts";
import { pointAlong, type EyeShape, type PictureSize, eyeShapeOf } from "./eye-shape.ts";
import { eyes } from "./face-regions.ts";
import { type LashBend, lashSteps, lowerBend, pushLash, upperBend } from "./lash-strand.ts";
import { smoothstep } from "./light-sums.ts";
import { fade, minHalfWidthPx, type LineBand, piecesOf, pushEdges, startStrip } from "./line-strip.ts";

/** The same lashes on every face and in every frame. */
const lashSeed = 24;

/**
 * Adds the lashes of both eyes to `band`, the same ones in every frame.
 * @param blur of the picture in parts of an eye's width: no lash is sharper
 */
export function drawLashes(
  band: LineBand,
  lashes: LayerOf<"lashes">,
  landmarks: Float32Array,
  facing: Float32Array,
  size: PictureSize,
  blur = 0,
): void {
  for (const region of eyes) {
    const eye = eyeShapeOf(region, landmarks, size);
    const cover = fade(floatAt(facing, region.upperLash[4]));
    const row: LashRow = { band, size, eye, brush: brushOf(eye, lashes, blur), cover };
    const random = seededRandom(lashSeed);
    const count = Math.round(26 + 50 * lashes.density);
    pushRoots(row, 0.3 + 0.35 * lashes.density);
    pushUpper(row, count, random);
    pushLower(row, Math.round(count * 0.4), random);
  }
}

/** How soft lashes are across, 0 to 1, by how thick they are. @param blur of the picture in parts of an eye's width */
export function lashSoftness({ thickness }: LayerOf<"lashes">, blur: number): number {
  const root = rootHalf(thickness);
  return (1.4 * blur) / Math.hypot(root, 1.4 * blur);
}

/** Half of a lash's width at its root, in parts of an eye's width. */
const rootHalf = (thickness: number): number => 0.007 + 0.012 * thickness;

/** What the brush does to all lashes of an eye. */
interface Brush {
  /** What any of them covers at most. */
  amount: number;
  lengthPx: number;
  rootPx: number;
  blurPx: number;
  /** How far they are lifted: 1 up, under 0 they hang. */
  rise: number;
  /** How far the tips of a cluster come together, 0 to 1. */
  clump: number;
  upper: LashBend;
  lower: LashBend;
}

interface LashRow {
  band: LineBand;
  size: PictureSize;
  eye: EyeShape;
  brush: Brush;
  cover: number;
}

function brushOf(eye: EyeShape, lashes: LayerOf<"lashes">, blur: number): Brush {
  // Seen from the front they point at the camera, and the more they are curled the longer they are to be seen; a shut
  // eye lets them hang.
  const rise = Math.min(1, Math.max(-0.6, eye.openness * 1.9 - 0.6)) * (0.62 + 0.38 * lashes.curl);
  const rootPx = eye.widthPx * rootHalf(lashes.thickness);
  const lengthPx = eye.widthPx * (0.17 + 0.23 * lashes.length);
  return {
    ...{ amount: lashes.intensity, lengthPx, rootPx, blurPx: eye.widthPx * blur, rise },
    // Thick mascara glues neighbours together.
    clump: 0.45 + 0.5 * lashes.thickness,
    upper: upperBend(lashes.curl, rise, rootPx, lashSteps(lengthPx, 6)),
    lower: lowerBend(lashes.curl, rootPx, lashSteps(eye.widthPx * 0.1, 3)),
  };
}

/** Towards the inner corner there are none. */
const lidWithLashes = 0.93;

/**
 * How far lashes can be told apart, by the px between two: where they cannot, every second one fades and the others
 * cover more, so that none comes or goes at once as a face comes nearer.
 */
const separationAt = (spacingPx: number): number => Math.min(1, Math.max(0, (spacingPx - 0.9) / 0.5));

/** Between the roots the brush leaves a soft line. */
function pushRoots({ band, size, eye, brush, cover }: LashRow, dense: number): void {
  const strip = startStrip(band, size, brush.amount * dense);
  const pieces = piecesOf(eye.widthPx, 6, 6, 12);
  for (let i = 0; i <= pieces; i++) {
    const share = i / pieces;
    const lid = pointAlong(eye.upper, share * lidWithLashes);
    const thickPx = (Math.max(minHalfWidthPx, brush.rootPx * 1.8) + brush.blurPx) * (1 - 0.5 * share);
    const [upX, upY] = [eye.up.x * thickPx, eye.up.y * thickPx];
    pushEdges(strip, lid.x - upX * 0.6, lid.y - upY * 0.6, lid.x + upX, lid.y + upY, cover * (1 - 0.7 * share ** 4));
  }
}

/** Clusters of three to five that lean and reach each its own way: the middle one longest, fine short ones between. */
function pushUpper({ band, size, eye, brush, cover }: LashRow, count: number, random: () => number): void {
  const separation = separationAt((eye.widthPx * lidWithLashes) / count);
  const pitch = lidWithLashes / count;
  let cluster = { first: 0, size: 0, lean: 0, reach: 1 };
  for (let i = 0; i < count; i++) {
    if (i >= cluster.first + cluster.size)
      cluster = {
        ...{ first: i, size: 3 + Math.floor(random() * 4) },
        ...{ lean: (random() - 0.5) * 0.5, reach: 0.7 + 0.4 * random() },
      };
    const share = (i + 0.5 + (random() - 0.5) * 0.9) * pitch;
    const centre = (cluster.first + cluster.size / 2) * pitch;
    // −1 and 1 at both ends of its cluster.
    const aside = ((share - centre) / (cluster.size * pitch)) * 2;
    const isFine = Math.abs(aside) > 0.75;
    const reach =
      cluster.reach * (1 - 0.3 * aside * aside) * (isFine ? 0.55 + 0.25 * random() : 0.92 + 0.12 * random());
    const covers = cover * (isFine ? 0.75 : 1) * (i % 2 === 0 ? 1.4 - 0.4 * separation : separation);
    if (covers <= 0) continue;
    const outside = 1 - share;
    const longPx = brush.lengthPx * reach * lengthAlong(outside);
    // Straight up a third of the way from the inner corner, sweeping out beyond it.
    const tilt = -0.42 + 1.5 * outside ** 1.2 + (isFine ? random() - 0.5 : cluster.lean + (random() - 0.5) * 0.16);
    const reaches = {
      aside: Math.sin(tilt) * longPx,
      upwards: Math.cos(tilt * 0.8) * longPx * brush.rise,
      // Outwards is towards the outer corner, whose share is 0.
      gatheredPx: isFine ? 0 : (share - centre) * eye.widthPx * brush.clump,
    };
    const strip = startStrip(band, size, brush.amount);
    pushLash(strip, eye, pointAlong(eye.upper, share), brush.upper, reaches, brush.blurPx, covers);
  }
}

const lengthAlong = (outside: number): number =>
  0.3 + 0.7 * smoothstep(0.02, 0.8, outside) - 0.15 * smoothstep(0.88, 1, outside);

/** Under the eye they stand in pairs, and few of them. */
function pushLower({ band, size, eye, brush, cover }: LashRow, count: number, random: () => number): void {
  for (let i = 0; i < count; i++) {
    const share = ((i + 0.5 + (random() - 0.5) * 1.1) / count) * 0.76;
    const longPx = brush.lengthPx * 0.3 * (0.5 + 0.7 * random()) * (1 - 0.5 * share) * (0.35 + 0.65 * eye.openness);
    const tilt = 0.75 - share * 1.25 + (random() - 0.5) * 0.3;
    const pairwise = (i % 2 === 0 ? -0.35 : 0.35) / count;
    const reaches = {
      aside: Math.sin(tilt) * longPx,
      upwards: -Math.cos(tilt) * longPx,
      gatheredPx: pairwise * eye.widthPx * brush.clump,
    };
    const strip = startStrip(band, size, brush.amount);
    pushLash(strip, eye, pointAlong(eye.lower, share), brush.lower, reaches, brush.blurPx, cover);
  }
}
