import { elementAt } from "../basics/element-at.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import type { LayerOf } from "#contracts/look.ts";
import { pointAlong, mix, type PictureSize, type Px, eyeShapeOf, unit } from "./eye-shape.ts";
import { eyes } from "./face-regions.ts";
import { fade, minHalfWidthPx, type LineBand, pushEdges, pushPair, startStrip } from "./line-strip.ts";

/** Adds the liner of both eyes to `band`. `facing` is what each point of the mesh shows of itself. */
export function drawLiner(
  band: LineBand,
  liner: LayerOf<"liner">,
  landmarks: Float32Array,
  facing: Float32Array,
  size: PictureSize,
): void {
  for (const region of eyes) {
    const eye = eyeShapeOf(region, landmarks, size);
    const cover = fade(floatAt(facing, region.upperLash[4]));
    const fullPx = eye.widthPx * (0.035 + 0.14 * liner.thickness);
    const corner = elementAt(eye.upper, 0);
    // A wing goes on where the lower lid would, not where the upper one falls: on hooded lids it would land in the fold.
    const wingPx = eye.widthPx * 0.42 * liner.wing;
    const before = elementAt(eye.lower, Math.min(8, eye.lower.length - 1));
    const onwards = unit({ x: corner.x - before.x, y: corner.y - before.y });
    const towards = unit({
      x: onwards.x + eye.out.x * 0.4 + eye.up.x * 0.3,
      y: onwards.y + eye.out.y * 0.4 + eye.up.y * 0.3,
    });
    const tip = { x: corner.x + towards.x * wingPx, y: corner.y + towards.y * wingPx };
    const strip = startStrip(band, size, liner.intensity);

    // Above the lash line the line is thickest over the outer third; the wing's upper edge is one sweep from there to
    // the tip, as it is drawn by hand.
    const thickAt = (share: number): number => fullPx * (1 - 0.85 * share ** 1.3);
    const above = (share: number): Px => {
      const lid = pointAlong(eye.upper, share);
      const thickPx = thickAt(share);
      return { x: lid.x + eye.up.x * thickPx, y: lid.y + eye.up.y * thickPx };
    };
    const below = (share: number): Px => {
      const lid = pointAlong(eye.upper, share);
      const insidePx = Math.min(1, 0.2 * fullPx);
      return { x: lid.x - eye.up.x * insidePx, y: lid.y - eye.up.y * insidePx };
    };
    const joined = wingPx > 1 ? 0.3 : 0;
    const far = above(joined);
    const bow = mix(mix(tip, far, 0.55), corner, 0.2);
    const steps = 20;
    if (wingPx > 1)
      for (let i = 0; i < 12; i++) {
        const t = i / 12;
        // The lower edge runs along the wing first, then along the lid.
        const lower = t < 0.5 ? mix(tip, below(0), t * 2) : below((t - 0.5) * 2 * joined);
        const upper = sweep(tip, bow, far, t);
        const minY = eye.up.y * minHalfWidthPx * (1 - t);
        const minX = eye.up.x * minHalfWidthPx * (1 - t);
        pushEdges(
          strip,
          lower.x - minX,
          lower.y - minY,
          upper.x + minX,
          upper.y + minY,
          cover * Math.min(1, 0.3 + t * 5),
        );
      }
    for (let i = 0; i <= steps; i++) {
      const share = joined + (1 - joined) * (i / steps);
      pushPair(strip, below(share), above(share), cover * (1 - 0.6 * share ** 6));
    }
  }
}

/** A quadratic curve (Bézier). */
function sweep(from: Px, bow: Px, to: Px, t: number): Px {
  return mix(mix(from, bow, t), mix(bow, to, t), t);
}
