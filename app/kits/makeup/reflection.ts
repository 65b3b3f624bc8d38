import type { Material } from "./finishes.ts";
import type { KeyLight } from "./key-light.ts";
import { dot, unitVector, type Vector } from "./vector.ts";

/** How what is worn mirrors the key light, as both shader and still painter compute it. */
export interface Reflection {
  /** How much of the lamp is seen in it. */
  mirror: number;
  /** How narrow its picture of the lamp is: an exponent of two on how far a point looks past it. */
  narrowness: number;
  /** How much darker it gets where it is turned away, and brighter where it is turned to it. */
  depth: number;
}

/** A small lamp is mirrored small and bright, a bright sky wide and faint. */
export const reflectionOf = ({ shine, narrow, depth }: Material, { hardness }: KeyLight): Reflection => ({
  mirror: shine * (0.65 + 0.7 * hardness),
  narrowness: (4 + 110 * narrow ** 2) * (0.4 + 0.8 * hardness),
  depth: depth * (0.6 + 0.5 * hardness),
});

/** Between the lamp and the eye, in the face's own axes: what looks this way mirrors the lamp (Blinn 1977). */
export function halfwayOf({ direction }: KeyLight, axes: readonly [Vector, Vector, Vector]): Vector {
  const halfway = unitVector([direction[0], direction[1], direction[2] + 1]);
  return [dot(halfway, axes[0]), dot(halfway, axes[1]), dot(halfway, axes[2])];
}

/** How much of the lamp a point mirrors: 1 where it looks straight at the half way. */
export const mirroredAt = (normal: Vector, halfway: Vector, narrowness: number): number =>
  2 ** (narrowness * (dot(unitVector(normal), halfway) - 1));

/** Lips are two rolls across an arch: which way a place on the flat skin looks, in the face's own axes. */
export function lipNormalAt(u: number, v: number): Vector {
  const aside = (u - 0.5) * (1 / lipArch.halfWidth);
  const along = (v - lipArch.seam) / (lipArch.height * Math.max(1 - aside * aside, 0.15));
  return [aside * 0.8, along < 0 ? (along + 0.55) * 1.1 : (along - 0.45) * 1.3, 1];
}

/** Where lips lie on the flat skin: the line between them, half of their width, the height of each in the middle. */
export const lipArch = { seam: 0.694, halfWidth: 0.118, height: 0.0425 } as const;

/** A lid is a ball on the round of the face. */
export function lidNormalAt(u: number, v: number): Vector {
  const eye = u < 0.5 ? lidBall.right : 1 - lidBall.right;
  return [(u - 0.5) * 1.6 + (u - eye) * 5, Math.min(0.3, Math.max(-0.5, (v - lidBall.height) * 40)), 1];
}

/** Where lids lie on the flat skin. */
export const lidBall = { right: 0.343, height: 0.349 } as const;

/** How wide the lobe is by which depth is told. */
export const depthNarrowness = 9;

/**
 * What the lips mirror in a lobe, away from their edges.
 * @param rank 0.5 their middle: what gets brighter and darker does so around it, or the shade would no longer be the
 * swatch; more: what only their brightest part mirrors
 */
export function usualMirror(halfway: Vector, narrowness: number, rank = 0.5): number {
  const { seam, halfWidth, height } = lipArch;
  const values: number[] = [];
  for (const along of [-0.65, -0.5, -0.35, 0.35, 0.5, 0.65])
    for (let aside = -0.52; aside < 0.6; aside += 0.13) {
      const place = lipNormalAt(0.5 + aside * halfWidth, seam + along * height * (1 - aside * aside));
      values.push(mirroredAt(place, halfway, narrowness));
    }
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * rank)] ?? 1;
}

/** From which rank on the lamp itself is seen in a lip. */
export const glintRank = 0.7;
