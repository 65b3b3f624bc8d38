import { elementAt } from "#app/kits/basics/element-at.ts";
import type { HowToPart } from "#contracts/face-type.ts";
import {
  browLower,
  browUpper,
  jawLine,
  lidFold,
  lipOutline,
  lowerLash,
  mirrorOf,
  upperLash,
} from "./make-up-points.ts";
import type { FaceTypeCode } from "./type-codes.ts";

export type Spot = readonly [x: number, y: number];
/** Where a landmark lies, px. */
export type SpotOf = (index: number) => Spot;

/** What is put there. */
export type Tone = "eye" | "liner" | "brow" | "cheek" | "lip" | "light" | "shade";

/** One touch of the brush. */
export interface Patch {
  tone: Tone;
  points: Spot[];
  /** px; 0: the points are the edge of an area. */
  widthPx: number;
  /** How far the edge is worked out, px. */
  softPx: number;
}

/** A place by landmarks: an area, a line through points, or a round touch; `both` repeats it on the other side. */
type PatchSpec = {
  tone: Tone;
  both?: boolean;
  /** In parts of the face's width. */
  soft: number;
} & ({ area: readonly number[] } | { line: readonly number[]; width: number; flick?: Flick } | Round);

type Round = { round: readonly number[]; radius: number; flat?: number };
/** How a line goes on behind its first point: up, level or down, in parts of the eye's width. */
type Flick = { up: number; out: number };

const lid = [...upperLash, ...lidFold.toReversed()];
const eye = (spec: Partial<PatchSpec>) => ({ tone: "eye", both: true, soft: 0.02, ...spec }) as PatchSpec;
const liner = (width: number, flick?: Flick): PatchSpec => ({
  tone: "liner",
  both: true,
  soft: 0.004,
  line: upperLash,
  width,
  ...(flick && { flick }),
});
const brow = (from: number, to: number, width: number, soft = 0.008): PatchSpec => ({
  tone: "brow",
  both: true,
  soft,
  line: browSpine.slice(from, to),
  width,
});
const cheek = (spec: Partial<PatchSpec>) => ({ tone: "cheek", both: true, soft: 0.05, ...spec }) as PatchSpec;
const lip = (spec: Partial<PatchSpec>) => ({ tone: "lip", soft: 0.008, ...spec }) as PatchSpec;
const light = (spec: Partial<PatchSpec>) => ({ tone: "light", soft: 0.014, ...spec }) as PatchSpec;
const shade = (spec: Partial<PatchSpec>) => ({ tone: "shade", both: true, soft: 0.03, ...spec }) as PatchSpec;

/** Stand for the points halfway between the brow's two edges, tail first. */
const browSpine = [-1, -2, -3, -4, -5] as const;

const noseLine = [10, 151, 9, 168, 6, 197, 195, 5];
const underBone = [234, 137, 187, 207];

