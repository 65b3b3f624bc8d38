import { elementAt } from "../basics/element-at.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import type { LayerOf } from "#contracts/look.ts";
import {
  type EyeShape,
  eyeShapeOf,
  lidHeightPx,
  mix,
  pointAlong,
  type PictureSize,
  type Px,
  unit,
} from "./eye-shape.ts";
import { eyes } from "./face-regions.ts";
import { fade, minHalfWidthPx, type LineBand, piecesOf, pushEdges, startStrip } from "./line-strip.ts";

/** How much of a liner's width its soft edge takes, 0 to 1: a pencil, not a cut-out. */
export const linerSoftness = 0.55;

/**
 * Adds the liner of both eyes to `band`.
 * @param facing what each point of the mesh shows of itself
 * @param blur of the picture in parts of an eye's width: a line spreads as far, and covers less for it
 */
export function drawLiner(
  band: LineBand,
  liner: LayerOf<"liner">,
  landmarks: Float32Array,
  facing: Float32Array,
  size: PictureSize,
  blur = 0,
): void {
  for (const region of eyes) {
    const eye = eyeShapeOf(region, landmarks, size);
    const cover = fade(floatAt(facing, region.upperLash[4]));
    const strip = startStrip(band, size, liner.intensity);
    const wing = wingOf(eye, liner);
    for (const { at, along, share, covers } of strokeOf(eye, wing)) {
      const thickPx = Math.max(2 * minHalfWidthPx * Math.min(1, covers * 2), thicknessAt(eye, liner, share, along));
      const across = acrossAt(eye, wing, along);
      // A little of it lies between the lashes.
      const insidePx = Math.min(1.2, 0.25 * thickPx);
      const spreadPx = 1.4 * eye.widthPx * blur;
      const [outX, outY] = [across.x * (thickPx + spreadPx), across.y * (thickPx + spreadPx)];
      const [inX, inY] = [across.x * (insidePx + spreadPx), across.y * (insidePx + spreadPx)];
      const thinned = Math.sqrt((thickPx + insidePx) / (thickPx + insidePx + 2 * spreadPx));
      pushEdges(strip, at.x - inX, at.y - inY, at.x + outX, at.y + outY, cover * covers * thinned);
    }
  }
}

/** Where a wing goes. */
interface Wing {
  tip: Px;
  /** From where on the lid it sets out, and by which point it bends. */
  start: Px;
  bend: Px;
  lengthPx: number;
}

/** From where on the lid a wing sets out: a share of the way from the outer corner. */
const wingShare = 0.16;

function wingOf(eye: EyeShape, liner: LayerOf<"liner">): Wing | null {
  const lengthPx = eye.widthPx * 0.42 * liner.wing;
  if (lengthPx <= 1) return null;
  const corner = elementAt(eye.upper, 0);
  // It goes on where the lower lid would, not where the upper one falls: on hooded lids it would land in the fold.
  const before = elementAt(eye.lower, Math.min(8, eye.lower.length - 1));
  const onwards = unit({ x: corner.x - before.x, y: corner.y - before.y });
  const towards = unit({
    x: onwards.x + eye.out.x * 0.55 + eye.up.x * 0.22,
    y: onwards.y + eye.out.y * 0.55 + eye.up.y * 0.22,
  });
  const start = pointAlong(eye.upper, wingShare);
  const tip = { x: corner.x + towards.x * lengthPx, y: corner.y + towards.y * lengthPx };
  return { tip, start, bend: corner, lengthPx };
}

/** A place of the stroke: on the lid `along` is 0, on the wing it grows to 1 at the tip. */
interface StrokePlace {
  at: Px;
  share: number;
  along: number;
  covers: number;
}

/** From the tip of the wing, or the outer corner, to the inner corner: as one sweep of the hand. */
function strokeOf(eye: EyeShape, wing: Wing | null): StrokePlace[] {
  const places: StrokePlace[] = [];
  const onWing = wing ? piecesOf(wing.lengthPx, 2.5, 4, 12) : 0;
  if (wing)
    for (let i = 0; i < onWing; i++) {
      const along = 1 - i / onWing;
      const at = mix(mix(wing.start, wing.bend, along), mix(wing.bend, wing.tip, along), along);
      places.push({ at, share: wingShare * (1 - along), along, covers: Math.min(1, 0.25 + (1 - along) * 3) });
    }
  const from = wing ? wingShare : 0;
  const onLid = piecesOf(eye.widthPx, 4.5, 10, 20);
  for (let i = 0; i <= onLid; i++) {
    const share = from + (1 - from) * (i / onLid);
    places.push({ at: pointAlong(eye.upper, share), share, along: 0, covers: 1 - 0.7 * share ** 5 });
  }
  return places;
}

/** Thickest over the outer third, a hair at the inner corner and at the tip; never onto the fold of the lid. */
function thicknessAt(eye: EyeShape, { thickness }: LayerOf<"liner">, share: number, along: number): number {
  const wantedPx = eye.widthPx * (0.04 + 0.15 * thickness) * (1 - 0.85 * share ** 1.3);
  // At the corner both rows meet: what counts is the lid before it.
  const roomPx = 0.8 * lidHeightPx(eye, Math.max(0.25, share)) + 0.02 * eye.widthPx;
  // The lesser of both, with no kink where they cross.
  const lessPx = (wantedPx * roomPx) / (wantedPx ** 4 + roomPx ** 4) ** 0.25;
  return lessPx * (1 - along) ** 0.65;
}

/** Which way it is thick: away from the eye on the lid, turning to the wing's own side on it. */
function acrossAt({ up }: EyeShape, wing: Wing | null, along: number): Px {
  if (!wing || along === 0) return up;
  const onwards = unit({ x: wing.tip.x - wing.start.x, y: wing.tip.y - wing.start.y });
  const side = onwards.x * up.y - onwards.y * up.x > 0 ? 1 : -1;
  return unit(mix(up, { x: -onwards.y * side, y: onwards.x * side }, along));
}
