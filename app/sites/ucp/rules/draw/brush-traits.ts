import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Brush, Medium, Size } from "#contracts/painting-limits.ts";

/** How wide each brush is in its four sizes, in units of the paper. */
const brushWidths: Readonly<Record<Brush, readonly [number, number, number, number]>> = {
  round: [9, 20, 38, 70],
  flat: [16, 34, 64, 118],
  finger: [26, 46, 78, 132],
  stick: [12, 24, 42, 72],
};

/** The width of a trace at half the pressure, in units of the paper. */
export const brushWidth = (brush: Brush, size: Size): number => elementAt(brushWidths[brush], size - 1);

/** What a brush does to a stroke. Lengths are in widths of the stroke. */
export interface BrushTraits {
  /** By how much of its width the pressure makes it wider and narrower. */
  thinning: number;
  /** How far it reaches beyond the first and the last touch. */
  reach: number;
  /** How round it begins; 0 is straight across. */
  roundness: number;
  /** It comes to a point over this length. */
  taperStart: number;
  taperEnd: number;
  /** How deep its ends are torn. */
  frayStart: number;
  frayEnd: number;
  /** How much of the paper it leaves free by itself, 0–1. */
  dryness: number;
  opacity: number;
  /** How much of the wet edge it leaves. */
  rim: number;
}

export const brushTraits: Readonly<Record<Brush, BrushTraits>> = {
  round: {
    ...{ thinning: 0.6, reach: 0.2, roundness: 0.45, taperStart: 0.7, taperEnd: 1.9 },
    ...{ frayStart: 0, frayEnd: 0.16, dryness: 0, opacity: 1, rim: 1 },
  },
  flat: {
    ...{ thinning: 0.2, reach: 0.06, roundness: 0.05, taperStart: 0, taperEnd: 0 },
    ...{ frayStart: 0.08, frayEnd: 0.7, dryness: 0.12, opacity: 1, rim: 1 },
  },
  finger: {
    ...{ thinning: 0.3, reach: 0.34, roundness: 0.42, taperStart: 0, taperEnd: 0.5 },
    ...{ frayStart: 0.03, frayEnd: 0.42, dryness: 0.26, opacity: 0.72, rim: 0.35 },
  },
  stick: {
    ...{ thinning: 0.4, reach: 0.3, roundness: 0.3, taperStart: 0, taperEnd: 0 },
    ...{ frayStart: 0, frayEnd: 0.7, dryness: 0.1, opacity: 1, rim: 1 },
  },
};

/** What a medium does to it: its finish. */
export interface MediumTraits {
  opacity: number;
  /** How far dryness and torn ends come out. */
  dryness: number;
  /** How deep the grooves are that the brush leaves. */
  grooves: number;
  /** How much darker the wet edge dries: added to the lightness, and how dense. */
  rimTone: number;
  rimOpacity: number;
  /** How the light lies on what stands up, 0 where it is dull. */
  shine: number;
  /** The tooth of the paper comes through. */
  isWaxy: boolean;
}

export const mediumTraits: Readonly<Record<Medium, MediumTraits>> = {
  water: { opacity: 0.6, dryness: 0.35, grooves: 0.3, rimTone: -0.1, rimOpacity: 0.42, shine: 0, isWaxy: false },
  oil: { opacity: 0.96, dryness: 0.6, grooves: 1, rimTone: -0.1, rimOpacity: 0.55, shine: 1, isWaxy: false },
  wax: { opacity: 0.92, dryness: 1.15, grooves: 0.85, rimTone: -0.07, rimOpacity: 0.5, shine: 0, isWaxy: true },
};