/** The five steps of each type, as places: content/face-types.json says the same in words. */
const steps: Readonly<Record<FaceTypeCode, Record<HowToPart, readonly PatchSpec[]>>> = {
  REISUI: {
    eye: [eye({ area: lid })],
    brow: [brow(0, 5, 0.028)],
    cheek: [cheek({ line: [118, 117, 123, 137], width: 0.09 }), light({ round: [116], radius: 0.02, both: true })],
    lip: [lip({ round: [13, 14], radius: 0.085, flat: 0.6, soft: 0.03 })],
    contour: [light({ line: noseLine, width: 0.016 })],
  },
  SUICHUKA: {
    eye: [light({ round: [159, 27], radius: 0.034, both: true })],
    brow: [brow(1, 4, 0.03, 0.014)],
    cheek: [cheek({ round: [101, 118], radius: 0.075 })],
    lip: [lip({ round: [13, 14], radius: 0.1, flat: 0.6, soft: 0.035 }), light({ round: [17], radius: 0.022 })],
    contour: [
      light({ round: [4], radius: 0.02 }),
      light({ round: [199], radius: 0.03 }),
      shade({ line: [127, 234, 93], width: 0.04 }),
    ],
  },
  ONTO: {
    eye: [eye({ area: lid, soft: 0.04 }), liner(0.018, { up: -0.12, out: 0.22 })],
    brow: [brow(0, 5, 0.038, 0.014)],
    cheek: [cheek({ round: [50], radius: 0.12, flat: 0.75 })],
    lip: [lip({ area: lipOutline }), light({ round: [13, 14], radius: 0.03 })],
    contour: [shade({ line: underBone, width: 0.05 }), shade({ line: [103, 54, 21], width: 0.05 })],
  },
  TSUYUDAMA: {
    eye: [light({ line: [144, 145, 153], width: 0.014, both: true })],
    brow: [brow(1, 3, 0.024)],
    cheek: [cheek({ round: [205, 50], radius: 0.085 })],
    lip: [lip({ round: [14, 17], radius: 0.075, flat: 0.5, soft: 0.025 })],
    contour: [light({ round: [116], radius: 0.026, both: true }), light({ round: [0], radius: 0.018 })],
  },
  KOTO: {
    eye: [eye({ area: lid }), liner(0.012, { up: 0, out: 0.26 })],
    brow: [brow(0, 5, 0.024, 0.004)],
    cheek: [cheek({ line: [50, 116, 127], width: 0.07 })],
    lip: [lip({ area: lipOutline, soft: 0.016 }), shade({ round: [61], radius: 0.012, soft: 0.01 })],
    contour: [shade({ line: jawLine, width: 0.022, soft: 0.014 })],
  },
  RITO: {
    eye: [liner(0.01), light({ round: [159, 29], radius: 0.04, flat: 0.5, both: true })],
    brow: [brow(1, 5, 0.026)],
    cheek: [cheek({ line: [123, 50, 195, 280, 352], width: 0.07, both: false })],
    lip: [lip({ area: lipOutline, soft: 0.02 })],
    contour: [
      light({ round: [151], radius: 0.07, soft: 0.04 }),
      light({ round: [199], radius: 0.035, soft: 0.03 }),
      light({ round: [193], radius: 0.018, both: true }),
    ],
  },
  KOUKA: {
    eye: [eye({ area: lid }), liner(0.016, { up: 0.26, out: 0.3 })],
    brow: [brow(0, 4, 0.028, 0.005)],
    cheek: [cheek({ line: [117, 116, 139], width: 0.06 })],
    lip: [lip({ area: lipOutline, soft: 0.003 })],
    contour: [
      shade({ line: underBone, width: 0.024, soft: 0.014 }),
      light({ line: [50, 117, 116], width: 0.016, both: true }),
    ],
  },
  KIKA: {
    eye: [
      { ...liner(0.016, { up: 0.06, out: 0.12 }), tone: "eye" } as PatchSpec,
      eye({ line: lowerLash.slice(0, 6), width: 0.012, soft: 0.004 }),
    ],
    brow: [brow(0, 5, 0.034, 0.005)],
    cheek: [cheek({ round: [117, 50], radius: 0.07, soft: 0.025 })],
    lip: [lip({ area: lipOutline, soft: 0.006 }), lip({ round: [13, 14], radius: 0.06, flat: 0.6 })],
    contour: [
      light({ round: [151], radius: 0.03 }),
      light({ round: [4], radius: 0.02 }),
      light({ round: [199], radius: 0.026 }),
    ],
  },
};

/** Where a type's step lies on a face: on the visitor's own by its landmarks, on a drawn one by its. Pure geometry. */
export function makeUpPatches(code: FaceTypeCode, part: HowToPart, spot: SpotOf): Patch[] {
  const faceWidth = apart(spot(234), spot(454));
  return steps[code][part].flatMap((spec) => {
    const patch = patchOf(spec, faceWidth, spot, (index) => index);
    return spec.both ? [patch, patchOf(spec, faceWidth, spot, mirrorOf)] : [patch];
  });
}

function patchOf(spec: PatchSpec, faceWidth: number, spot: SpotOf, side: (index: number) => number): Patch {
  const at = (index: number): Spot =>
    index < 0
      ? middle([spot(side(elementAt(browUpper, -index - 1))), spot(side(elementAt(browLower, -index - 1)))])
      : spot(side(index));
  const soft = { tone: spec.tone, softPx: spec.soft * faceWidth };
  if ("area" in spec) return { ...soft, widthPx: 0, points: spec.area.map(at) };
  if ("round" in spec) return { ...soft, widthPx: 0, points: oval(spec, faceWidth, at) };
  const points = spec.line.map(at);
  return {
    ...soft,
    widthPx: spec.width * faceWidth,
    points: spec.flick ? [tail(points, spec.flick), ...points] : points,
  };
}

function oval({ round, radius, flat = 1 }: Round, faceWidth: number, at: SpotOf): Spot[] {
  const [x, y] = middle(round.map(at));
  return Array.from({ length: 20 }, (_, k): Spot => {
    const angle = (k / 20) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius * faceWidth, y + Math.sin(angle) * radius * flat * faceWidth];
  });
}

/** Behind the outer corner of the eye, away from the inner one. */
function tail(points: readonly Spot[], { up, out }: Flick): Spot {
  const [outer, inner] = [elementAt(points, 0), elementAt(points, points.length - 1)];
  const [dx, dy] = [outer[0] - inner[0], outer[1] - inner[1]];
  // Up is at a right angle to the eye, towards the brow: the same for both sides and a leaning head.
  const turn = dx > 0 ? 1 : -1;
  return [outer[0] + dx * out + dy * up * turn, outer[1] + dy * out - dx * up * turn];
}

function middle(points: readonly Spot[]): Spot {
  const sum = points.reduce<Spot>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
