import { floatAt } from "../basics/typed-array-at.ts";
import { type BaseSurface, lightnessWeights } from "./base-surface.ts";
import { hueLikeness, type SkinHue } from "./skin-likeness.ts";

/** A number of each point of the mesh, as it is at a pixel. */
export type PointShare = (valueAt: (point: number) => number) => number;

/** The shader's `onBase`, over one pixel's gamma-encoded colour. `seen`: how far the face looks at the camera there. */
export function createBasePainter({ corners, evening }: BaseSurface, skinHue: SkinHue) {
  const [ofColour, ofDark, ofShine] = evening;
  const off: [number, number, number] = [0, 0, 0];
  return (colour: [number, number, number], share: PointShare, seen: number): void => {
    const corner = (k: number): number => share((point) => floatAt(corners, point * 8 + k));
    const weight = corner(3) * seen;
    if (weight === 0) return;
    let light = 0;
    for (const c of [0, 1, 2] as const) {
      off[c] = colour[c] - corner(c);
      light += off[c] * lightnessWeights[c];
    }
    const amount = weight * Math.min(1, Math.max(0, 2 + light * corner(7))) * hueLikeness(colour, skinHue);
    for (const c of [0, 1, 2] as const)
      colour[c] += amount * (corner(4 + c) - ofColour * (off[c] - light) - (light < 0 ? ofDark : ofShine) * light);
  };
}
