import { elementAt } from "#app/kits/basics/element-at.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { faceRatioNames, type FaceRatios } from "#contracts/face-reference.ts";
import { straightenFace } from "./face-pose.ts";
import { measureRatios } from "./face-ratios.ts";
import { type PictureSize, pointsInPx } from "./picture-points.ts";

/** Good frames that make a reading: 1.5 to 3 seconds. */
export const framesNeeded = 24;

export interface FrameCollector {
  /** How many are there, of `needed`. */
  readonly count: number;
  readonly needed: number;
  /** Takes a frame that passed the gates. Frames beyond the needed number are passed over. */
  add(reading: FaceDetection, size: PictureSize): void;
  /** The median of each proportion; null until enough frames are there. */
  ratios(): FaceRatios | null;
  /** Another face, or a new try. */
  reset(): void;
}

/** Collects good frames. A photo needs one. */
export function collectFrames(needed: number = framesNeeded): FrameCollector {
  let frames: FaceRatios[] = [];
  return {
    get count() {
      return frames.length;
    },
    needed,
    add(reading, size) {
      if (frames.length < needed) frames.push(ratiosOf(reading, size));
    },
    ratios: () => (frames.length < needed ? null : medianRatios(frames)),
    reset() {
      frames = [];
    },
  };
}

/** The proportions of one reading, as if the head were held straight. */
export function ratiosOf(reading: FaceDetection, size: PictureSize): FaceRatios {
  return measureRatios(straightenFace(pointsInPx(reading, size), reading.matrix));
}

function medianRatios(frames: readonly FaceRatios[]): FaceRatios {
  const entries = faceRatioNames.map((name) => [name, median(frames.map((frame) => frame[name]))]);
  return Object.fromEntries(entries) as FaceRatios;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? elementAt(sorted, middle)
    : (elementAt(sorted, middle - 1) + elementAt(sorted, middle)) / 2;
}
